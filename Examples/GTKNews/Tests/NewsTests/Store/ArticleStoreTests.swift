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

  private func ids(below key: ArticleKey? = nil, limit: Int = 100) async throws -> [String] {
    try await store.articles(below: key, limit: limit).map(\.id)
  }

  @Test func articlesAreNewestFirstAndPagedByKey() async throws {
    // Two of one second, which a page may part.
    let articles = [
      article("c", at: 2), article("b", at: 2), article("a", at: 1), article("d", at: 3),
    ]
    try await store.save(newest: page(articles), etag: nil)
    #expect(try await ids() == ["d", "c", "b", "a"])
    let first = try await store.articles(limit: 2)
    let key = try ArticleKey(#require(first.last))
    #expect(try await ids(below: key, limit: 2) == ["b", "a"])
  }

  @Test func readArticlesAreNewestFirst() async throws {
    let articles = [article("a", at: 1), article("b", at: 2), article("c", at: 3)]
    try await store.save(newest: page(articles), etag: nil)
    #expect(try await store.readArticles(limit: 10) == [])
    for id in ["a", "c", "b"] { try await store.markRead(id) }
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
    try await store.save(newest: page([whole]), etag: nil)
    #expect(try await store.articles(limit: 1) == [whole])
  }

  @Test func ofTwoArticlesWithOneIDTheLaterChangeStays() async throws {
    let articles = [
      article("a", at: 1, title: "1"), article("a", at: 3, title: "3"),
      article("a", at: 2, title: "2"),
    ]
    try await store.save(newest: page(articles), etag: nil)
    let stored = try await store.articles(limit: 10)
    #expect(stored.map(\.title) == ["3"] && stored[0].published.timeIntervalSince1970 == 1)
  }

  @Test func changedArticleStaysRead() async throws {
    try await store.save(newest: page([article("a", at: 1)]), etag: nil)
    try await store.markRead("a")
    try await store.save(newest: page([article("a", at: 2, title: "New")]), etag: nil)
    let stored = try await store.articles(limit: 10)
    #expect(stored.map(\.isRead) == [true] && stored.map(\.title) == ["New"])
  }

  @Test func refreshKeepsThePlaceOfOlderArticles() async throws {
    try await store.save(newest: page([article("b", at: 2)], next: "http://x/2"), etag: "1")
    try await store.save(older: page([article("a", at: 1)], next: "http://x/3"))
    try await store.save(
      newest: page([article("c", at: 3), article("b", at: 2)], next: "http://x/9"),
      etag: "2"
    )
    let state = FeedState(title: "News", etag: "2", next: URL(string: "http://x/3"))
    #expect(try await store.state() == state)
  }

  @Test func refreshAfterAGapLoadsBelowIt() async throws {
    try await store.save(newest: page([article("a", at: 1)]), etag: nil)
    try await store.save(newest: page([article("z", at: 9)], next: "http://x/2"), etag: nil)
    #expect(try await store.state().next == URL(string: "http://x/2"))
  }

  @Test func documentThatLeadsToItselfIsTheLast() async throws {
    try await store.save(newest: page([article("b", at: 2)], next: "http://x/2"), etag: nil)
    try await store.save(older: page([article("a", at: 1)], next: "http://x/2"))
    #expect(try await store.state().next == nil)
  }

  @Test func feedsInOneFileAreApartAndTheFileIsKept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "news.sqlite").path(percentEncoded: false)
    let one = try ArticleStore(path: path, feed: feed)
    try await one.save(newest: page([article("a")]), etag: "1")
    let other = try ArticleStore(
      path: path,
      feed: #require(URL(string: "http://example.com/other"))
    )
    #expect(try await other.articles(limit: 9) == [])
    #expect(try await other.state() == FeedState())
    let again = try ArticleStore(path: path, feed: feed)
    #expect(try await again.articles(limit: 9).map(\.id) == ["a"])
    #expect(try await again.state().etag == "1")
    // Write-ahead logging leaves a log beside the file while it is open.
    #expect(FileManager.default.fileExists(atPath: path + "-wal"))
  }

  @Test func fileThatIsNoDatabaseIsAnError() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(repeating: 0x41, count: 5000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: StoreError(reason: "file is not a database")) {
      try ArticleStore(path: file.path(percentEncoded: false), feed: feed)
    }
  }
}
