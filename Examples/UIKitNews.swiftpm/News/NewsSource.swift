/// A source of articles; your app would send a request to a server here.
@MainActor
protocol NewsSource {
  /// The newest articles, newest first.
  func latest() async throws -> [Article]
  /// The articles before one, newest first; none when there are no older ones.
  func older(than article: Article) async throws -> [Article]
}
