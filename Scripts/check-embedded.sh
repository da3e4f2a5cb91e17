#!/usr/bin/env bash
# Compiles every portable module as Embedded Swift for WebAssembly, with warnings as errors.
#
# A native build accepts code that Embedded Swift rejects, so only this build proves that a module
# is portable. Embedded mode enables the diagnostic group EmbeddedRestrictions; with warnings as
# errors it rejects any P of a protocol without AnyObject, untyped throws, weak and unowned, casts
# to a protocol, generic methods that a subclass could override. The manifest cannot set this: Xcode
# rejects a dependency that treats warnings as errors. The list has each module after those it
# imports. Prints "ok MODULE" or "failed MODULE" per line; the exit code is the number of failures.
set -uo pipefail
cd "$(dirname "$0")/.."

modules="OverscrollMath Overscroll OverscrollGraphics OverscrollText OverscrollIndicators \
  OverscrollPaths OverscrollLooks OverscrollClassics OverscrollCatalog"

# Limits memory: a faulty compiler once allocated 17 GB.
ulimit -v 8000000 2>/dev/null || true

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
for module in $modules; do
  if find "Sources/$module" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc -parse-as-library -swift-version 6 -target wasm32-unknown-none-wasm \
    -enable-experimental-feature Embedded -wmo -Osize -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault \
    -package-name overscroll -module-name "$module" -I "$work" \
    -emit-module -emit-module-path "$work/$module.swiftmodule" \
    -c -o "$work/$module.o"; then
    echo "ok $module"
  else
    echo "failed $module"
    failures=$((failures + 1))
  fi
done
exit "$failures"
