#!/usr/bin/env bash
# The seeded random runs at length: a hundred million events, or as many as EVENTS says. Too long for
# every change, and worth an evening before a release.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh
export OVERSCROLL_SOAK_EVENTS="${EVENTS:-100000000}"
exec Scripts/swift.sh test --configuration release --filter SeededRun
