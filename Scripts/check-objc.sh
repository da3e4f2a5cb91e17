#!/usr/bin/env bash
# Checks the types of the code behind canImport(ObjectiveC), with the frontend's Objective-C interoperation.
#
# Linux only: the two modules in UIKitDouble/ObjectiveC declare what the code uses, and nothing runs.
set -euo pipefail
cd "$(dirname "$0")/.."

double=UIKitDouble/ObjectiveC
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
frontend() {
  swiftc -frontend "$@" -swift-version 6 -parse-as-library -warnings-as-errors -enable-objc-interop \
    -disable-objc-attr-requires-foundation-module -I "$made" -I "$double"
}

frontend -emit-module -module-name ObjectiveC -import-underlying-module "$double/Selector.swift" \
  -o "$made/ObjectiveC.swiftmodule"
frontend -emit-module -module-name UIKit "$double/UIKit.swift" -o "$made/UIKit.swiftmodule"
files=$(grep -rl '^#if canImport(ObjectiveC)' Sources)
frontend -typecheck -module-name OverscrollUIKit $files
# It is this code that was checked, and not that for the double.
for file in $files; do
  sed 's/@objc /@objc @wrong /' "$file" > "$made/Wrong.swift"
  if frontend -typecheck -module-name OverscrollUIKit "$made/Wrong.swift" > "$made/said" 2>&1; then
    echo "$file: the code for Objective-C was not read"
    exit 1
  fi
done
echo "checked:" $files
