#!/usr/bin/env bash
# Writes Web/js/codes.js, the numbers that Swift and JavaScript agree on, from the Swift enums.
#
# With --check nothing is written: the exit code says whether the file in the tree is fresh.
set -euo pipefail
cd "$(dirname "$0")/.."

new=$(mktemp)
trap 'rm -f "$new"' EXIT
Scripts/swift.sh build --product WriteCodes >"$new" 2>&1 || {
  cat "$new" >&2
  exit 1
}
.build/debug/WriteCodes >"$new"
if [ "${1:-}" = --check ]; then
  diff -u Web/js/codes.js "$new" || {
    echo "codes: Web/js/codes.js is stale; run Scripts/codes.sh" >&2
    exit 1
  }
else
  cp "$new" Web/js/codes.js
fi
