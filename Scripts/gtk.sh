#!/usr/bin/env bash
# Runs the deterministic tests of the GTK host on a virtual display, with the options given.
#
#     Scripts/gtk.sh --filter RunTests
#
# GTK does not start without a display, even for widgets that no window shows. A warning of GTK ends the tests.
set -euo pipefail
cd "$(dirname "$0")/.."
export G_DEBUG=fatal-warnings
Scripts/swift.sh build --build-tests >&2
Scripts/on-display.sh Scripts/swift.sh test --skip-build --disable-xctest \
  --filter OverscrollGTKTests "$@"
