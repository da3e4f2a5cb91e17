import Foundation

/// A feed and its store: what a pull does.
package actor NewsReader {
  /// Loads a document of the feed.
  package typealias Load =
    @Sendable (_ address: URL, _ known: Validators) async throws -> FeedAnswer

  /// What the screens show.
  package let store: ArticleStore
  package nonisolated let address: URL
  private let load: Load
  /// What the server said when it asked to wait, and until when.
  private var pause: (code: Int, end: Date)?

  package init(_ address: URL, _ store: ArticleStore, load: @escaping Load) {
    (self.address, self.store, self.load) = (address, store, load)
  }

  /// Loads the newest articles into the store; returns how many entries were left out.
  @discardableResult
  package func refresh(now: Date = Date()) async throws -> Int {
    switch try await load(address, store.state().validators, now) {
    case .unchanged: return 0
    case .page(let page, let validators):
      try Task.checkCancellation()
      try await store.save(newest: page, validators, now: now)
      return page.skipped
    }
  }

  /// The articles below one: those that are stored, and if there are none, from the server.
  ///
  /// - Returns: The articles, and whether there may be more.
  package func older(
    than last: Article,
    limit: Int,
    now: Date = Date()
  ) async throws -> ([Article], hasMore: Bool) {
    var older = try await store.articles(below: last, limit: limit)
    if older.isEmpty, let next = try await store.state().next {
      if case .page(let page, _) = try await load(next, Validators(), now) {
        try Task.checkCancellation()
        try await store.save(older: page, from: next, now: now)
      }
      older = try await store.articles(below: last, limit: limit)
    }
    let next = try await store.state().next
    return (older, hasMore: older.count == limit || next != nil)
  }

  /// Loads a document, unless the server has asked to wait.
  private func load(_ address: URL, _ known: Validators, _ now: Date) async throws -> FeedAnswer {
    if let pause, now < pause.end {
      let seconds = pause.end.timeIntervalSince(now).rounded(.up)
      throw FeedError.busy(pause.code, seconds: Int(seconds))
    }
    do {
      return try await load(address, known)
    } catch FeedError.busy(let code, let seconds) {
      pause = (code, now + Double(seconds))
      throw FeedError.busy(code, seconds: seconds)
    }
  }
}
