#!/usr/bin/env bash
# Writes the browser host to Web/dist, or readable to Web/plain: overscroll.js and overscroll.wasm, which every page
# loads; what a page loads once it names it, which are the files in looks and in languages, overscroll-pictures.js,
# overscroll-floor.js, overscroll-full.wasm and overscroll-parameters.js; overscroll-lazy.js, overscroll-pages.js,
# overscroll-place.js, overscroll-load-limit.js and overscroll-engine.js with its wasm, which an app may import; types of
# all, and a package.json so that Node loads the scripts as modules.
#
#     Scripts/web.sh            # Web/dist, for release
#     Scripts/web.sh --plain    # Web/plain, for the demo and the tests: not minified
#
# esbuild, which is installed if it is missing, joins the modules of each script: one file needs one request and can be
# copied anywhere with its wasm. The sizes in size.py are for esbuild 0.17, Debian 12's version.
#
# Files are built in another folder and moved atomically, so a failed build keeps the old files and
# a running server never sends a partial file. Nothing is built if no source has changed since.
set -euo pipefail
cd "$(dirname "$0")/.."
options=(--minify)
case "${1:-}" in
  "") dist=Web/dist ;;
  --plain)
    dist=Web/plain
    options=()
    ;;
  *)
    echo "web: unknown option $1; expected --plain" >&2
    exit 2
    ;;
esac
Scripts/setup.sh
Scripts/setup.sh --esbuild >&2

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
new=$dist.new
rm -rf "$new"
mkdir -p "$new/languages" "$dist/languages" "$dist/looks"
touch "$stamp.new"
trap 'rm -rf "$new" "$stamp.new"' EXIT

step "join the scripts"
# By its entry in Web/js. They load one another by name.
esbuild --bundle --format=esm --log-level=warning '--external:./overscroll*.js' "${options[@]}" --outdir="$new" \
  overscroll=Web/js/overscroll-view.js overscroll-pictures=Web/js/pictures-part.js \
  overscroll-floor=Web/js/floor.js overscroll-parameters=Web/js/parameters-part.js \
  overscroll-help=Web/js/help-part.js overscroll-pages=Web/js/pages.js overscroll-place=Web/js/place.js \
  overscroll-load-limit=Web/js/load-limit.js overscroll-engine=Web/js/session.js overscroll-lazy=Web/js/lazy.js
cp Web/js/*.d.ts "$new"
printf '{ "type": "module" }\n' >"$new/package.json"
step "compile the engine for the web"
engines=$(Scripts/wasm.sh OverscrollWeb OverscrollWebSession)
cp "${engines##*$'\n'}" "$new/overscroll-engine.wasm"
step "compile it again, with floors and all settings"
Scripts/wasm.sh --full OverscrollWeb >/dev/null
step "compile and link the looks"
Scripts/looks.py "$new"
step "compile and run the program that writes the languages"
# In a folder of its own: SwiftPM locks a folder during a build.
languages=$(Scripts/swift.sh run --scratch-path .build/languages --quiet WriteLanguages)
while IFS=$'\t' read -r tag texts; do
  printf '%s\n' "$texts" >"$new/languages/$tag.json"
done <<<"$languages"
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
