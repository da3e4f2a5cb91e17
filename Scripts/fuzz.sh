#!/usr/bin/env bash
# Fuzzes the parsers of path data and traces, and the functions on parts of paths, guided by coverage.
#
#     Scripts/fuzz.sh                 # every target, ten million runs each
#     RUNS=100000 LENGTH=64 Scripts/fuzz.sh ParseFuzz
#
# libFuzzer comes with the Swift toolchain on Linux. A crash, a run of more than ten seconds or a
# failed assertion ends it with exit code 1, and the input is saved as Tests/Fuzz/Found/TARGET-*.
# Tests/Fuzz/Corpus contains the seed inputs; inputs found by a run stay in .build. The maximum input
# length is LENGTH bytes, 512 by default.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh

# Swift's own backtrace would keep libFuzzer from saving the input.
export SWIFT_BACKTRACE=enable=no
runs=${RUNS:-10000000}
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(ParseFuzz TrimFuzz TraceFuzz)
work=.build/fuzz
mkdir -p "$work"

# Compiles the modules once, with the coverage counters that guide the fuzzer.
objects=()
for module in OverscrollMath Overscroll OverscrollGraphics OverscrollPaths OverscrollTrace; do
  find "Sources/$module" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc -parse-as-library -swift-version 6 -O -wmo -sanitize=fuzzer \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault \
    -package-name overscroll -module-name "$module" -I "$work" \
    -emit-module -emit-module-path "$work/$module.swiftmodule" -c -o "$work/$module.o"
  objects+=("$work/$module.o")
done

for target in "${targets[@]}"; do
  swiftc -parse-as-library -swift-version 6 -O -sanitize=fuzzer -package-name overscroll \
    -module-name "$target" -I "$work" \
    "Tests/Fuzz/Targets/$target.swift" "${objects[@]}" -o "$work/$target"
  mkdir -p "$work/$target-learned" Tests/Fuzz/Found
  echo "fuzz: $target, $runs runs"
  "$work/$target" -runs="$runs" -timeout=10 -max_len="${LENGTH:-512}" -seed=1 -verbosity=0 \
    -print_final_stats=1 -print_funcs=0 -artifact_prefix="Tests/Fuzz/Found/$target-" \
    "$work/$target-learned" "Tests/Fuzz/Corpus/$target"
done
