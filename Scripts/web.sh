#!/usr/bin/env bash
# Writes the browser host to Web/dist, or readable to Web/plain: overscroll.js and overscroll.wasm, which every page
# loads; what a page loads once it names it, which are the files in looks and in languages, overscroll-pictures.js,
# overscroll-floor.js, overscroll-full.wasm and overscroll-parameters.js; overscroll-lazy.js, overscroll-pages.js,
# overscroll-place.js, overscroll-load-limit.js and overscroll-engine.js with its wasm, which an app may import; types of
# all, and a package.json so that Node loads the scripts as modules.
#
#     Scripts/web.sh            # Web/dist, for release: minified by terser, which is installed if it is missing
#     Scripts/web.sh --plain    # Web/plain, for the demo and the tests
#
# Files are built in another folder and moved atomically, so a failed build keeps the old files and
# a running server never sends a partial file. Nothing is built if no source has changed since.
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
[ "$dist" = Web/plain ] || Scripts/setup.sh --terser >&2

# The compiler and the files that are there; the time of the stamp is that of the build's beginning.
stamp=.build/${dist/\//-}
state() {
  swift --version 2>/dev/null
  find "$dist" -type f | sort
}
is_built() {
  [ -f "$stamp" ] && [ "$(state)" = "$(cat "$stamp")" ] \
    && [ -z "$(find Package.swift Scripts/*.py Scripts/*.sh Sources Web/Sources Web/js Web/toolset.json -newer "$stamp")" ]
}
if is_built; then
  echo "web: $dist is up to date"
  exit 0
fi
mkdir -p .build
[ -d .build/wasm ] || echo "web: the first build takes some minutes" >&2

number=0
step() {
  number=$((number + 1))
  echo "web: step $number of 5: $1" >&2
}
script() {
  if [ "$dist" = Web/dist ]; then Scripts/minify.sh "$1"; else python3 Scripts/join_js.py "Web/js/$1.js"; fi
}
new=$dist.new
rm -rf "$new"
mkdir -p "$new/languages" "$dist/languages" "$dist/looks"
touch "$stamp.new"
trap 'rm -rf "$new" "$stamp.new"' EXIT

step "join the scripts"
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
step "compile the engine for the web"
engines=$(Scripts/wasm.sh OverscrollWeb OverscrollWebSession)
cp "${engines##*$'\n'}" "$new/overscroll-engine.wasm"
step "compile it again, with floors and all settings"
Scripts/wasm.sh --full OverscrollWeb >/dev/null
step "compile and link the looks"
Scripts/looks.py "$new"
step "compile and run the program that writes the languages"
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
state >"$stamp"
touch -r "$stamp.new" "$stamp"
echo "web: wrote $dist"
