import OverscrollPaging
import OverscrollUIKit

/// The articles a screen shows, newest first.
@MainActor
final class Feed {
  // Pages by the number of the last article.
  private var pages = Pages<Article, Int>(first: .max)
  private let source: any NewsSource

  init(_ source: any NewsSource) {
    self.source = source
  }

  var articles: [Article] { pages.items }

  /// Reloads the newest articles.
  func reload() async throws {
    try await load(pages.first())
  }

  /// Adds the next older articles, or the first ones.
  ///
  /// - Returns: Exhausted once there are no older ones.
  func more() async throws -> Outcome {
    if let request = pages.next() { try await load(request) }
    return pages.outcome
  }

  private func load(_ request: Pages<Article, Int>.Request) async throws {
    let articles = try await source.articles(below: request.key)
    pages.receive(articles, next: articles.last?.number, for: request)
  }
}
