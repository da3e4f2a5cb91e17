#!/usr/bin/env bash
# Runs `swift build`, `swift test` or `swift run` with the options that all scripts of the project use.
#
#     Scripts/swift.sh test --filter LoadTriggerTests
#
# Warnings are errors, and the UIKit test double and the browser host's tools are included
# (Package.swift explains OVERSCROLL_TARGETS). Debug builds have no debug information, which saves a
# fourteenth of the time; to debug, set the variable and use `swift build`. SwiftPM recompiles
# everything when options change, so all scripts and tests build with this script.
set -euo pipefail
cd "$(dirname "$0")/.."
export OVERSCROLL_TARGETS=development
command=${1:?swift.sh: say build, test or run}
shift
information=(-debug-info-format none)
# Measurements of release builds need debug information to attribute costs.
[[ " $* " == *" release "* ]] && information=()
exec swift "$command" -Xswiftc -warnings-as-errors ${information[@]+"${information[@]}"} "$@"
