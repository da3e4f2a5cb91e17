#!/usr/bin/env bash
# Prints a released script of the browser host: an entry in Web/js, joined and then minified by terser.
#
#     Scripts/minify.sh overscroll-view >overscroll.js
#     Scripts/minify.sh pictures-part >overscroll-pictures.js
#
# The sizes in size.py are for terser 5.16.5, Debian 12's version. Besides variables and private members
# it shortens the members listed in own-members.txt, also those whose names some browser objects have.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh --terser >&2

# Debian's package folder: a Node installed otherwise does not search it.
export NODE_PATH=${NODE_PATH:-/usr/share/nodejs}
entry=${1:?minify: say overscroll-view or another entry}
members=$(grep -v '^#' Web/js/own-members.txt | tr -s ' \n' '|')
renamed=(--mangle-props "builtins,regex=/^(${members%|})\$/")
# A session and a place are the page's, with their members.
case $entry in session | place) renamed=() ;; esac
minified=$(python3 Scripts/join_js.py "Web/js/$entry.js" \
  | terser --module --ecma 2020 --compress passes=5,pure_getters,inline=1 --mangle "${renamed[@]}")
# Without the newline at the end.
printf %s "$minified"
