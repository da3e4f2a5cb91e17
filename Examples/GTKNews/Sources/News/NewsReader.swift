import Foundation

/// A feed and its store: what the screens show, and what a pull does.
package actor NewsReader {
  /// Loads a document of the feed.
  package typealias Load = @Sendable (_ address: URL, _ etag: String?) async throws -> FeedAnswer

  private let address: URL
  private let store: ArticleStore
  private let load: Load

  package init(_ address: URL, _ store: ArticleStore, load: @escaping Load) {
    self.address = address
    self.store = store
    self.load = load
  }

  /// The feed's title; empty before its first document.
  package func title() async throws -> String {
    try await store.state().title
  }

  /// The newest articles that are stored, newest first.
  package func newest(_ limit: Int) async throws -> [Article] {
    try await store.articles(limit: limit)
  }

  /// The articles that are stored, newest first, down to one of them.
  package func articles(downTo last: Article) async throws -> [Article] {
    try await store.articles(downTo: ArticleKey(last))
  }

  /// The newest articles that were read, newest first.
  package func read(_ limit: Int) async throws -> [Article] {
    try await store.readArticles(limit: limit)
  }

  /// Loads the newest articles into the store.
  package func refresh() async throws {
    let etag = try await store.state().etag
    switch try await load(address, etag) {
    case .unchanged: return
    case .page(let page, let etag): try await store.save(newest: page, etag: etag)
    }
  }

  /// The articles below one: those that are stored, and if there are none, from the server.
  ///
  /// - Returns: The articles, and whether there may be more.
  package func older(than last: Article, limit: Int) async throws -> ([Article], hasMore: Bool) {
    let key = ArticleKey(last)
    var older = try await store.articles(below: key, limit: limit)
    if older.isEmpty, let next = try await store.state().next {
      if case .page(let page, _) = try await load(next, nil) { try await store.save(older: page) }
      older = try await store.articles(below: key, limit: limit)
    }
    let next = try await store.state().next
    return (older, hasMore: older.count == limit || next != nil)
  }

  /// Marks an article as read.
  package func markRead(_ article: Article) async throws {
    try await store.markRead(article.id)
  }
}
