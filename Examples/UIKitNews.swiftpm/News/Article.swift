/// A news article.
struct Article: Codable, Hashable, Identifiable, Sendable {
  /// Its number in order of publication, from 1.
  let number: Int
  let headline: String
  let summary: String

  var id: Int { number }
}
