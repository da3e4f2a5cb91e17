import OverscrollLooks
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Compiles and runs the code of the recipes for iOS; every line of them must occur here.
@MainActor
@Suite struct RecipeTests {
  @Test nonisolated func everyLineOfTheRecipesStandsHere() throws {
    let shown = try Snippets("Documentation/Recipes.md", below: "## Screens on iOS")
    #expect(shown.snippets.count == 10)
    #expect(try shown.missing() == [])
  }

  @Test func theRecipesSetWhatTheySay() {
    ListScene.run { scene in
      let screen = NewsScreen()
      screen.recipes()
      #expect(screen.list.overscroll.refresh?.style?.behavior.hold.distance == 0)
      #expect(screen.list.overscroll.refresh?.keepsPullInSheet == true)
      screen.search()
      screen.bars()
      #expect(screen.list.contentInset.bottom == 83)
      screen.keyboardAppears(300)
      screen.keyboardDisappears(300)
      #expect(screen.list.contentInset.bottom == 83)
      screen.columns()
      #expect(screen.sidebar.overscroll.refresh != screen.detail.overscroll.refresh)
      screen.diffable()
      screen.chat()
      screen.skeleton(screen.sidebar.overscroll.onRefresh { try await screen.feed.reload() })
      #expect(screen.list.overscroll[.top]?.style?.behavior.role == .loadMore)
      #expect(screen.sidebar.overscroll.refresh?.phase == .running)
    }
  }
}

@MainActor
private final class RecipeFeed {
  func reload() async throws {}
  func next() async throws -> Bool { false }
}

@MainActor
private final class NewsScreen {
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 644))
  let sidebar = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 644))
  let detail = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 644))
  let feed = RecipeFeed()
  private var rows: [String] = []

  func apply() async {}

  func recipes() {
    let feed = feed
    var untouched = PullStyle.ring
    untouched.behavior.hold.distance = 0
    untouched.behavior.placement = .fixedInFront
    list.overscroll.onRefresh(untouched) { try await feed.reload() }
    list.overscroll.refresh?.keepsPullInSheet = true
  }

  func search() { show(["a"]) }

  func show(_ results: [String]) {
    rows = results
    list.reloadData()
    list.overscroll.loadMore?.resetExhausted()
  }

  func bars() {
    list.contentInset.bottom = 83
    list.overscroll.refresh?.style?.behavior.placement = .fixedInFront
  }

  func keyboardAppears(_ height: CGFloat) { list.contentInset.bottom += height }
  func keyboardDisappears(_ height: CGFloat) { list.contentInset.bottom -= height }

  func columns() {
    sidebar.overscroll.onRefresh(for: self) { screen in try await screen.feed.reload() }
    detail.overscroll.onRefresh(for: self) { screen in try await screen.feed.reload() }
  }

  func diffable() {
    list.overscroll.onLoadMore(for: self) { screen in
      let hasMore = try await screen.feed.next()
      await screen.apply()
      return hasMore ? .succeeded : .exhausted
    }
  }

  func chat() {
    list.overscroll.onLoadMore(.ring.loadMore, at: .top, for: self) { screen in
      try await screen.feed.next() ? .succeeded : .exhausted
    }
  }

  func skeleton(_ control: PullControl) {
    control.firstLoadStyle = .ring
    control.begin()
  }
}
