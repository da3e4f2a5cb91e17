import Foundation

/// What a server said of a document, with which a request for a newer one begins.
package struct Validators: Codable, Equatable, Sendable {
  package var etag: String?
  /// The date as the server wrote it.
  package var modified: String?

  package init(etag: String? = nil, modified: String? = nil) {
    (self.etag, self.modified) = (etag, modified)
  }
}

/// What a server says about a feed.
package enum FeedAnswer: Equatable, Sendable {
  /// Nothing has changed since the document with the validators that were sent.
  case unchanged
  case page(FeedPage, Validators)
}

/// Loads the documents of a feed over HTTP.
package struct FeedClient: Sendable {
  private let feed: URL
  private let limit: Int
  private let timeout: Double

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - feed: The feed, whose user and password are sent to its own server only.
  ///   - limit: The longest document that is read, in bytes.
  ///   - timeout: The time for a whole document, in seconds.
  package init(_ feed: URL, limit: Int = 10_000_000, timeout: Double = 20) {
    (self.feed, self.limit, self.timeout) = (feed, limit, timeout)
  }

  /// Loads one document, unless the validators say that it has not changed; cancelling the task ends the request.
  package func load(_ address: URL, _ known: Validators = Validators()) async throws -> FeedAnswer {
    let plain = address.with(loginOf: nil)
    guard address.isWeb else { throw FeedError.unreachable("\(plain) is no web address") }
    var headers = [
      "Accept: application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.1"
    ]
    if let etag = known.etag { headers.append("If-None-Match: \(etag)") }
    if let date = known.modified { headers.append("If-Modified-Since: \(date)") }
    let isOwn = (plain.scheme, plain.host(), plain.port) == (feed.scheme, feed.host(), feed.port)
    let answer = try await Download(limit: limit)
      .run(isOwn ? plain.with(loginOf: feed) : plain, headers, timeout: timeout)
    if answer == .unchanged, known == Validators() { throw FeedError.status(304) }
    return answer
  }
}
