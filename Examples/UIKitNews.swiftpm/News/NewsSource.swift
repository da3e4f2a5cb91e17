import UIKit

/// A news article.
struct Article: Codable, Hashable, Identifiable, Sendable {
  /// Its number in order of publication, from 1.
  let number: Int
  let headline: String
  let summary: String

  var id: Int { number }
}

extension Article {
  /// The content of a cell.
  @MainActor var row: UIListContentConfiguration {
    var row = UIListContentConfiguration.subtitleCell()
    row.text = headline
    row.secondaryText = summary
    return row
  }
}

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

/// Answers late, and every fourth time not at all, as a network does; every third article has a picture.
@MainActor
final class SlowNews: NewsSource {
  struct Unreachable: Error {}

  private let source: any NewsSource
  private let wait: @MainActor () async throws -> Void
  private var requests = 0

  /// Delays another source.
  init(
    _ source: any NewsSource,
    wait: @escaping @MainActor () async throws -> Void = {
      try await Task.sleep(nanoseconds: 1_200_000_000)
    }
  ) {
    self.source = source
    self.wait = wait
  }

  func articles(below number: Int) async throws -> [Article] {
    requests += 1
    let isReached = requests % 4 != 0
    try await wait()
    guard isReached else { throw Unreachable() }
    return try await source.articles(below: number)
  }

  func picture(of article: Article) async -> UIImage? {
    guard article.number.isMultiple(of: 3) else { return nil }
    try? await wait()
    return Hills.picture
  }
}

/// Repeats a few bundled articles, so that the app needs no network: each request adds a new one.
@MainActor
final class BundledNews: NewsSource {
  private static let subjects = [
    ("A bridge opens to bicycles", "The old railway crossing has a new deck and no trains."),
    ("Rain fills the upper lake", "The level is the highest since measuring began."),
    ("Night trains return", "Two lines run again from the first of the month."),
    ("A seed bank moves uphill", "The new vault is dry in every season."),
    ("Street lamps learn to wait", "They brighten only for those who walk beneath."),
    ("The museum counts its moths", "Volunteers found three kinds new to the valley."),
    ("A library lends its ladders", "Tools can be borrowed like books."),
  ]

  private static let pageSize = 15
  private var published: Int

  /// Makes a source with a number of articles already published.
  init(published: Int = 60) {
    self.published = published
  }

  func articles(below number: Int) async throws -> [Article] {
    if number > published { published += 1 }
    return page(endingAt: min(number - 1, published))
  }

  private func page(endingAt last: Int) -> [Article] {
    guard last > 0 else { return [] }
    return (max(1, last - Self.pageSize + 1)...last).reversed().map { number in
      let (headline, summary) = Self.subjects[number % Self.subjects.count]
      return Article(number: number, headline: headline, summary: summary)
    }
  }
}
