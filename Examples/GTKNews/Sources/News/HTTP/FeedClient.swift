import CNews
import Foundation
import Synchronization

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

/// One request by libcurl on a thread of its own, which ends as soon as its answer is too long.
final class Download: Sendable {
  private static let agent = "Mozilla/5.0 (compatible; GTKNews/1.0; Linux)"

  private let limit: Int
  private let isCancelled = Atomic(false)

  init(limit: Int) {
    self.limit = limit
  }

  /// Runs the request; a cancelled one ends within a second.
  func run(_ address: URL, _ headers: [String], timeout: Double) async throws -> FeedAnswer {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try self.perform(address, headers, timeout) })
        }
      }
    } onCancel: {
      isCancelled.store(true, ordering: .relaxed)
    }
  }

  private func perform(_ address: URL, _ headers: [String], _ timeout: Double) throws -> FeedAnswer
  {
    let end = ContinuousClock.now + .seconds(timeout)
    let curl = curl_easy_init()
    let list = headers.reduce(nil) { curl_slist_append($0, $1) }
    let reason = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    reason.initialize(to: 0)
    // A file in memory, which takes no more than the limit.
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: limit, alignment: 1)
    let body = fmemopen(bytes, limit, "w")
    setvbuf(body, nil, _IONBF, 0)
    defer {
      curl_easy_cleanup(curl)
      curl_slist_free_all(list)
      reason.deallocate()
      fclose(body)
      bytes.deallocate()
    }
    for (option, text) in [
      (CURLOPT_URL, address.absoluteString), (CURLOPT_USERAGENT, Self.agent),
      (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_ACCEPT_ENCODING, ""),
      // Keeps cookies for the redirects of this request.
      (CURLOPT_COOKIEFILE, ""),
    ] { news_set(curl, option, text) }
    for (option, number) in [
      (CURLOPT_FOLLOWLOCATION, 1), (CURLOPT_MAXREDIRS, 10), (CURLOPT_NOSIGNAL, 1),
      (CURLOPT_TIMEOUT_MS, Int(timeout * 1000)), (CURLOPT_NOPROGRESS, 0),
    ] { news_set_number(curl, option, number) }
    let look: curl_xferinfo_callback = { download, _, _, _, _ in
      let download = download.map { Unmanaged<Download>.fromOpaque($0).takeUnretainedValue() }
      return download?.isCancelled.load(ordering: .relaxed) == false ? 0 : 1
    }
    for (option, value) in [
      (CURLOPT_HTTPHEADER, UnsafeRawPointer(list)), (CURLOPT_ERRORBUFFER, UnsafeRawPointer(reason)),
      (CURLOPT_XFERINFOFUNCTION, unsafeBitCast(look, to: UnsafeRawPointer.self)),
      (CURLOPT_XFERINFODATA, UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())),
      (CURLOPT_WRITEDATA, UnsafeRawPointer(body)),
    ] { news_set(curl, option, value) }
    let code = curl_easy_perform(curl)
    guard code == CURLE_OK else { throw failure(code, String(cString: reason)) }
    return try Self.answer(
      curl,
      Data(bytes: bytes, count: ftell(body)),
      address,
      until: end
    )
  }

  /// What the server has said after all redirects.
  private static func answer(
    _ curl: UnsafeMutableRawPointer?,
    _ body: Data,
    _ address: URL,
    until end: ContinuousClock.Instant
  ) throws -> FeedAnswer {
    var (status, seconds) = (0, 0)
    news_get(curl, CURLINFO_RESPONSE_CODE, &status)
    news_get(curl, CURLINFO_RETRY_AFTER, &seconds)
    switch status {
    case 200:
      var place: UnsafePointer<CChar>?
      news_get(curl, CURLINFO_EFFECTIVE_URL, &place)
      let base = place.flatMap { URL(string: String(cString: $0)) } ?? address
      let charset = header("Content-Type", curl)?
        .firstMatch(of: /;\s*charset\s*=\s*"?([^\s";]+)/.ignoresCase())
      let page = try FeedReader.read(
        body,
        base: base.with(loginOf: nil),
        charset: charset.map { String($0.1) },
        until: end
      )
      let (etag, date) = (header("ETag", curl), header("Last-Modified", curl))
      return .page(page, Validators(etag: etag, modified: date))
    case 304: return .unchanged
    case 429 where seconds > 0, 503 where seconds > 0:
      throw FeedError.busy(status, seconds: seconds)
    default: throw FeedError.status(status)
    }
  }

  private static func header(_ name: String, _ curl: UnsafeMutableRawPointer?) -> String? {
    var header: UnsafeMutablePointer<curl_header>?
    let code = curl_easy_header(curl, name, 0, UInt32(CURLH_HEADER), -1, &header)
    return code == CURLHE_OK ? header.map { String(cString: $0.pointee.value) } : nil
  }

  private func failure(_ code: CURLcode, _ reason: String) -> any Error {
    switch code {
    case CURLE_ABORTED_BY_CALLBACK: CancellationError()
    case CURLE_WRITE_ERROR: FeedError.tooLong(limit)
    case CURLE_OPERATION_TIMEDOUT: FeedError.timedOut
    case CURLE_COULDNT_RESOLVE_HOST: FeedError.unreachable("its name is unknown")
    case CURLE_COULDNT_CONNECT: FeedError.unreachable("it refuses the connection")
    // libcurl's own words, for example about a certificate.
    default:
      FeedError.unreachable(reason.isEmpty ? String(cString: curl_easy_strerror(code)) : reason)
    }
  }
}
