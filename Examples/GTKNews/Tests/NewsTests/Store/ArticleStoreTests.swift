import Foundation
import News
import Testing

@Suite struct ArticleStoreTests {
  private let feed: URL
  private let store: ArticleStore

  init() throws {
    feed = try #require(URL(string: "http://example.com/feed.atom"))
    store = try ArticleStore(path: ":memory:", feed: feed)
  }

  private func article(_ id: String, at seconds: Double = 0, title: String = "") -> Article {
    let date = Date(timeIntervalSince1970: seconds)
    return Article(id: id, title: title, published: date, updated: date)
  }

  private func page(_ articles: [Article], next: String? = nil) -> FeedPage {
    FeedPage(title: "News", articles: articles, next: next.flatMap { URL(string: $0) })
  }

  /// Saves a document with older articles, from where they are loaded next.
  private func saveOlder(_ page: FeedPage) async throws {
    try await store.save(older: page, from: #require(store.state().next))
  }

  private func ids(below key: Article? = nil, limit: Int = 100) async throws -> [String] {
    try await store.articles(below: key, limit: limit).map(\.id)
  }

  @Test func articlesAreNewestFirstAndPagedByKey() async throws {
    // Two of one second, which a page may part.
    let articles = [
      article("c", at: 2), article("b", at: 2), article("a", at: 1), article("d", at: 3),
    ]
    try await store.save(newest: page(articles), Validators())
    #expect(try await ids() == ["d", "c", "b", "a"])
    let first = try await store.articles(limit: 2)
    let key = try #require(first.last)
    #expect(try await ids(below: key, limit: 2) == ["b", "a"])
  }

  @Test func readArticlesAreNewestFirst() async throws {
    let articles = [article("a", at: 1), article("b", at: 2), article("c", at: 3)]
    try await store.save(newest: page(articles), Validators())
    #expect(try await store.readArticles(limit: 10) == [])
    for id in ["a", "c", "b"] { try await store.markRead(Article(id: id)) }
    #expect(try await store.readArticles(limit: 2).map(\.id) == ["c", "b"])
  }

  @Test func articleKeepsAllItsParts() async throws {
    let whole = Article(
      id: "urn:x",
      title: "O'Hara \"; DROP TABLE article; -- \u{0} 骨",
      author: "A",
      published: Date(timeIntervalSince1970: 1.5),
      updated: Date(timeIntervalSince1970: 2.25),
      text: "Text\nof two lines",
      link: URL(string: "http://example.com/x")
    )
    try await store.save(newest: page([whole]), Validators())
    #expect(try await store.articles(limit: 1) == [whole])
  }

  @Test func ofTwoArticlesWithOneIDTheLaterChangeStays() async throws {
    let articles = [
      article("a", at: 1, title: "1"), article("a", at: 3, title: "3"),
      article("a", at: 2, title: "2"),
    ]
    try await store.save(newest: page(articles), Validators())
    let stored = try await store.articles(limit: 10)
    #expect(stored.map(\.title) == ["3"] && stored[0].published.timeIntervalSince1970 == 1)
  }

  @Test func changedArticleStaysRead() async throws {
    try await store.save(newest: page([article("a", at: 1)]), Validators())
    try await store.markRead(Article(id: "a"))
    try await store.save(newest: page([article("a", at: 2, title: "New")]), Validators())
    let stored = try await store.articles(limit: 10)
    #expect(stored.map(\.isRead) == [true] && stored.map(\.title) == ["New"])
  }

  @Test func refreshKeepsThePlaceOfOlderArticles() async throws {
    try await store.save(
      newest: page([article("b", at: 2)], next: "http://x/2"),
      Validators(etag: "1")
    )
    try await saveOlder(page([article("a", at: 1)], next: "http://x/3"))
    try await store.save(
      newest: page([article("c", at: 3), article("b", at: 2)], next: "http://x/9"),
      Validators(etag: "2")
    )
    let state = try await store.state()
    #expect(state.title == "News" && state.validators == Validators(etag: "2"))
    #expect(state.next == URL(string: "http://x/3"))
  }

  @Test func refreshAfterAGapLoadsBelowIt() async throws {
    try await store.save(newest: page([article("a", at: 1)]), Validators())
    try await store.save(newest: page([article("z", at: 9)], next: "http://x/2"), Validators())
    #expect(try await store.state().next == URL(string: "http://x/2"))
  }

  /// Like a service that is out of order.
  @Test func documentWithoutEntriesChangesNothing() async throws {
    try await store.save(newest: page([article("b", at: 2)], next: "http://x/2"), Validators())
    try await store.save(newest: FeedPage(title: "", articles: []), Validators())
    let state = try await store.state()
    #expect(state.title == "News" && state.next == URL(string: "http://x/2"))
    #expect(try await ids() == ["b"])
  }

  @Test(arguments: [1.0, 100])
  func pinnedArticleDoesNotHideAGap(_ pinned: Double) async throws {
    let pin = article("pin", at: pinned)
    let stored = [article("9", at: 9), article("8", at: 8), pin]
    try await store.save(newest: page(stored), Validators())
    try await store.save(
      newest: page([article("30", at: 30), pin], next: "http://x/2"),
      Validators()
    )
    #expect(try await store.state().next == URL(string: "http://x/2"))
  }

  @Test func newPinnedArticleIsNoGap() async throws {
    let stored = [article("9", at: 9), article("8", at: 8)]
    try await store.save(newest: page(stored), Validators())
    for pinned in [1.0, 100] {
      let new = stored + [article("pin \(pinned)", at: pinned)]
      try await store.save(newest: page(new, next: "http://x/2"), Validators())
      #expect(try await store.state().next == nil)
    }
  }

  @Test func afterAGapTheOlderPlaceIsKept() async throws {
    try await store.save(newest: page([article("3", at: 3)], next: "http://x/2"), Validators())
    try await store.save(newest: page([article("9", at: 9)], next: "http://x/1"), Validators())
    #expect(try await store.state().next == URL(string: "http://x/1"))
    // Down to what is known.
    try await saveOlder(page([article("3", at: 3)], next: "http://x/other"))
    #expect(try await store.state().next == URL(string: "http://x/2"))
  }

  /// Where addresses have numbers, the place that was kept has other articles now.
  @Test func placeThatHasMovedIsFoundAgain() async throws {
    let (five, four) = (article("5", at: 5), article("4", at: 4))
    try await store.save(newest: page([five, four], next: "http://x/2"), Validators())
    let new = [article("7", at: 7), article("6", at: 6)]
    try await store.save(newest: page(new, next: "http://x/2"), Validators())
    try await saveOlder(page([five, four], next: "http://x/3"))
    #expect(try await store.state().next == URL(string: "http://x/3"))
    try await saveOlder(page([article("3", at: 3)]))
    #expect(try await store.state().next == nil)
  }

  @Test func documentsThatLeadToEachOtherEnd() async throws {
    try await store.save(newest: page([article("9", at: 9)], next: "http://x/1"), Validators())
    try await saveOlder(page([article("8", at: 8)], next: "http://x/2"))
    try await saveOlder(page([article("7", at: 7)], next: "http://x/1"))
    #expect(try await store.state().next == nil)
    // Also if they have no unknown article.
    try await store.save(newest: page([article("99", at: 99)], next: "http://x/1"), Validators())
    try await saveOlder(page([article("8", at: 8)], next: "http://x/3"))
    #expect(try await store.state().next == nil)
  }

  /// The refresh came while the older document was on its way.
  @Test func olderDocumentOfAnotherPlaceIsIgnored() async throws {
    try await store.save(newest: page([article("3", at: 3)], next: "http://x/2"), Validators())
    let place = try #require(try await store.state().next)
    try await store.save(newest: page([article("9", at: 9)], next: "http://x/1"), Validators())
    try await store.save(older: page([article("2", at: 2)], next: "http://x/3"), from: place)
    #expect(try await ids() == ["9", "3"])
    #expect(try await store.state().next == URL(string: "http://x/1"))
  }

  @Test func documentThatLeadsToTheFeedIsTheLast() async throws {
    try await store.save(newest: page([article("9", at: 9)], next: "http://x/1"), Validators())
    try await saveOlder(page([article("8", at: 8)], next: feed.absoluteString))
    #expect(try await store.state().next == nil)
  }

  @Test func dateInTheFutureIsThatOfTheDownloadUntilItIsCorrected() async throws {
    let now = Date(timeIntervalSince1970: 1000)
    func save(_ seconds: Double, _ now: Date) async throws -> [Double] {
      try await store.save(newest: page([article("a", at: seconds)]), Validators(), now: now)
      return try await store.articles(limit: 1).flatMap {
        [$0.published.timeIntervalSince1970, $0.updated.timeIntervalSince1970]
      }
    }
    #expect(try await save(5000, now) == [1000, 1000])
    #expect(try await save(5000, now + 60)[0] == 1000)
    #expect(try await save(7, now + 120) == [7, 7])
    // A right date stays.
    #expect(try await save(8, now + 180) == [7, 8])
  }

  @Test(arguments: [(178.0, ["new", "old"]), (182.0, ["new"])])
  func articleExpiresHalfAYearAfterTheLastDocumentWithIt(
    _ days: Double,
    _ left: [String]
  ) async throws {
    let now = Date(timeIntervalSince1970: 1e9)
    try await store.save(newest: page([article("old", at: 1e9)]), Validators(), now: now)
    let new = article("new", at: 1e9 + days * 86_400)
    try await store.save(newest: page([new]), Validators(), now: new.published + 86_400)
    #expect(try await ids() == left)
  }

  /// An article without a date, or with one in the future, has that of the wrong clock.
  @Test(arguments: [1e9 + 1, 0, 9e9])
  func clockThatIsWrongDeletesNothing(_ date: Double) async throws {
    let now = Date(timeIntervalSince1970: 1e9)
    try await store.save(newest: page([article("a", at: 1e9 - 60)]), Validators(), now: now)
    let later = now + 200 * 86_400
    try await store.save(newest: page([article("b", at: date)]), Validators(), now: later)
    #expect(try await ids() == ["b", "a"])
  }

  @Test func articlesWithoutADateAreNewInTheOrderOfTheirDocuments() async throws {
    let now = Date(timeIntervalSince1970: 1e9)
    func undated(_ ids: [String]) -> [Article] { ids.map { Article(id: $0) } }
    let newest = undated(["z", "a", "m"]) + [article("dated", at: 1e9 - 60)]
    try await store.save(newest: page(newest, next: "http://x/2"), Validators(), now: now)
    #expect(try await ids() == ["z", "a", "m", "dated"])
    let older = undated(["y", "b"]) + [article("older", at: 1e8)] + undated(["c"])
    let place = try #require(try await store.state().next)
    try await store.save(older: page(older), from: place, now: now + 60)
    try await store.save(newest: page(undated(["k", "z", "a"])), Validators(), now: now + 90)
    #expect(try await ids() == ["k", "z", "a", "m", "dated", "y", "b", "older", "c"])
    // One that gets a date goes there.
    try await store.save(newest: page([article("k", at: 5)]), Validators(), now: now + 120)
    #expect(try await ids().last == "k")
  }

  @Test func documentThatLeadsToItselfIsTheLast() async throws {
    try await store.save(newest: page([article("b", at: 2)], next: "http://x/2"), Validators())
    try await saveOlder(page([article("a", at: 1)], next: "http://x/2"))
    #expect(try await store.state().next == nil)
  }

  @Test func feedsInOneFileAreApartAndTheFileIsKept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "news.sqlite").path(percentEncoded: false)
    let one = try ArticleStore(path: path, feed: feed)
    try await one.save(newest: page([article("a")]), Validators(etag: "1"))
    let other = try ArticleStore(
      path: path,
      feed: #require(URL(string: "http://example.com/other"))
    )
    #expect(try await other.articles(limit: 9) == [])
    #expect(try await other.state().title == "")
    let again = try ArticleStore(path: path, feed: feed)
    #expect(try await again.articles(limit: 9).map(\.id) == ["a"])
    #expect(try await again.state().validators.etag == "1")
    // A full disk has no room for a file beside it, which write-ahead logging needs to read.
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    #expect(files.map(\.lastPathComponent) == ["news.sqlite"])
  }

  @Test func fileThatIsNoDatabaseIsAnError() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(repeating: 0x41, count: 5000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: StoreError(reason: "file is not a database", cause: .damage)) {
      try ArticleStore(path: file.path(percentEncoded: false), feed: feed)
    }
  }
}
