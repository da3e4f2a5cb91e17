#!/usr/bin/env bash
# What an event, a picture, a page and a frame of it cost, kept and drawn under Benchmarks/Results.
#
# In release mode. Allocations, instructions and sizes are exact; times are those of this machine in
# this minute: compare lines of one run, not runs. Instructions need valgrind, the frame a Chromium;
# each is left out where it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh
record() {
  Benchmarks/record.py "make bench"
}

swift build --package-path Benchmarks --configuration release --quiet
built=$(swift build --package-path Benchmarks --configuration release --show-bin-path)
"$built/EngineBenchmarks" | record
host=()
if [ "$(uname)" = Linux ]; then
  swift build --configuration release --quiet --product HostCost
  host=("$(swift build --configuration release --show-bin-path)/HostCost")
fi
Scripts/count.py "$built/EventCost" "${host[@]}" | record
Scripts/size.py --lines | record
Benchmarks/paths.py "$built/PathsBenchmarks" | record
if [ -x .venv/bin/python ] && Scripts/setup.sh --chromium >/dev/null 2>&1; then
  Scripts/web.sh >/dev/null
  .venv/bin/python Benchmarks/frame_time.py | record
else
  echo "the frame is not timed: no Chromium or no .venv; Scripts/setup.sh --tests gets both"
fi
Benchmarks/chart.py
