import Foundation
import News
import Synchronization
import Testing

/// A feed of three documents, which a test can change and switch off.
private final class Source: Sendable {
  let isOffline = Mutex(false)
  let isBusy = Mutex(false)
  let asked = Mutex<[String]>([])

  func load(_ address: URL, _ validators: Validators) throws -> FeedAnswer {
    asked.withLock { $0.append("\(address.lastPathComponent) \(validators.etag ?? "-")") }
    if isOffline.withLock({ $0 }) { throw FeedError.unreachable("offline") }
    if isBusy.withLock({ $0 }) { throw FeedError.busy(429, seconds: 120) }
    guard let number = Int(address.lastPathComponent) else { throw FeedError.status(404) }
    if validators.etag == "v1" { return .unchanged }
    let date = Date(timeIntervalSince1970: Double(-number))
    let article = Article(id: "\(number)", title: "", published: date, updated: date)
    let next = number < 3 ? URL(string: "\(number + 1)", relativeTo: address)?.absoluteURL : nil
    return .page(FeedPage(title: "News", articles: [article], next: next), Validators(etag: "v1"))
  }
}

/// Holds the answer with one article back until a test opens it.
private actor Gate {
  private let id: String
  private var isReached = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var held: CheckedContinuation<Void, Never>?

  init(_ id: String) { self.id = id }

  func pass(_ address: URL) async {
    guard address.lastPathComponent == id else { return }
    isReached = true
    for each in waiting { each.resume() }
    await withCheckedContinuation { held = $0 }
  }

  func reached() async {
    if !isReached { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() { held?.resume() }
}

@Suite struct NewsReaderTests {
  private let source = Source()
  private let gate = Gate("2")
  private let reader: NewsReader

  init() throws {
    let address = try #require(URL(string: "http://example.com/1"))
    let store = try ArticleStore(path: ":memory:", feed: address)
    reader = NewsReader(address, store) { [source] in try source.load($0, $1) }
  }

  private func ids() async throws -> [String] {
    try await reader.store.articles(limit: 9).map(\.id)
  }

  /// Loads below the last article that is stored.
  private func loadOlder() async throws -> ([String], hasMore: Bool) {
    let last = try #require(try await reader.store.articles(limit: 9).last)
    let (articles, hasMore) = try await reader.older(than: last, limit: 2)
    return (articles.map(\.id), hasMore)
  }

  @Test func olderDocumentsFollowUntilTheLast() async throws {
    try await reader.refresh()
    #expect(try await loadOlder() == (["2"], hasMore: true))
    #expect(try await loadOlder() == (["3"], hasMore: false))
    #expect(try await loadOlder() == ([], hasMore: false))
    #expect(try await ids() == ["1", "2", "3"])
    #expect(source.asked.withLock { $0 } == ["1 -", "2 -", "3 -"])
  }

  @Test func olderArticlesThatAreStoredNeedNoServer() async throws {
    try await reader.refresh()
    _ = try await loadOlder()
    source.isOffline.withLock { $0 = true }
    let all = try await reader.store.articles(limit: 9)
    let (older, hasMore) = try await reader.older(than: all[0], limit: 2)
    #expect(older == [all[1]] && hasMore)
    #expect(try await reader.store.articles(downTo: all[1]) == all)
    #expect(try await reader.store.articles(downTo: all[0]) == [all[0]])
  }

  @Test func secondRefreshAsksWithTheETagAndKeepsWhatIsStored() async throws {
    try await reader.refresh()
    try await reader.refresh()
    #expect(source.asked.withLock { $0 } == ["1 -", "1 v1"])
    #expect(try await ids() == ["1"])
  }

  @Test func failureKeepsWhatIsStored() async throws {
    try await reader.refresh()
    source.isOffline.withLock { $0 = true }
    await #expect(throws: FeedError.unreachable("offline")) { try await reader.refresh() }
    await #expect(throws: FeedError.unreachable("offline")) { _ = try await loadOlder() }
    #expect(try await ids() == ["1"])
    source.isOffline.withLock { $0 = false }
    #expect(try await loadOlder() == (["2"], hasMore: true))
  }

  @Test func serverThatAsksToWaitIsLeftAloneUntilThen() async throws {
    let now = Date(timeIntervalSince1970: 1000)
    try await reader.refresh(now: now)
    source.isBusy.withLock { $0 = true }
    await #expect(throws: FeedError.busy(429, seconds: 120)) { try await reader.refresh(now: now) }
    source.isBusy.withLock { $0 = false }
    await #expect(throws: FeedError.busy(429, seconds: 20)) {
      try await reader.refresh(now: now + 100)
    }
    #expect(source.asked.withLock { $0.count } == 2)
    try await reader.refresh(now: now + 120)
    #expect(source.asked.withLock { $0.count } == 3)
  }

  @Test func readArticleStaysRead() async throws {
    try await reader.refresh()
    try await reader.store.markRead(#require(try await reader.store.articles(limit: 1).first))
    #expect(try await reader.store.articles(limit: 1).map(\.isRead) == [true])
  }

  /// A load-more whose answer is on its way, and a reader with a gate before it.
  private func startLoadMore() async throws
    -> (NewsReader, Task<([String], hasMore: Bool), any Error>)
  {
    let address = try #require(URL(string: "http://example.com/1"))
    let store = try ArticleStore(path: ":memory:", feed: address)
    let reader = NewsReader(address, store) { [source, gate] in
      await gate.pass($0)
      return try source.load($0, $1)
    }
    try await reader.refresh()
    let last = try #require(try await store.articles(limit: 1).last)
    let load = Task {
      let (articles, hasMore) = try await reader.older(than: last, limit: 2)
      return (articles.map(\.id), hasMore: hasMore)
    }
    await gate.reached()
    return (reader, load)
  }

  @Test func loadMoreDoesNotWriteIntoWhatARefreshHasFoundMeanwhile() async throws {
    let (reader, load) = try await startLoadMore()
    let gap = URL(string: "http://example.com/gap")
    let date = Date(timeIntervalSince1970: 9)
    let new = Article(id: "9", title: "", published: date, updated: date)
    let page = FeedPage(title: "News", articles: [new], next: gap)
    try await reader.store.save(newest: page, Validators())
    await gate.open()
    // The list asks again, and then fills the gap first.
    #expect(try await load.value == ([], hasMore: true))
    #expect(try await reader.store.articles(limit: 9).map(\.id) == ["9", "1"])
    #expect(try await reader.store.state().next == gap)
  }

  @Test func lateAnswerOfACancelledLoadMoreIsDropped() async throws {
    let (reader, load) = try await startLoadMore()
    let next = try await reader.store.state().next
    load.cancel()
    await gate.open()
    await #expect(throws: CancellationError.self) { _ = try await load.value }
    #expect(try await reader.store.articles(limit: 9).map(\.id) == ["1"])
    #expect(try await reader.store.state().next == next)
  }
}
