#!/usr/bin/env bash
# Writes the browser host to Web/dist, or readable to Web/plain: overscroll.js and overscroll.wasm, which every page loads; what a page loads once it
# names it, which are overscroll-looks.js and .wasm, overscroll-floor.js, overscroll-full.wasm, overscroll-parameters.js
# and the files in languages; overscroll-lazy.js, overscroll-pages.js
# and overscroll-engine.js with its wasm, which an app may import; types of both, and a package.json so that Node loads the scripts as modules.
#
#     Scripts/web.sh            # Web/dist, for release: minified; without terser Web/plain, saying so
#     Scripts/web.sh --plain    # Web/plain, for the demo and the tests
#
# Files are built in another folder and moved atomically, so a failed build keeps the old files and
# a running server never sends a partial file.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh

case "${1:-}" in
  "") dist=Web/dist ;;
  --plain) dist=Web/plain ;;
  *)
    echo "web: unknown option $1; expected --plain" >&2
    exit 2
    ;;
esac
if [ "$dist" = Web/dist ] && ! Scripts/setup.sh --terser >/dev/null; then
  dist=Web/plain
  echo "web: so the scripts are not minified, three times as large, and in $dist" >&2
fi
script() {
  if [ "$dist" = Web/dist ]; then Scripts/minify.sh "$1"; else python3 Scripts/join_js.py "Web/js/$1.js"; fi
}
new=$dist.new
rm -rf "$new"
mkdir -p "$new/languages" "$dist/languages"
trap 'rm -rf "$new"' EXIT

script overscroll-view >"$new/overscroll.js"
script looks-part >"$new/overscroll-looks.js"
script floor-part >"$new/overscroll-floor.js"
script parameters-part >"$new/overscroll-parameters.js"
script help-part >"$new/overscroll-help.js"
script pages >"$new/overscroll-pages.js"
script session >"$new/overscroll-engine.js"
script lazy >"$new/overscroll-lazy.js"
cp Web/js/overscroll.d.ts "$new/overscroll.d.ts"
cp Web/js/overscroll-pages.d.ts "$new/overscroll-pages.d.ts"
cp Web/js/overscroll-engine.d.ts "$new/overscroll-engine.d.ts"
cp Web/js/overscroll-lazy.d.ts "$new/overscroll-lazy.d.ts"
printf '{ "type": "module" }\n' >"$new/package.json"
# The compiler prints no progress.
[ -d .build/wasm ] || echo "web: building; the first time it takes some minutes" >&2
wasm=$(Scripts/wasm.sh OverscrollWeb OverscrollWebLooks OverscrollWebSession)
{
  read -r engine
  read -r looks
  read -r session
} <<<"$wasm"
cp "$engine" "$new/overscroll.wasm"
cp "$looks" "$new/overscroll-looks.wasm"
cp "$session" "$new/overscroll-engine.wasm"
cp "$(Scripts/wasm.sh --full OverscrollWeb)" "$new/overscroll-full.wasm"
Scripts/languages.sh "$new/languages"
mv -f "$new"/languages/* "$dist/languages/"
rmdir "$new/languages"
mv -f "$new"/* "$dist/"
echo "web: wrote $dist"
