#!/usr/bin/env bash
# Runs the deterministic tests of the GTK host on a virtual display, with the options given.
#
#     Scripts/gtk.sh --filter RunTests
#
# GTK does not start without a display, even for widgets that no window shows.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/swift.sh build --build-tests >&2
Scripts/on-display.sh Scripts/swift.sh test --skip-build --disable-xctest \
  --filter OverscrollGTKTests "$@"
