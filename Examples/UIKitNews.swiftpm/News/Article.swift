/// One piece of news.
struct Article: Hashable, Sendable {
  /// Its place in the order of publication, from 1.
  let number: Int
  let headline: String
  let summary: String
}
