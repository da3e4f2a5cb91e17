#!/usr/bin/env bash
# Runs the seeded random tests at length: a hundred million events, or EVENTS. Too long for every change;
# run it before a release.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh
export OVERSCROLL_SOAK_EVENTS="${EVENTS:-100000000}"
exec Scripts/swift.sh test --configuration release --filter SeededRun
