#if canImport(UIKit)
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollPlace
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUserDefaults
import Testing
import UIKit

/// Compiles the UIKit code of the README and of the page of the host; every line must occur here.
@MainActor
@Suite struct SnippetTests {
  private final class News: UIViewController, PullControlDelegate {
    @MainActor
    final class Feed {
      struct Article: Identifiable { let id: Int }
      let articles: [Article] = []
      func reload() async throws {}
      func next() async throws -> Bool { true }
      func reload(then: @escaping (Bool) -> Void) { then(true) }
      func latest() async throws -> [Article] { articles }
      func older() async throws -> [Article] { articles }
    }

    let tableView = UITableView(frame: .zero)
    let collectionView = UIScrollView(frame: .zero)
    let feed = Feed()
    var api: Feed { feed }
    let header = Header()
    let shop = ShopViewController()
    let window = UIWindow(frame: .zero)
    var isWriting = false
    var stored: ReadingAnchor<Int>?
    func insert(_ articles: [Feed.Article]) -> Int { articles.count }
    func append(_ articles: [Feed.Article]) -> Bool { !articles.isEmpty }

    func start() {
      tableView.overscroll.onRefresh(.arrow, for: self) { vc in
        try await vc.feed.reload()
      }
    }

    func loadMore() {
      tableView.overscroll.onLoadMore(for: self) { vc in
        try await vc.feed.next() ? .succeeded : .exhausted
      }
    }

    func sideways() {
      collectionView.overscroll.onRefresh(.ring, at: .leading, for: self) { vc in
        try await vc.feed.reload()
      }
    }

    func byHand() {
      tableView.overscroll.add(.arrow, delegate: self)
    }

    func pullControl(_ control: PullControl, didBegin run: PullControl.Run) {
      feed.reload { isWell in run.end(isWell ? .succeeded : .failed) }
    }

    func appearance() {
      tableView.overscroll.refresh?.configure {
        $0.tintColor = .systemRed
        $0.language = .ja
        $0.lastUpdatedStore = UserDefaultsStore(key: "news.lastUpdated")
      }
    }

    func store() {
      tableView.overscroll.refresh?.lastUpdatedStore = UserDefaultsStore(key: "news.lastUpdated")
    }

    func own() {
      tableView.overscroll.refresh?.indicator = Dot()
      tableView.overscroll.refresh?.indicatorView = Pulse()
    }

    func settings(logo: UIView) {
      let control = tableView.overscroll.onRefresh(for: self) { vc in try await vc.feed.reload() }
      control.playsHaptics = false
      control.maximumAge = 300
      control.allowsPull = { [weak self] in self?.isWriting == false }
      control.setIndicatorView(logo) { [weak logo] in logo?.alpha = min(1, $0.fraction) }
      control.style?.behavior.trigger = .reach
      control.style?.behavior.placement = .overlay
      control.style?.behavior.locksContent = true
      control.begin(after: 0.5)
    }

    func request() {
      let control = tableView.overscroll.onRefresh(for: self) { vc in
        try await vc.api.latest()
      } show: { vc, articles in
        RefreshResult.updated(vc.insert(articles))
      }
      control.style?.behavior.prefetch = .whenArmed
    }

    func requestMore() {
      var style = PullStyle.arrow.loadMore
      style.behavior = .backLoadMore
      style.behavior.prefetch = .whenArmed
      tableView.overscroll.onLoadMore(style, for: self) { vc in
        try await vc.api.older()
      } show: { vc, articles in
        vc.append(articles) ? .succeeded : .exhausted
      }
    }

    func place() {
      let place = tableView.overscroll.keepPlace { [feed] in
        feed.articles.indices.contains($0.row) ? feed.articles[$0.row].id : nil
      }
      place.newItems = 12  // "12 new", a button at the top
      stored = place.anchor  // and later
      if let stored { place.scroll(to: stored) }
      #expect(stored?.id == place.anchor?.id)
    }

    func insets(_ scrollView: UIScrollView, zoomedHeight: CGFloat) {
      scrollView.overscroll.contentInset.top = (scrollView.bounds.height - zoomedHeight) / 2
    }

    func container() {
      let control = tableView.overscroll.refresh
      control?.style?.behavior.hold.distance = 0
      control?.indicatorContainer = header.spinner
    }

    func defaults() {
      let usual = PullControls.defaults
      PullControls.defaults.language = .ja
      window.overscrollDefaults.refreshStyle = .ring
      shop.view.overscrollDefaults.refreshStyle = .liquid
      PullControls.defaults = usual
    }

    func floor() {
      tableView.overscroll.refresh?.setFloor(ShopViewController())
      tableView.overscroll.refresh?.openFloor()
      tableView.overscroll.refresh?.onFloor = { floor in print(floor) }
    }
  }

  private final class ShopViewController: UIViewController {}

  @MainActor
  private struct Header {
    let spinner = UIView()
  }

  struct Dot: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      list.beginPath()
      list.circle(center: .zero, radius: 6 * input.progress)
      list.fill(.accent)
    }
  }

  final class Pulse: UIView, PullIndicatorView {
    func update(_ progress: PullProgress) { alpha = min(1, progress.fraction) }
    func start() { backgroundColor = tintColor }
    func stop(_ outcome: PullControl.Outcome) { backgroundColor = nil }
  }

  @Test func theCallsOfTheFirstPageRun() {
    let news = News()
    news.start()
    news.loadMore()
    news.sideways()
    news.byHand()
    news.appearance()
    news.own()
    news.settings(logo: UIView())
    news.place()
    news.container()
    news.defaults()
    news.floor()
    #expect(news.tableView.overscroll.refresh != nil)
    #expect(news.tableView.overscroll.loadMore != nil)
    #expect(news.collectionView.overscroll[.leading] != nil)
    news.tableView.overscroll.removeAll()
    #expect(news.tableView.overscroll.refresh == nil)
  }

  #if os(Linux)
  @Test func everyLineOfTheFirstPagesForUIKitStandsHere() throws {
    for (page, chapter) in [
      ("README.md", "## In UIKit"),
      ("Documentation/README.zh-Hans.md", "## UIKit 接入"),
      ("Sources/OverscrollUIKit/OverscrollUIKit.docc/OverscrollUIKit.md", nil),
      ("Sources/OverscrollUserDefaults/OverscrollUserDefaults.docc/OverscrollUserDefaults.md", nil),
    ] {
      let shown = try Snippets(page, below: chapter)
      #expect(!shown.snippets.isEmpty)
      #expect(try shown.missing() == [])
    }
  }

  @Test func everyLineOfThePageOfTheHostStandsHere() throws {
    let page = "Documentation/UIKit.md"
    // Scripts/check-swiftui.sh compiles these.
    let forSwiftUI = Set(try Snippets(page, below: "## SwiftUI").snippets.joined())
    #expect(try Snippets(page).missing().filter { !forSwiftUI.contains($0) } == [])
  }

  /// A chapter is compiled here, by `FirstStepsTests`, the tests of GTK, Scripts/check-swiftui.sh or
  /// Tests/Consumer; code below another heading would not be.
  @Test func noSnippetOfTheFirstPagesIsInAnotherChapter() throws {
    for (page, chapters) in [
      ("README.md", ["## In GTK", "## In UIKit", "## In SwiftUI", "## Installation"]),
      ("Documentation/FirstSteps.md", ["## UIKit", "## SwiftUI"]),
    ] {
      let counts = try chapters.map { try Snippets(page, below: $0).snippets.count }
      #expect(!counts.contains(0))
      #expect(try Snippets(page).snippets.count == counts.reduce(0, +))
    }
  }
  #endif
}
#endif
