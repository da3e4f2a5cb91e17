import UIKit

/// A source of articles; your app would send a request to a server here.
@MainActor
protocol NewsSource {
  /// The newest articles with numbers below one, newest first; none when there are none left.
  func articles(below number: Int) async throws -> [Article]

  /// The picture of an article, or nil if it has none.
  func picture(of article: Article) async -> UIImage?
}

extension NewsSource {
  func picture(of article: Article) async -> UIImage? { nil }
}
