#!/usr/bin/env bash
# Draws the README's pictures: animations of the looks and of other scenes.
#
#     Scripts/pictures.sh [FOLDER]
#
# Writes to the gallery's pictures by default, and builds the tool. The test that compares the
# pictures with the code passes another folder, and has the tool on the path. Without it, the stages
# of every look are drawn side by side for review, into overscroll-filmstrips of the temporary folder.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$root/Examples/Gallery/page/pictures}
if [ $# -eq 0 ]; then
  "$root/Scripts/swift.sh" build --product overscroll-tool --quiet
  PATH=$root/.build/debug:$PATH
  strips=${TMPDIR:-/tmp}/overscroll-filmstrips
  mkdir -p "$strips"
  for style in $(overscroll-tool list | sed -n '2,/^indicators/s/^  //p'); do
    overscroll-tool preview --style "$style" --filmstrip -o "$strips/$style.svg"
  done
fi
for style in ring ego cll mj mrefresh yq drop wave path morph field segments; do
  overscroll-tool preview --style "$style" -o "$folder/$style.svg"
done
overscroll-tool preview --style liquid --scene articles -o "$folder/articles.svg"
for scene in load-more history floor; do
  overscroll-tool preview --style ring --scene "$scene" -o "$folder/$scene.svg"
done
