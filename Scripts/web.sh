#!/usr/bin/env bash
# Writes Web/dist: overscroll.js and overscroll.wasm, which every page loads; what a page loads once it
# names it, which are overscroll-looks.js and .wasm, overscroll-floor.js, overscroll-full.wasm, overscroll-parameters.js
# and the files in languages; overscroll-pages.js, which an app may import; types of both, and a package.json so that Node loads the scripts as modules.
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
mkdir -p "$new/languages" Web/dist/languages
trap 'rm -rf "$new"' EXIT

case "${1:-}" in
  "") script() { Scripts/minify.sh "$1"; } ;;
  --plain) script() { python3 Scripts/join_js.py "Web/js/$1.js"; } ;;
  *)
    echo "web: unknown option $1; expected --plain" >&2
    exit 2
    ;;
esac
script overscroll-view >"$new/overscroll.js"
script looks-part >"$new/overscroll-looks.js"
script floor-part >"$new/overscroll-floor.js"
script parameters-part >"$new/overscroll-parameters.js"
script pages >"$new/overscroll-pages.js"
cp Web/js/overscroll.d.ts "$new/overscroll.d.ts"
cp Web/js/overscroll-pages.d.ts "$new/overscroll-pages.d.ts"
printf '{ "type": "module" }\n' >"$new/package.json"
# The compiler prints no progress.
[ -d .build/wasm ] || echo "web: building; the first time it takes some minutes" >&2
wasm=$(Scripts/wasm.sh OverscrollWeb OverscrollWebLooks)
{
  read -r engine
  read -r looks
} <<<"$wasm"
cp "$engine" "$new/overscroll.wasm"
cp "$looks" "$new/overscroll-looks.wasm"
cp "$(Scripts/wasm.sh --full OverscrollWeb)" "$new/overscroll-full.wasm"
Scripts/languages.sh "$new/languages"
mv -f "$new"/languages/* Web/dist/languages/
rmdir "$new/languages"
mv -f "$new"/* Web/dist/
echo "web: wrote Web/dist"
