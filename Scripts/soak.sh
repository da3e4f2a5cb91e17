#!/usr/bin/env bash
# Explores every state, then runs the seeded random tests at length: a hundred million events, or EVENTS, a hundred
# thousand orders of an app's inset writes, and a thousand minutes of reading on the double. Then a random reader reads
# on in GTK and in Chromium for half an hour each, or MINUTES, and for a sixth of that in Firefox and in WebKit. Too
# long for every change; run it before a release.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh --all-tests
Scripts/explore.sh --full
export OVERSCROLL_SOAK_EVENTS="${EVENTS:-100000000}"
export OVERSCROLL_SOAK_ORDERS=100000
export OVERSCROLL_SOAK_MINUTES=1000
Scripts/swift.sh test --configuration release --filter 'SeededRun|InsetOrder|FrameMeter'
minutes="${MINUTES:-30}"
if Scripts/setup.sh --gtk-touch; then
  Scripts/swift.sh build --product GTKTestWindow
  .venv/bin/python Tests/GTK/reader.py --minutes "$minutes"
fi
Scripts/web.sh --plain
.venv/bin/python Web/Tests/read_on.py --minutes "$minutes"
for browser in Firefox WebKit; do
  .venv/bin/python Web/Tests/read_on.py --browser "$browser" --minutes "$(((minutes + 5) / 6))"
done
