#!/usr/bin/env bash
# Draws the looks as they stand in the README: moving pictures, and the stages of one.
#
#     Scripts/pictures.sh [FOLDER]
#
# Into the gallery's pictures, with a tool built for it. The test that holds the pictures to the code
# gives a folder of its own, and has the tool on the path.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$root/Examples/Gallery/pictures}
if [ $# -eq 0 ]; then
  "$root/Scripts/swift.sh" build --product overscroll-tool --quiet
  PATH=$root/.build/debug:$PATH
fi
for style in arrow ring path ego cll mj mrefresh yq tick petals disc material balls drop wave segments; do
  overscroll-tool preview --style "$style" -o "$folder/$style.svg"
done
overscroll-tool preview --style ring --filmstrip -o "$folder/ring-stages.svg"
