#!/usr/bin/env bash
# Explores every state, reads lists at random in GTK for 30 minutes, or GTK_MINUTES, and then runs the seeded
# random tests at length: a hundred million events, or EVENTS, a hundred thousand orders of an app's inset
# writes, and a thousand minutes of reading on the double. Too long for every change; run it before a release.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh
Scripts/explore.sh --full
if Scripts/setup.sh --gtk-touch; then
  Scripts/swift.sh build --product GTKTestWindow
  .venv/bin/python Tests/GTK/reader.py --minutes "${GTK_MINUTES:-30}"
fi
export OVERSCROLL_SOAK_EVENTS="${EVENTS:-100000000}"
export OVERSCROLL_SOAK_ORDERS=100000
export OVERSCROLL_SOAK_MINUTES=1000
exec Scripts/swift.sh test --configuration release --filter 'SeededRun|InsetOrder|FrameMeter'
