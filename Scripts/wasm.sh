#!/usr/bin/env bash
# Builds products of the browser host as WebAssembly in release and prints the path of each.
#
#     Scripts/wasm.sh OverscrollWeb OverscrollWebSession
#     Scripts/wasm.sh --full OverscrollWeb
#
# With --full the engine has floors and settings that most pages do not need.
#
# Needs only the toolchain. Web/toolset.json has all flags, including --no-wasm-opt: clang would
# silently run an installed optimizer, and sizes would depend on the machine. SwiftPM does not
# detect a changed toolset, so a change triggers a clean build.
#
# All modules are compiled to machine code together at link time, which removes unused functions: 11
# % of the engine and 6 % of the whole.
set -euo pipefail
cd "$(dirname "$0")/.."

# Limits memory: a faulty compiler once allocated 17 GB.
ulimit -v 8000000 2>/dev/null || true

triple=wasm32-unknown-none-wasm
# In a separate folder: SwiftPM locks a folder during a build.
folder=.build/wasm
targets=wasm
if [ "${1-}" = --full ]; then
  shift
  folder=.build/wasm-full
  targets=wasm,full
fi
built=$folder/$triple
cmp -s Web/toolset.json "$built/toolset.json" || rm -rf "$built"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for product in "$@"; do
  if ! OVERSCROLL_TARGETS=$targets swift build --configuration release --triple "$triple" \
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
