import OverscrollPaging
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// News that a test refuses, holds back and counts.
@MainActor
private final class TestNews: NewsSource {
  struct Offline: Error {}
  var isOffline = false
  var isHolding = false
  var holdsPictures = false
  private(set) var requests = 0
  private let source: any NewsSource
  private var held: [CheckedContinuation<Void, Never>] = []

  init(_ source: any NewsSource = BundledNews()) {
    self.source = source
  }

  func articles(below number: Int) async throws -> [Article] {
    requests += 1
    if isOffline { throw Offline() }
    let isHeld = isHolding
    let articles = try await source.articles(below: number)
    if isHeld { await withCheckedContinuation { held.append($0) } }
    return articles
  }

  func picture(of article: Article) async -> UIImage? {
    guard holdsPictures else { return await source.picture(of: article) }
    await withCheckedContinuation { held.append($0) }
    return Hills.picture
  }

  /// Lets go what is held back.
  func letGo() {
    for answer in held { answer.resume() }
    held = []
  }
}

/// The example's screens, pulled and scrolled on the UIKit test double.
@MainActor
@Suite struct NewsScreenTests {
  /// A screen in a window, with its first articles loaded.
  private func show(
    _ screen: UIViewController,
    in world: UIKitWorld,
    _ list: (UIView) -> UIScrollView?
  ) async throws -> Finger {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    let view = try #require(screen.view)
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    world.step()
    let finger = Finger(on: try #require(list(view)))
    await letTasksRun()
    (view as? WKWebView)?.finishNavigation()
    finger.wait(3)
    await letTasksRun()
    finger.wait(1)
    return finger
  }

  private func headline(_ configuration: (any UIContentConfiguration)?) -> String? {
    (configuration as? UIListContentConfiguration)?.text
  }

  private func pull(_ finger: Finger) async {
    finger.pull(200)
    await letTasksRun()
    finger.wait(3)
  }

  /// Scrolls until a page is requested at the end, and waits for it.
  private func scrollOn(_ finger: Finger) async {
    finger.down()
    for _ in 0..<20 { finger.drag(-60, over: 0.1) }
    finger.up()
    await letTasksRun()
    finger.wait(3)
  }

  @Test func aPullBringsTheTableANewRowAndScrollingOnBringsOlderOnes() async throws {
    try await UIKitWorld.run { world in
      let feed = Feed(BundledNews(published: 40))
      let screen = TableScreen(feed)
      let finger = try await show(screen, in: world) { $0 as? UIScrollView }
      let table = try #require(screen.view as? UITableView)
      // A page fills the screen exactly, so the next one has loaded too.
      #expect(table.numberOfRows(inSection: 0) == 30)
      #expect(feed.articles.first?.number == 41)
      await pull(finger)
      #expect(feed.articles.first?.number == 42)
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(headline(first?.contentConfiguration) == feed.articles.first?.headline)
      #expect(table.contentInset.top == 0)
      for _ in 0..<5 { await scrollOn(finger) }
      #expect(table.numberOfRows(inSection: 0) == 42)
      #expect(table.overscroll.loadMore?.phase == .exhausted)
    }
  }

  /// The first visible row, and where it begins below the top.
  private func place(in table: UITableView) throws -> (row: Int, distance: CGFloat) {
    let top = table.contentOffset.y + table.adjustedContentInset.top
    let paths = try #require(table.indexPathsForVisibleRows)
    let path = try #require(paths.first { table.rectForRow(at: $0).maxY > top })
    return (path.row, table.rectForRow(at: path).minY - top)
  }

  @Test func aNewArticleAboveTheOneThatIsReadMovesNothingAndIsCounted() async throws {
    try await UIKitWorld.run { world in
      let feed = Feed(BundledNews(published: 41))
      let screen = TableScreen(feed)
      let finger = try await show(screen, in: world) { $0 as? UIScrollView }
      let table = try #require(screen.view as? UITableView)
      let number = try #require(feed.articles.first?.number)
      table.contentOffset.y = 10
      finger.wait(0.1)
      let before = try place(in: table)
      table.overscroll.refresh?.begin(scrollsToEdge: false)
      await letTasksRun()
      finger.wait(3)
      #expect(feed.articles.first?.number == number + 1)
      let after = try place(in: table)
      #expect(after.row == before.row + 1 && abs(after.distance - before.distance) < 0.01)
      let controls = table.subviews.filter { $0.accessibilityTraits == .button }
      let marker = try #require(controls.first { $0.accessibilityLabel?.contains("1") == true })
      marker.tap()
      finger.settle()
      #expect(table.contentOffset.y == 0 && marker.superview == nil)
    }
  }

  /// The first article that begins in the visible part, and where.
  private func reading(in table: UITableView, of feed: Feed) throws -> (id: Int, distance: CGFloat)
  {
    let top = table.contentOffset.y + table.adjustedContentInset.top
    let paths = try #require(table.indexPathsForVisibleRows)
    let path = try #require(paths.first { table.rectForRow(at: $0).minY >= top })
    return (feed.articles[path.row].id, table.rectForRow(at: path).minY - top)
  }

  /// They make rows twice as high, after a refresh in the middle of the list.
  @Test func picturesThatArriveLateMoveNothing() async throws {
    try await UIKitWorld.run { world in
      let news = TestNews(BundledNews(published: 60))
      news.holdsPictures = true
      let feed = Feed(news)
      let screen = TableScreen(feed)
      let finger = try await show(screen, in: world) { $0 as? UIScrollView }
      let table = try #require(screen.view as? UITableView)
      table.contentOffset.y = 130
      finger.wait(0.1)
      let before = try reading(in: table, of: feed)
      table.overscroll.refresh?.begin(scrollsToEdge: false)
      await letTasksRun()
      finger.wait(3)
      let offset = table.contentOffset.y
      news.letGo()
      await letTasksRun()
      finger.wait(0.1)
      let after = try reading(in: table, of: feed)
      #expect(after.id == before.id && abs(after.distance - before.distance) < 0.01)
      // Three rows above, by 60 points each.
      #expect(table.contentOffset.y == offset + 180)
    }
  }

  /// The system may pass the activity on when the view has already begun its first refresh.
  @Test(arguments: [false, true])
  func aSceneThatComesBackShowsFortyPagesAtTheSameRow(_ isLoaded: Bool) async throws {
    try await UIKitWorld.run { world in
      let feed = Feed(BundledNews(published: 900))
      for _ in 0..<40 { _ = try await feed.more() }
      let screen = TableScreen(feed)
      let finger = try await show(screen, in: world) { $0 as? UIScrollView }
      let table = try #require(screen.view as? UITableView)
      #expect(table.numberOfRows(inSection: 0) == 600)
      table.contentOffset.y = 12_345.5
      finger.wait(1)
      let before = try place(in: table)
      #expect(before.row > 100 && before.distance < 0)
      let activity = NSUserActivity(activityType: TableScreen.activityType)
      screen.updateUserActivityState(activity)
      // The next process.
      let source = TestNews()
      source.isOffline = true
      let again = TableScreen(Feed(isLoaded ? BundledNews(published: 900) : source))
      if !isLoaded { again.restoreUserActivityState(activity) }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
      window.rootViewController = again
      window.makeKeyAndVisible()
      if isLoaded { again.restoreUserActivityState(activity) }
      await letTasksRun()
      world.step()
      let shown = try #require(again.view as? UITableView)
      let after = try place(in: shown)
      #expect(after.row == before.row && abs(after.distance - before.distance) < 0.01)
      #expect(shown.numberOfRows(inSection: 0) == 600)
      #expect(source.requests == 0)
    }
  }

  @Test func aListThatWasStoredTwoDaysAgoBeginsAnew() async throws {
    let feed = Feed(BundledNews())
    try await feed.reload()
    let anchor = ReadingAnchor(id: try #require(feed.articles.last).id, distance: 0)
    let stored = try #require(feed.stored(at: anchor, now: Date() - 2 * 86_400))
    let again = Feed(BundledNews())
    #expect(again.restore(stored) == nil && again.articles.isEmpty)
    #expect(again.restore(Data("{}".utf8)) == nil)
    #expect(try again.restore(#require(feed.stored(at: anchor))) == anchor)
    #expect(again.articles == feed.articles)
  }

  @Test func aRefreshAndALoadMoreDoNotWriteEachOthersPages() async throws {
    let source = TestNews(BundledNews(published: 40))
    let feed = Feed(source)
    try await feed.reload()
    source.isHolding = true
    let more = Task { try await feed.more() }
    await letTasksRun()
    source.isHolding = false
    try await feed.reload()
    let refreshed = feed.articles
    source.letGo()
    // It may load on: the late page has changed nothing.
    #expect(try await more.value == .succeeded)
    #expect(feed.articles == refreshed)
    _ = try await feed.more()
    #expect(feed.articles.map(\.number) == Array((13...42).reversed()))
  }

  @Test func theLateAnswerOfACancelledLoadMoreIsDropped() async throws {
    let source = TestNews(BundledNews(published: 40))
    let feed = Feed(source)
    try await feed.reload()
    let before = feed.articles
    source.isHolding = true
    let more = Task { try await feed.more() }
    await letTasksRun()
    more.cancel()
    source.letGo()
    await #expect(throws: CancellationError.self) { try await more.value }
    #expect(feed.articles == before)
  }

  @Test func aRefreshWithoutANetworkKeepsTheRowsAndSaysSo() async throws {
    try await UIKitWorld.run { world in
      let source = TestNews(BundledNews(published: 40))
      let feed = Feed(source)
      try await feed.reload()
      let screen = TableScreen(feed)
      let finger = try await show(screen, in: world) { $0 as? UIScrollView }
      let refresh = try #require(finger.scrollView.overscroll.refresh)
      var phases: [PullControl.Phase] = []
      refresh.onPhase = { phases.append($0) }
      let before = feed.articles
      source.isOffline = true
      await pull(finger)
      #expect(phases.contains(.finishing(.failed)))
      #expect(!before.isEmpty && feed.articles == before)
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func aPullBringsACardAndTheEndBringsMore(
    _ direction: UICollectionView.ScrollDirection
  ) async throws {
    try await UIKitWorld.run { world in
      let feed = Feed(BundledNews(published: 40))
      let screen = CardsScreen(feed, along: direction)
      let finger = try await show(screen, in: world) { $0 as? UIScrollView }
      finger.axis = direction == .vertical ? .vertical : .horizontal
      let cards = try #require(finger.scrollView as? UICollectionView)
      let before = try #require(feed.articles.first?.number)
      let count = cards.numberOfItems(inSection: 0)
      #expect(count >= 15)
      await pull(finger)
      #expect(feed.articles.first?.number == before + 1)
      let first = cards.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(headline(first?.contentConfiguration) == feed.articles.first?.headline)
      for _ in 0..<5 { await scrollOn(finger) }
      #expect(cards.numberOfItems(inSection: 0) > count)
    }
  }

  @Test func aPullLoadsThePageAgain() async throws {
    try await UIKitWorld.run { world in
      let feed = Feed(BundledNews())
      let screen = PageScreen(feed)
      let finger = try await show(screen, in: world) { ($0 as? WKWebView)?.scrollView }
      let page = try #require(screen.view as? WKWebView)
      #expect(page.loadedHTML?.contains("<h2>") == true)
      let control = try #require(page.scrollView.overscroll.refresh)
      let first = feed.articles
      await pull(finger)
      #expect(control.phase == .running)
      page.finishNavigation()
      finger.wait(3)
      #expect(control.phase == .idle)
      #expect(feed.articles.first?.number == first.first.map { $0.number + 1 })
      #expect(page.loadedHTML?.contains(feed.articles[0].summary) == true)
      #expect(page.scrollView.contentInset == .zero)
    }
  }

  private enum Ending: CaseIterable {
    case finished, failed, withoutContent, withoutProcess, withoutNavigation

    var outcome: PullControl.Outcome {
      switch self {
      case .finished: .succeeded
      case .failed, .withoutContent, .withoutProcess, .withoutNavigation: .failed
      }
    }
  }

  /// The methods of WKNavigationDelegate that end a navigation, and a load that starts none.
  @Test(arguments: Ending.allCases)
  private func howeverAPageEndsTheRunDoes(_ ending: Ending) async throws {
    try await UIKitWorld.run { world in
      let screen = PageScreen(Feed(BundledNews()))
      let finger = try await show(screen, in: world) { ($0 as? WKWebView)?.scrollView }
      let page = try #require(screen.view as? WKWebView)
      let control = try #require(page.scrollView.overscroll.refresh)
      var phases: [PullControl.Phase] = []
      control.onPhase = { phases.append($0) }
      page.startsNavigations = ending != .withoutNavigation
      finger.pull(200)
      await letTasksRun()
      let error = CocoaError(.featureUnsupported)
      switch ending {
      case .finished: page.finishNavigation()
      case .failed: page.failNavigation(error)
      case .withoutContent: page.failProvisionalNavigation(error)
      case .withoutProcess: page.terminateProcess()
      case .withoutNavigation: break
      }
      finger.wait(3)
      #expect(phases.contains(.finishing(ending.outcome)))
      #expect(control.phase == .idle)
    }
  }

  @Test func aFourthRequestFailsAndThePageSaysSo() async throws {
    try await UIKitWorld.run { world in
      let feed = Feed(SlowNews(BundledNews()) {})
      let screen = PageScreen(feed)
      let finger = try await show(screen, in: world) { ($0 as? WKWebView)?.scrollView }
      let page = try #require(screen.view as? WKWebView)
      for _ in 0..<2 {
        await pull(finger)
        page.finishNavigation()
        finger.wait(3)
      }
      let articles = feed.articles
      finger.pull(200)
      await letTasksRun()
      finger.wait(3)
      #expect(page.scrollView.overscroll.refresh?.phase == .idle)
      #expect(feed.articles == articles)
    }
  }

  @Test func aLongerPullOfTheTableBringsThePageDown() async throws {
    try await UIKitWorld.run { world in
      let screen = TableScreen(Feed(BundledNews()))
      let finger = try await show(screen, in: world) { $0 as? UIScrollView }
      finger.pull(330)
      finger.wait(3)
      let refresh = try #require(finger.scrollView.overscroll.refresh)
      #expect(refresh.floor == .open)
      refresh.closeFloor()
      finger.wait(3)
      #expect(refresh.floor == .closed)
    }
  }

  @Test func olderMessagesComeAboveTheOneThatIsRead() async throws {
    try await UIKitWorld.run { world in
      let feed = Feed(BundledNews(published: 80))
      let screen = ChatScreen(feed)
      let finger = try await show(screen, in: world) { $0 as? UIScrollView }
      let chat = try #require(screen.view as? UITableView)
      let rows = chat.numberOfRows(inSection: 0)
      #expect(rows >= 15)
      // The chat opens at its newest message.
      let last = chat.rectForRow(at: IndexPath(row: rows - 1, section: 0))
      #expect(abs(last.maxY - chat.contentOffset.y - 640) <= 1)
      finger.down()
      finger.drag(500, over: 0.5)
      finger.hold(0.3)
      finger.up()
      let fromTheEnd = chat.contentSize.height - chat.contentOffset.y
      await letTasksRun()
      finger.wait(3)
      #expect(chat.numberOfRows(inSection: 0) > rows)
      #expect(abs(chat.contentSize.height - chat.contentOffset.y - fromTheEnd) <= 1)
      #expect(Set(feed.articles).count == feed.articles.count)
    }
  }
}
