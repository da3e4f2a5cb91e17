#!/usr/bin/env bash
# Runs the deterministic tests of the GTK host on a virtual display, with the options given.
#
#     Scripts/gtk.sh --filter RunTests
#
# They have a build of their own, because the package trait GTK recompiles everything. GTK does not start
# without a display, even for widgets that no window shows.
set -euo pipefail
cd "$(dirname "$0")/.."
export OVERSCROLL_TARGETS=gtk
options=(--traits GTK --scratch-path .build/gtk -Xswiftc -warnings-as-errors)
# SwiftPM warns about the compiler options in GTK's pkg-config files that it drops.
swift build "${options[@]}" --build-tests 2>&1 | sed "/prohibited flag/d" >&2
Scripts/on-display.sh swift test "${options[@]}" --skip-build --disable-xctest "$@" \
  2> >(sed "/prohibited flag/d" >&2)
