#!/usr/bin/env bash
# Explores the states that a pull can reach, and checks the engine's rules in each: Documentation/Proof.md.
#
#     Scripts/explore.sh                     # some 10^5 states: part of make test
#     Scripts/explore.sh --full              # every state of every list: part of make soak
#     Scripts/explore.sh --full --only chat  # every state of one list
#
# A release build of its own, because a debug build is twenty times slower.
set -euo pipefail
cd "$(dirname "$0")/.."
build=(--configuration release --scratch-path .build/exploration --product Exploration)
Scripts/swift.sh build "${build[@]}" >/dev/null || Scripts/swift.sh build "${build[@]}"
exec .build/exploration/release/Exploration "$@"
