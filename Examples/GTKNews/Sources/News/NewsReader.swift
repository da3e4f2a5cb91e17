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

  /// What is stored, newest first, below an article.
  package func articles(below key: ArticleKey? = nil, limit: Int) async throws -> [Article] {
    try await store.articles(below: key, limit: limit)
  }

  /// Loads the newest articles into the store.
  package func refresh() async throws {
    let etag = try await store.state().etag
    switch try await load(address, etag) {
    case .unchanged: return
    case .page(let page, let etag): try await store.save(newest: page, etag: etag)
    }
  }

  /// Loads older articles into the store.
  ///
  /// - Returns: Whether there may be more.
  package func loadOlder() async throws -> Bool {
    guard let next = try await store.state().next else { return false }
    guard case .page(let page, _) = try await load(next, nil) else { return false }
    try await store.save(older: page)
    return try await store.state().next != nil
  }

  package func markRead(_ article: Article) async throws {
    try await store.markRead(article.id)
  }
}
