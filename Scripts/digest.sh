#!/usr/bin/env bash
# Builds the replay fingerprint natively in debug and release, and as WebAssembly, for one test.
#
#     Scripts/digest.sh 1 2 3
#
# Prints the path of the wasm file, then "debug" and "release" each with the fingerprints of the
# seeds. Optimized or not, native or not: all must have the same bits.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/wasm.sh ReplayDigest
for configuration in debug release; do
  Scripts/swift.sh build --configuration "$configuration" --product ReplayDigest >&2
  echo "$configuration" $(".build/$configuration/ReplayDigest" "$@")
done
