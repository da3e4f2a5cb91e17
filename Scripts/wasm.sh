#!/usr/bin/env bash
# Builds products of the browser host as WebAssembly in release and prints the path of each.
#
#     Scripts/wasm.sh OverscrollWeb SizeEngine
#
# The toolchain alone is enough: Web/toolset.json holds every flag and says --no-wasm-opt, because
# clang would silently run an optimizer that happens to be installed, and sizes would then depend
# on the machine. SwiftPM does not notice a changed toolset, so a change starts from nothing.
#
# All modules become machine code together, when they are linked: what one module never asks of
# another is left out, which is 11 % of the engine and 6 % of the whole.
set -euo pipefail
cd "$(dirname "$0")/.."

# A compiler gone wrong must not take the machine with it: it once asked for 17 GB.
ulimit -v 8000000 2>/dev/null || true

triple=wasm32-unknown-none-wasm
# A folder of its own: SwiftPM locks one for the whole of a build.
folder=.build/wasm
built=$folder/$triple
cmp -s Web/toolset.json "$built/toolset.json" || rm -rf "$built"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for product in "$@"; do
  if ! OVERSCROLL_TARGETS=wasm swift build --configuration release --triple "$triple" \
    --toolset Web/toolset.json --scratch-path "$folder" --product "$product" \
    --experimental-lto-mode full \
    -Xswiftc -warnings-as-errors >"$log" 2>&1; then
    cat "$log" >&2
    echo "wasm: could not build $product" >&2
    exit 1
  fi
  echo "$built/release/$product.wasm"
done
cp Web/toolset.json "$built/toolset.json"
