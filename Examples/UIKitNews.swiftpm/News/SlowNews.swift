import UIKit

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
