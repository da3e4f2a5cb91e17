#!/usr/bin/env bash
# Runs `swift build`, `swift test` or `swift run` on this package as all scripts of the project do.
#
#     Scripts/swift.sh test --filter LoadTriggerTests
#
# Warnings are errors, and the double of UIKit and the browser host's tools are there (Package.swift says
# what OVERSCROLL_TARGETS means). In debug there is no debug information, which takes a fourteenth of the
# time; for a debugger set the variable and use `swift build`. SwiftPM compiles everything again when options
# change, so scripts and tests that build something build it by this one.
set -euo pipefail
cd "$(dirname "$0")/.."
export OVERSCROLL_TARGETS=development
command=${1:?swift.sh: say build, test or run}
shift
information=(-debug-info-format none)
# Measurements of release builds attribute costs by the debug information.
[[ " $* " == *" release "* ]] && information=()
exec swift "$command" -Xswiftc -warnings-as-errors ${information[@]+"${information[@]}"} "$@"
