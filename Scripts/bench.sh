#!/usr/bin/env bash
# Measures the cost of an event, a picture, a path and a page. Writes data to
# Benchmarks/Results and a table of each to Benchmarks/Results.md.
#
#     Scripts/bench.sh                 # all of it: make bench
#     Scripts/bench.sh paths size      # engine, counts, size, paths or gtk alone
#     NEWER_PEERS=…/target/release/peers Scripts/bench.sh paths
#     Scripts/bench.sh returning       # how long a list of 40 pages takes to come back
#     PEERS="… … …" Scripts/bench.sh lazy   # beside the checkouts that Benchmarks/lazy_peers.py names
#
# In release mode. Allocations, instructions and sizes are exact; times vary between machines and
# runs: compare lines of one run only. Instruction counts need valgrind, and gtk
# GTK 4 with Xvfb; without them the part is skipped. Benchmarks/README.md lists the measurements and the
# peers.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh
parts=("$@")
[ ${#parts[@]} -gt 0 ] || parts=(engine counts size paths gtk)
# build PRODUCT: prints its path
build() {
  Scripts/swift.sh build --configuration release --quiet --product "$1" >&2
  echo "$(Scripts/swift.sh build --configuration release --show-bin-path)/$1"
}

engine() {
  local program
  program=$(build EngineBenchmarks)
  "$program"
}

counts() {
  local programs
  programs[0]=$(build EventCost)
  if [ "$(uname)" = Linux ]; then
    programs[1]=$(build HostCost)
  fi
  Benchmarks/count.py "${programs[@]}"
}

size() {
  Scripts/size.py --lines
}

paths() {
  local program
  program=$(build PathsBenchmarks)
  Benchmarks/paths.py "$program" ${NEWER_PEERS:+"$NEWER_PEERS"}
}

gtk() {
  if Scripts/setup.sh --gtk >/dev/null 2>&1; then
    local program
    program=$(build GTKFrames)
    Scripts/on-display.sh "$program"
  else
    echo "GTK frames not measured: no GTK 4 or no Xvfb; Scripts/setup.sh --gtk-tests installs both"
  fi
}

returning() {
  Scripts/web.sh --plain >/dev/null
  .venv/bin/python Benchmarks/returning.py
}

lazy() {
  Scripts/web.sh >/dev/null
  # shellcheck disable=SC2086
  .venv/bin/python Benchmarks/lazy_peers.py ${PEERS:?name three checkouts}
}

for part in "${parts[@]}"; do
  case "$part" in
    engine | counts | size | paths | gtk | returning | lazy) "$part" | Benchmarks/record.py "$part" ;;
    *)
      echo "bench: unknown part $part; expected engine, counts, size, paths, gtk, returning and lazy" >&2
      exit 2
      ;;
  esac
done
