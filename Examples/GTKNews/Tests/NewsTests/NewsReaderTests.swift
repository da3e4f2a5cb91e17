import Foundation
import News
import Synchronization
import Testing

/// A feed of three documents, which a test can change and switch off.
private final class Source: Sendable {
  let isOffline = Mutex(false)
  let asked = Mutex<[String]>([])

  func load(_ address: URL, _ etag: String?) throws -> FeedAnswer {
    asked.withLock { $0.append("\(address.lastPathComponent) \(etag ?? "-")") }
    if isOffline.withLock({ $0 }) { throw FeedError.unreachable("offline") }
    guard let number = Int(address.lastPathComponent) else { throw FeedError.status(404) }
    if etag == "v1" { return .unchanged }
    let date = Date(timeIntervalSince1970: Double(-number))
    let article = Article(id: "\(number)", title: "", published: date, updated: date)
    let next = number < 3 ? URL(string: "\(number + 1)", relativeTo: address)?.absoluteURL : nil
    return .page(FeedPage(title: "News", articles: [article], next: next), etag: "v1")
  }
}

@Suite struct NewsReaderTests {
  private let source = Source()
  private let reader: NewsReader

  init() throws {
    let address = try #require(URL(string: "http://example.com/1"))
    let store = try ArticleStore(path: ":memory:", feed: address)
    reader = NewsReader(address, store) { [source] in try source.load($0, $1) }
  }

  @Test func olderDocumentsFollowUntilTheLast() async throws {
    try await reader.refresh()
    let hasMore = try await [reader.loadOlder(), reader.loadOlder(), reader.loadOlder()]
    #expect(hasMore == [true, false, false])
    #expect(try await reader.articles(limit: 9).map(\.id) == ["1", "2", "3"])
    #expect(source.asked.withLock { $0 } == ["1 -", "2 -", "3 -"])
  }

  @Test func secondRefreshAsksWithTheETagAndKeepsWhatIsStored() async throws {
    try await reader.refresh()
    try await reader.refresh()
    #expect(source.asked.withLock { $0 } == ["1 -", "1 v1"])
    #expect(try await reader.articles(limit: 9).map(\.id) == ["1"])
  }

  @Test func failureKeepsWhatIsStored() async throws {
    try await reader.refresh()
    source.isOffline.withLock { $0 = true }
    await #expect(throws: FeedError.unreachable("offline")) { try await reader.refresh() }
    await #expect(throws: FeedError.unreachable("offline")) { try await reader.loadOlder() }
    #expect(try await reader.articles(limit: 9).map(\.id) == ["1"])
    source.isOffline.withLock { $0 = false }
    #expect(try await reader.loadOlder())
  }
}
