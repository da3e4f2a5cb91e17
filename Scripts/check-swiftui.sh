#!/usr/bin/env bash
# Compiles the SwiftUI modifiers, the example app and the first steps without SwiftUI.
#
# They compile against a stand-in for SwiftUI (UIKitDouble/SwiftUI) and the UIKit test double: this
# checks names, types and isolation, and runs nothing. The script also checks the names that `import
# OverscrollUIKit` exports: at most 10, and none that SwiftUI, UIKit or Foundation also declares. Linux
# only, after `Scripts/swift.sh build`.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=.build/debug/Modules
[ -e "$modules/UIKit.swiftmodule" ] || { echo "check-swiftui: build first, with Scripts/swift.sh build" >&2; exit 1; }
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
# SwiftPM names a package after its folder. Only our modules are in it: an app sees what is public.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c '[:alnum:]\n' _)
compile=(swiftc -swift-version 6 -warnings-as-errors -I "$made" -I "$modules")
module() {
  "${compile[@]}" -package-name "$package" -parse-as-library -emit-module -module-name "$1" \
    -emit-module-path "$made/$1.swiftmodule" "${@:2}"
}

module SwiftUI UIKitDouble/SwiftUI/*.swift
module OverscrollSwiftUI Sources/OverscrollSwiftUI/*.swift
# An app sees the modifiers next to all of SwiftUI, and next to the models of its own packages.
echo 'public enum Language: Sendable { case own }' > "$made/Models.swift"
module Models "$made/Models.swift"
cat > "$made/App.swift" <<'SWIFT'
import Foundation
import Models
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI

struct Articles: View {
  @Environment(\.displayScale) private var scale
  @Environment(\.overscrollRefresh) private var refresh: (@MainActor () async throws -> Void)?
  @State private var isRefreshing = false
  @State private var isOnFloor = false
  @State private var isExhausted = false
  let edges: Edge.Set = .all
  let axis: Axis = .vertical
  let outline: Path? = nil
  let loading = Progress(totalUnitCount: 3)
  let style: PullStyle = .ring
  let ids = [1, 2]
  let language: Language = .own
  var defaults: PullControls.Defaults {
    var defaults = PullControls.Defaults()
    defaults.refreshStyle = .ring
    defaults.language = .ja
    return defaults
  }

  var body: some View {
    EmptyView()
      .overscrollRefresh(style) {}
      .overscrollLoadMore { .exhausted }
      .overscrollRefresh(style, fetch: { 1 }, show: { RefreshResult.updated($0) })
      .overscrollLoadMore(style.loadMore, fetch: { 1 }, show: { $0 > 0 ? .succeeded : .exhausted })
      .overscrollLoadMore(.ring.loadMore, at: .top) { .succeeded }
      .overscrollRefresh(isRefreshing: $isRefreshing, configure: { $0.tintColor = .red }) {}
      .overscrollRefresh(onAdd: { $0.maximumAge = 300 }, configure: { $0.tintColor = .red }) {}
      .overscrollLoadMore(onAdd: { $0.language = .ja }) { .succeeded }
      .overscrollRefresh(isOnFloor: $isOnFloor) { EmptyView() } action: {}
      .overscrollRefresh(.ring)
      .overscrollLoadMore(isLoading: $isRefreshing, isExhausted: $isExhausted) { .succeeded }
      .overscrollIndicator { progress in Text("\(progress.fraction)") }
      .overscrollKeepPlace { ids.indices.contains($0.item) ? ids[$0.item] : nil }
      .overscrollTint(.red)
      .overscrollLanguage(.ja)
      .overscrollTitles { $0 == .armed ? "Let go" : nil }
      .overscrollDefaults(defaults)
  }
}

struct Look: View {
  var body: some View { PullLook(.ring, phase: .running, fraction: 0.5) }
}
SWIFT
# What a new project of Xcode 26 sets, for code that users copy: with the first, a member needs an import of
# the module that declares it. The other features are those of *Approachable Concurrency*.
new_project=(swiftc -swift-version 5 -warnings-as-errors -default-isolation MainActor -I "$made" -I "$modules")
for feature in MemberImportVisibility DisableOutwardActorInference GlobalActorIsolatedTypesUsability \
  InferIsolatedConformances InferSendableFromCaptures NonisolatedNonsendingByDefault; do
  new_project+=(-enable-upcoming-feature "$feature")
done
copied() { # copied FILE: compiles it as a package does and as a new project does
  "${compile[@]}" -typecheck "$1"
  "${new_project[@]}" -typecheck "$1"
}
copied "$made/App.swift"
# The view of the first page, with what its app has, and the views of two pages as printed.
sed -n '/^## In SwiftUI$/,/^## /{/^```swift$/,/^```$/{/^```/!p}}' README.md > "$made/shown"
{
  grep '^import ' "$made/shown"
  cat <<'SWIFT'
import SwiftUI
struct Article: Identifiable { let id: Int }
struct ArticleRow: View {
  init(_ article: Article) {}
  var body: some View { EmptyView() }
}
@MainActor final class Feed {
  func reload() async throws {}
  func next() async throws -> Bool { true }
}
struct Articles: View {
  let articles: [Article]
  let feed: Feed
  var body: some View {
SWIFT
  grep -v '^import ' "$made/shown"
  echo '}}'
} > "$made/FirstPage.swift"
grep -q overscrollRefresh "$made/FirstPage.swift"
copied "$made/FirstPage.swift"
for page in FirstSteps UIKit Moving/System; do
  sed -n '/^## SwiftUI$/,/^## /{/^```swift$/,/^```$/{/^```/!p}}' "Documentation/$page.md" > "$made/Page.swift"
  grep -q overscrollRefresh "$made/Page.swift"
  copied "$made/Page.swift"
done
"${compile[@]}" -parse-as-library -typecheck \
  Examples/UIKitNews.swiftpm/App/*.swift Examples/UIKitNews.swiftpm/News/*.swift

# The names exported by one import, of all names in the modules.
all=$(for folder in Overscroll OverscrollGraphics OverscrollIndicators OverscrollPaths OverscrollLooks OverscrollClassics OverscrollText OverscrollAnchor OverscrollPaging OverscrollHosting OverscrollUIKit OverscrollPlace; do
  find "Sources/$folder" -name '*.swift' -exec cat {} +
done | sed -nE 's/^public (final )?(struct|enum|class|protocol|typealias) ([A-Za-z0-9_]+).*/\3/p' | sort -u)
# errors IMPORTS NAMES: the errors of a file that uses the names as types.
errors() {
  {
    printf 'import %s\n' $1
    printf 'typealias Our%s = %s\n' $(for name in $2; do echo "$name $name"; done)
  } > "$made/Names.swift"
  "${compile[@]}" -diagnostic-style llvm -typecheck "$made/Names.swift" 2>&1 | grep 'error:' || true
}
unknown=$(errors OverscrollUIKit "$all" | sed -nE "s/.*cannot find type '([A-Za-z0-9_]+)' in scope.*/\1/p" | sort -u)
brought=$(comm -23 <(echo "$all") <(echo "$unknown"))
echo "import OverscrollUIKit exports $(wc -w <<<"$brought") names:" $brought
if [ "$(wc -w <<<"$brought")" -gt 10 ]; then
  echo "The limit is 10. Apps that draw or write a host import the other modules explicitly."
  exit 1
fi
refused=$(errors "Foundation SwiftUI UIKit OverscrollUIKit" "$brought")
if [ -n "$refused" ]; then
  echo "These names are already declared in another module:"
  echo "$refused"
  exit 1
fi
