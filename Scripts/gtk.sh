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
display=$(mktemp)
Xvfb -displayfd 3 -screen 0 800x900x24 -nolisten tcp 3>"$display" 2>/dev/null &
server=$!
trap 'kill "$server"; rm -f "$display"' EXIT
until [ -s "$display" ]; do
  kill -0 "$server" || exit 1
  sleep 0.02
done
# The accessibility of GTK's own tests, and no message bus.
export DISPLAY=":$(cat "$display")" GDK_BACKEND=x11 GTK_A11Y=test LANG=C.UTF-8 LANGUAGE=en
export GSETTINGS_BACKEND=memory DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent
swift test "${options[@]}" --skip-build --disable-xctest "$@" \
  2> >(sed "/prohibited flag/d" >&2)
