import Foundation
import FoundationNetworking

/// What a server says about a feed.
package enum FeedAnswer: Equatable, Sendable {
  /// Nothing has changed since the document with the ETag that was sent.
  case unchanged
  case page(FeedPage, etag: String?)
}

/// Loads feeds over HTTP.
package struct FeedClient: Sendable {
  /// The longest document that is read, in bytes.
  private let limit: Int
  /// The time for a whole document, in seconds.
  private let timeout: Double

  package init(limit: Int = 10_000_000, timeout: Double = 20) {
    self.limit = limit
    self.timeout = timeout
  }

  /// Loads one document; cancelling the task ends the request.
  ///
  /// - Parameters:
  ///   - address: An address with `http` or `https`.
  ///   - etag: The ETag of the document that is known.
  /// - Returns: The document, or that it has not changed.
  /// - Throws: `FeedError`, or `CancellationError`.
  package func load(_ address: URL, etag: String? = nil) async throws -> FeedAnswer {
    guard address.isWeb else { throw FeedError.unreachable("\(address) is no web address") }
    var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData)
    request.setValue("application/atom+xml, application/xml;q=0.9", forHTTPHeaderField: "Accept")
    if let etag { request.setValue(etag, forHTTPHeaderField: "If-None-Match") }
    let (response, body) = try await body(of: request)
    switch response.statusCode {
    case 200:
      let page = try AtomReader.read(body, base: response.url ?? address)
      return .page(page, etag: response.value(forHTTPHeaderField: "ETag"))
    case 304 where etag != nil: return .unchanged
    default: throw FeedError.status(response.statusCode)
    }
  }

  /// Runs a request against the clock.
  private func body(of request: URLRequest) async throws -> (HTTPURLResponse, Data) {
    try await withThrowingTaskGroup(of: (HTTPURLResponse, Data).self) { group in
      defer { group.cancelAll() }
      group.addTask { try await Download(limit: limit).run(request) }
      group.addTask {
        try await Task.sleep(for: .seconds(timeout))
        throw FeedError.timedOut
      }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}
