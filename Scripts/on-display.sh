#!/usr/bin/env bash
# Runs a GTK program on a virtual display, without a message bus or the user's settings.
#
#     Scripts/on-display.sh PROGRAM ARGUMENTS
set -euo pipefail
display=$(mktemp)
Xvfb -displayfd 3 -screen 0 800x900x24 -nolisten tcp 3>"$display" 2>/dev/null &
server=$!
trap 'kill "$server"; rm -f "$display"' EXIT
until [ -s "$display" ]; do
  kill -0 "$server" || exit 1
  sleep 0.02
done
# The accessibility of GTK's own tests; cairo, because a machine without a graphics card paints slowly with GL.
export DISPLAY=":$(cat "$display")" GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=test
export LANG=C.UTF-8 LANGUAGE=en
export GSETTINGS_BACKEND=memory DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent
"$@"
