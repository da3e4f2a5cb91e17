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

/// One entry of a feed.
package struct Article: Codable, Equatable, Identifiable, Sendable {
  /// What identifies it in its feed.
  package var id: String
  /// Plain text, as the author is; both may be empty.
  package var title = "", author = ""
  /// When it was published; for an entry without a date the feed's, or ``undated``.
  package var published = undated
  /// When it was changed last.
  package var updated = undated
  /// Its content, or its summary: Pango's markup with nothing but links.
  package var text = ""
  /// Its web page.
  package var link: URL?
  package var isRead = false

  package init(id: String) { self.id = id }

  /// The date of what has none: the store gives it that of the download.
  package static let undated = Date(timeIntervalSince1970: 0)

  /// The same place in the feed, without anything else.
  package var key: Article {
    var key = Article(id: id)
    key.published = published
    return key
  }
}

/// One document of a feed: its entries in the order of the document.
package struct FeedPage: Equatable, Sendable {
  package var title = ""
  package var articles: [Article] = []
  /// The document with older entries (RFC 5005).
  package var next: URL?
  /// How many entries were left out, because nothing identifies them.
  package var skipped = 0

  package init() {}
}
