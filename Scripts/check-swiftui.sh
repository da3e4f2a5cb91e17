#!/usr/bin/env bash
# Compiles the SwiftUI modifiers and the example's app where there is no SwiftUI.
#
# They see a stand-in for SwiftUI (UIKitDouble/SwiftUI) and the double of UIKit: what names, types
# and isolation a compiler can check is checked, and nothing runs. It also lists the types of ours that
# are ambiguous in a file that imports SwiftUI and OverscrollUIKit. Linux only, after
# `Scripts/swift.sh build`.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=.build/debug/Modules
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

# An app's file that imports SwiftUI and OverscrollUIKit must write a module's name before these. The
# list is what is so today: a name that is not ambiguous any more leaves it, and none is added.
known="Axis Edge Environment LayoutDirection Path Point Progress Rect StrokeStyle Style TextAlignment"
{
  printf 'import OverscrollUIKit\nimport SwiftUI\n\n'
  for folder in Overscroll OverscrollGraphics OverscrollIndicators OverscrollText OverscrollUIKit; do
    find "Sources/$folder" -name '*.swift' -exec cat {} +
  done | sed -nE 's/^public (final )?(struct|enum|class|protocol|typealias) ([A-Za-z0-9_]+).*/\3/p' |
    sort -u | sed 's/.*/typealias Our& = &/'
} > "$made/Ambiguous.swift"
ambiguous=$("${compile[@]}" -diagnostic-style llvm -typecheck "$made/Ambiguous.swift" 2>&1 || true)
found=$(sed -nE "s/.*error: '([A-Za-z0-9_]+)' is ambiguous for type lookup.*/\1/p" <<<"$ambiguous" |
  sort -u | xargs)
if grep 'error:' <<<"$ambiguous" | grep -qv 'is ambiguous for type lookup'; then
  echo "The list of ambiguous names could not be made:"
  echo "$ambiguous"
  exit 1
fi
echo "these names are ambiguous: $found"
if [ "$found" != "$known" ]; then
  echo "expected of a file that imports SwiftUI and OverscrollUIKit: $known"
  echo "A name that is gone leaves the list in Scripts/check-swiftui.sh; a new one gets another name."
  exit 1
fi
