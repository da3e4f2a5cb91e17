#!/usr/bin/env bash
# Runs `swift build`, `swift test` or `swift run` with the options that all scripts of the project use.
#
#     Scripts/swift.sh test --filter LoadTriggerTests
#
# Warnings are errors, and the UIKit test double, the browser host's tools and, where GTK's headers are
# installed, its host with its tests are included (Package.swift explains OVERSCROLL_TARGETS). Debug
# builds have no debug information, which saves a fourteenth of the time; to debug, set the variable and
# use `swift build`. SwiftPM recompiles everything when options change, so all scripts and tests build
# with this script.
set -euo pipefail
cd "$(dirname "$0")/.."
export OVERSCROLL_TARGETS=development
command=${1:?swift.sh: say build, test or run}
shift
options=(-Xswiftc -warnings-as-errors)
# Measurements of release builds need debug information to attribute costs.
[[ " $* " == *" release "* ]] || options+=(-debug-info-format none)
if [ "$(uname)" = Linux ] && pkg-config --exists gtk4 2>/dev/null; then
  OVERSCROLL_TARGETS+=,gtk
  options+=(--traits GTK)
fi
# SwiftPM warns about the compiler options in GTK's pkg-config files that it drops.
exec swift "$command" "${options[@]}" "$@" 2> >(sed "/prohibited flag/d" >&2)
