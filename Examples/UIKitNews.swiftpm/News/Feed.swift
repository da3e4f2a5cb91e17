/// The articles a screen shows, newest first.
@MainActor
final class Feed {
  private(set) var articles: [Article] = []
  private let source: any NewsSource

  init(_ source: any NewsSource) {
    self.source = source
  }

  /// Reloads the newest articles.
  func reload() async throws {
    articles = try await source.latest()
  }

  /// Adds the next older articles, or the first ones.
  ///
  /// - Returns: Whether there were any.
  func more() async throws -> Bool {
    guard let last = articles.last else {
      try await reload()
      return !articles.isEmpty
    }
    let older = try await source.older(than: last)
    articles += older
    return !older.isEmpty
  }
}
