#!/usr/bin/env bash
# Runs a program with assistive technologies, and prints what they are told between the program's own lines.
#
#     dbus-run-session -- Tests/GTK/listen.sh PROGRAM ARGUMENTS
set -euo pipefail
# Where a program in another system finds the message bus, too; its place there is in this folder.
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
/usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 &
started=($!)
trap 'kill "${started[@]}" 2>/dev/null || true; rm -rf "$XDG_RUNTIME_DIR"' EXIT
# Otherwise the first call makes D-Bus start another launcher, which does not know this folder.
gdbus wait --session --timeout 60 org.a11y.Bus
address() {
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.a11y.Bus.GetAddress 2>/dev/null | sed "s/^('//; s/',)$//"
}
until bus=$(address) && [ -n "$bus" ]; do sleep 0.05; done
echo "bus $bus"
dbus-monitor --address "$bus" "type='signal',interface='org.a11y.atspi.Event.Object'" &
started+=($!)
"$(dirname "$0")/register.py" "$bus" &
started+=($!)
"$@"
