#if canImport(UIKit)
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUserDefaults
import Testing
import UIKit

/// Compiles the README's UIKit code; every line must occur here.
@MainActor
@Suite struct SnippetTests {
  private final class News: UIViewController, PullControlDelegate {
    @MainActor
    final class Feed {
      func reload() async throws {}
      func next() async throws -> Bool { true }
      func reload(then: @escaping (Bool) -> Void) { then(true) }
    }

    let tableView = UITableView(frame: .zero)
    let collectionView = UIScrollView(frame: .zero)
    let feed = Feed()
    var isWriting = false

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
      control.style?.behavior.placement = .overlay
      control.style?.behavior.locksContent = true
      control.begin(after: 0.5)
    }

    func floor() {
      tableView.overscroll.refresh?.setFloor(ShopViewController())
      tableView.overscroll.refresh?.openFloor()
      tableView.overscroll.refresh?.onFloor = { floor in print(floor) }
    }
  }

  private final class ShopViewController: UIViewController {}

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
    func stop(_ outcome: Outcome) { backgroundColor = nil }
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
      ("Documentation/UIKit.md", "## Settings"),
      ("Documentation/UIKit.md", "## The second floor"),
      ("Sources/OverscrollUIKit/OverscrollUIKit.docc/OverscrollUIKit.md", nil),
      ("Sources/OverscrollUserDefaults/OverscrollUserDefaults.docc/OverscrollUserDefaults.md", nil),
    ] {
      let shown = try Snippets(page, below: chapter)
      #expect(!shown.snippets.isEmpty)
      #expect(try shown.missing() == [])
    }
  }
  #endif
}
#endif
