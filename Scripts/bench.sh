#!/usr/bin/env bash
# What an event and a picture cost, counted and timed in release mode. Allocations and instructions
# are exact; times are those of this machine in this minute: compare lines of one run, not runs.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh
swift build --package-path Benchmarks --configuration release --quiet
built=$(swift build --package-path Benchmarks --configuration release --show-bin-path)
"$built/EngineBenchmarks"
Scripts/count.py "$built/EventCost"
