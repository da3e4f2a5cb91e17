#!/usr/bin/env bash
# Checks the types of the code behind canImport(ObjectiveC), and those of the code of an app in Objective-C.
#
# Linux only, with the frontend's Objective-C interoperation: the modules in UIKitDouble/ObjectiveC declare what the
# code uses, and nothing runs. The app's Objective-C is compiled with the header that Swift writes for it.
set -euo pipefail
cd "$(dirname "$0")/.."

double=UIKitDouble/ObjectiveC
bridge=Examples/ObjectiveC
moved=Tests/MovedAppsTests/Fifty/After
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
frontend() {
  swiftc -frontend "$@" -swift-version 6 -parse-as-library -warnings-as-errors -enable-objc-interop \
    -disable-objc-attr-requires-foundation-module -I "$made" -I "$double"
}
module() {
  frontend -emit-module -module-name "$1" "${@:2}" -o "$made/$1.swiftmodule"
}

module ObjectiveC -import-underlying-module "$double/Selector.swift"
module Foundation "$double/Foundation.swift"
module UIKit -import-underlying-module "$double/UIKit.swift"
files=$(grep -rl '^#if canImport(ObjectiveC)' Sources)
frontend -typecheck -module-name OverscrollUIKit $files

module OverscrollUIKit "$double/OverscrollUIKit.swift"
echo '@_exported import OverscrollUIKit' > "$made/Store.swift"
module OverscrollUserDefaults "$made/Store.swift"
module OverscrollClassics "$made/Store.swift"
app() {
  frontend -typecheck -module-name App -import-objc-header "$bridge/NewsHeader.h" "$@"
}
app "$bridge"/*.swift -emit-objc-header-path "$made/App-Swift.h" -emit-clang-header-min-access internal
for file in "$bridge"/*.m "$moved"/*.m; do
  clang -fsyntax-only -x objective-c -fblocks -fobjc-arc -fobjc-runtime=macosx-11 -Wall -Werror \
    -isystem "$double" -I "$bridge" -I "$moved" -I "$made" "$file"
done

# It is this code that was checked, and not that for the double.
for file in $files "$bridge/OverscrollControl.swift"; do
  sed 's/@objc\(Members\)\{0,1\}\( \|$\)/@objc\1 @wrong /' "$file" > "$made/Wrong.swift"
  if app "$made/Wrong.swift" > "$made/said" 2>&1 || ! grep -q "unknown attribute 'wrong'" "$made/said"; then
    echo "$file: the code for Objective-C was not read"
    exit 1
  fi
done
echo "checked:" $files "$bridge"/*.* "$moved"/*.m
