#!/usr/bin/env bash
# Writes the browser host to Web/dist, or readable to Web/plain: overscroll.js and overscroll.wasm, which every page
# loads; what a page loads once it names it, which are the files in looks and in languages, overscroll-pictures.js,
# overscroll-floor.js, overscroll-full.wasm and overscroll-parameters.js; overscroll-lazy.js, overscroll-pages.js,
# overscroll-place.js, overscroll-load-limit.js and overscroll-engine.js with its wasm, which an app may import; types of
# all, and a package.json so that Node loads the scripts as modules.
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
mkdir -p "$new/languages" "$dist/languages" "$dist/looks"
trap 'rm -rf "$new"' EXIT

script overscroll-view >"$new/overscroll.js"
script pictures-part >"$new/overscroll-pictures.js"
script floor-part >"$new/overscroll-floor.js"
script parameters-part >"$new/overscroll-parameters.js"
script help-part >"$new/overscroll-help.js"
script pages >"$new/overscroll-pages.js"
script place >"$new/overscroll-place.js"
script load-limit >"$new/overscroll-load-limit.js"
script session >"$new/overscroll-engine.js"
script lazy >"$new/overscroll-lazy.js"
cp Web/js/overscroll.d.ts "$new/overscroll.d.ts"
cp Web/js/overscroll-pages.d.ts "$new/overscroll-pages.d.ts"
cp Web/js/overscroll-place.d.ts "$new/overscroll-place.d.ts"
cp Web/js/overscroll-load-limit.d.ts "$new/overscroll-load-limit.d.ts"
cp Web/js/overscroll-engine.d.ts "$new/overscroll-engine.d.ts"
cp Web/js/overscroll-lazy.d.ts "$new/overscroll-lazy.d.ts"
printf '{ "type": "module" }\n' >"$new/package.json"
# The compiler prints no progress.
[ -d .build/wasm ] || echo "web: building; the first time it takes some minutes" >&2
Scripts/looks.py "$new"
cp "$(Scripts/wasm.sh OverscrollWebSession)" "$new/overscroll-engine.wasm"
Scripts/languages.sh "$new/languages"
for folder in languages looks; do
  # What there was before, and is no more.
  for file in "$dist/$folder"/*; do
    [ -e "$new/$folder/${file##*/}" ] || rm -f "$file"
  done
  mv -f "$new/$folder"/* "$dist/$folder/"
  rmdir "$new/$folder"
done
mv -f "$new"/* "$dist/"
echo "web: wrote $dist"
