#!/usr/bin/env bash
# Writes Web/dist: overscroll.js, overscroll.d.ts and overscroll.wasm, all that a page needs, and a
# package.json so that Node loads the script as a module.
#
#     Scripts/web.sh            # for release: minified, needs terser
#     Scripts/web.sh --plain    # readable, for the demo and the tests
#
# Files are built in another folder and moved atomically, so a failed build keeps the old files and
# a running server never sends a partial file.
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
    echo "web: unknown option $1; expected --plain" >&2
    exit 2
    ;;
esac
cp Web/js/overscroll.d.ts "$new/overscroll.d.ts"
printf '{ "type": "module" }\n' >"$new/package.json"
# The compiler prints no progress.
[ -d .build/wasm ] || echo "web: building; the first time it takes some minutes" >&2
wasm=$(Scripts/wasm.sh OverscrollWeb)
cp "$wasm" "$new/overscroll.wasm"
mv -f "$new"/* Web/dist/
echo "web: wrote Web/dist"
