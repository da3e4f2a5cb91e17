/// Where articles come from; an app of yours asks a server here.
@MainActor
protocol NewsSource {
  /// The newest articles, newest first.
  func latest() async throws -> [Article]
  /// The articles before one, newest first; none when there are no older ones.
  func older(than article: Article) async throws -> [Article]
}
