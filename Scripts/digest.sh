#!/usr/bin/env bash
# Builds the replay fingerprint natively in debug and release, and as WebAssembly with floors, for a test.
#
#     Scripts/digest.sh 1 2 3
#
# Prints the path of the wasm file, then "debug" and "release" each with the fingerprints of the
# seeds. All builds must produce bit-identical results.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/wasm.sh --full ReplayDigest
for configuration in debug release; do
  Scripts/swift.sh build --configuration "$configuration" --product ReplayDigest >&2
  echo "$configuration" $(".build/$configuration/ReplayDigest" "$@")
done
