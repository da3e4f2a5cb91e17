#!/usr/bin/env bash
# Writes Web/dist: overscroll.js, overscroll.d.ts and overscroll.wasm, all that a page needs. By its
# package.json, Node takes the script for the module that it is.
#
# Everything is built beside the folder first and each file moved over in one step, so a failed
# build leaves the old files and a server that is running never sends half a file.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh

# The compiler keeps quiet, and somebody sees this for the first time.
[ -d .build/wasm ] || echo "web: building; the first time it takes some minutes" >&2
new=Web/dist.new
rm -rf "$new"
mkdir -p "$new" Web/dist
trap 'rm -rf "$new"' EXIT

wasm=$(Scripts/wasm.sh OverscrollWeb)
cp "$wasm" "$new/overscroll.wasm"
python3 Scripts/join_js.py Web/js/overscroll-view.js >"$new/overscroll.js"
cp Web/js/overscroll.d.ts "$new/overscroll.d.ts"
printf '{ "type": "module" }\n' >"$new/package.json"
mv -f "$new"/* Web/dist/
echo "web: wrote Web/dist"
