#!/usr/bin/env bash
# Writes Web/dist: overscroll.js, overscroll.d.ts and overscroll.wasm, all that a page needs. By its
# package.json, Node takes the script for the module that it is.
#
#     Scripts/web.sh            # as it is released, with the script minified, which takes terser
#     Scripts/web.sh --plain    # with a script to read, for the demo and the tests
#
# Everything is built beside the folder first and each file moved over in one step, so a failed
# build leaves the old files and a server that is running never sends half a file.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh

new=Web/dist.new
rm -rf "$new"
mkdir -p "$new" Web/dist
trap 'rm -rf "$new"' EXIT

case "${1:-}" in
  "") Scripts/minify.sh >"$new/overscroll.js" ;;
  --plain) python3 Scripts/join_js.py Web/js/overscroll-view.js >"$new/overscroll.js" ;;
  *)
    echo "web: unknown option $1; there is --plain" >&2
    exit 2
    ;;
esac
cp Web/js/overscroll.d.ts "$new/overscroll.d.ts"
printf '{ "type": "module" }\n' >"$new/package.json"
# The compiler keeps quiet, and somebody sees this for the first time.
[ -d .build/wasm ] || echo "web: building; the first time it takes some minutes" >&2
wasm=$(Scripts/wasm.sh OverscrollWeb)
cp "$wasm" "$new/overscroll.wasm"
mv -f "$new"/* Web/dist/
echo "web: wrote Web/dist"
