#!/usr/bin/env bash
# Compiles the SwiftUI modifiers and the example's app where there is no SwiftUI.
#
# They see a stand-in for SwiftUI (UIKitDouble/SwiftUI) and the double of UIKit: what names, types
# and isolation a compiler can check is checked, and nothing runs. Linux only, after `swift build`;
# arguments (such as --scratch-path) are those of that build.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=$(swift build "$@" --show-bin-path)/Modules
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
compile=(swiftc -swift-version 6 -warnings-as-errors -package-name overscroll -I "$made" -I "$modules")
module() {
  "${compile[@]}" -parse-as-library -emit-module -module-name "$1" \
    -emit-module-path "$made/$1.swiftmodule" "${@:2}"
}

module SwiftUI UIKitDouble/SwiftUI/*.swift
module OverscrollSwiftUI Sources/OverscrollSwiftUI/*.swift
# An app sees the modifiers beside the whole of SwiftUI.
cat > "$made/App.swift" <<'SWIFT'
import OverscrollSwiftUI
import SwiftUI

struct Articles: View {
  @Environment(\.displayScale) private var scale
  let edges = Edge.Set.all
  let style: PullStyle = .ring

  var body: some View {
    EmptyView()
      .overscrollRefresh(style) {}
      .overscrollLoadMore { .exhausted }
      .overscrollLoadMore(PullStyle(.ring, role: .loadMore)) { .succeeded }
  }
}
SWIFT
"${compile[@]}" -typecheck "$made/App.swift"
"${compile[@]}" -parse-as-library -typecheck \
  Examples/UIKitNews.swiftpm/App/*.swift Examples/UIKitNews.swiftpm/News/*.swift
