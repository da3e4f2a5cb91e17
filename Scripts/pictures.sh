#!/usr/bin/env bash
# Draws the README's pictures: animations of the looks and of other scenes, and the stages of one look.
#
#     Scripts/pictures.sh [FOLDER]
#
# Writes to the gallery's pictures by default, and builds the tool. The test that compares the
# pictures with the code passes another folder, and has the tool on the path.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$root/Examples/Gallery/pictures}
if [ $# -eq 0 ]; then
  "$root/Scripts/swift.sh" build --product overscroll-tool --quiet
  PATH=$root/.build/debug:$PATH
fi
for style in arrow ring path ego cll mj mrefresh yq tick petals disc material balls drop wave segments sun strokes pulse caret rows radar bounce liquid; do
  overscroll-tool preview --style "$style" -o "$folder/$style.svg"
done
for scene in load-more history floor; do
  overscroll-tool preview --style ring --scene "$scene" -o "$folder/$scene.svg"
done
overscroll-tool preview --style ring --filmstrip -o "$folder/ring-stages.svg"
