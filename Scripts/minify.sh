#!/usr/bin/env bash
# Prints the script of the browser host as it is released: joined, then minified by terser.
#
# terser 5.16.5, Debian 12's, decides the sizes in size.py. Beside variables and private members it gives
# short names to the members in own-members.txt, but never to one that the browser's own objects have.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh --terser >/dev/null

# Where Debian has its packages: a Node from elsewhere does not look there by itself.
export NODE_PATH=${NODE_PATH:-/usr/share/nodejs}
members=$(grep -v '^#' Web/js/own-members.txt | tr -s ' \n' '|')
python3 Scripts/join_js.py Web/js/overscroll-view.js \
  | terser --module --ecma 2020 --compress passes=2 --mangle --mangle-props "regex=/^(${members%|})\$/"
