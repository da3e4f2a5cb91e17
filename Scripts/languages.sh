#!/usr/bin/env bash
# Writes the texts of each language into a folder, as the files that a page loads for them: de.json.
#
#     Scripts/languages.sh Web/dist/languages
#
# From the Swift tables, by a small native program. It is built in a folder of its own: SwiftPM locks a
# folder during a build.
set -euo pipefail
folder=$(realpath "${1:?languages.sh: say a folder}")
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
lines=$(Scripts/swift.sh run --scratch-path .build/languages --quiet WriteLanguages 2>"$log") || {
  cat "$log" >&2
  exit 1
}
while IFS=$'\t' read -r tag texts; do
  printf '%s\n' "$texts" >"$folder/$tag.json"
done <<<"$lines"
