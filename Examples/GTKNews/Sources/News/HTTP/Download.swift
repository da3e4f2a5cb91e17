import CNews
import Foundation
import Synchronization

/// One request by libcurl on a thread of its own, which ends as soon as its answer is too long.
final class Download: Sendable {
  /// What the server says after all redirects.
  struct Answer {
    var status = 0
    var body = Data()
    var address: URL?
    var validators = Validators()
    /// In seconds, 0 without it.
    var retryAfter = 0
  }

  private static let agent = "Mozilla/5.0 (compatible; GTKNews/1.0; Linux)"

  private let limit: Int
  private let isCancelled = Atomic(false)
  private let body = Mutex(Data())

  init(limit: Int) {
    self.limit = limit
  }

  /// Runs the request; a cancelled one ends within a second.
  func run(_ address: URL, _ headers: [String], timeout: Double) async throws -> Answer {
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

  private func perform(_ address: URL, _ headers: [String], _ timeout: Double) throws -> Answer {
    let curl = curl_easy_init()
    let list = headers.reduce(nil) { curl_slist_append($0, $1) }
    let reason = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    reason.initialize(to: 0)
    defer {
      curl_easy_cleanup(curl)
      curl_slist_free_all(list)
      reason.deallocate()
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
    let receive: curl_write_callback = { bytes, size, count, download in
      Download.at(download)?.receive(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
    }
    let look: curl_xferinfo_callback = { download, _, _, _, _ in
      Download.at(download)?.isCancelled.load(ordering: .relaxed) == false ? 0 : 1
    }
    let receiver = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    for (option, value) in [
      (CURLOPT_HTTPHEADER, UnsafeRawPointer(list)), (CURLOPT_ERRORBUFFER, UnsafeRawPointer(reason)),
      (CURLOPT_WRITEFUNCTION, unsafeBitCast(receive, to: UnsafeRawPointer.self)),
      (CURLOPT_XFERINFOFUNCTION, unsafeBitCast(look, to: UnsafeRawPointer.self)),
      (CURLOPT_WRITEDATA, receiver), (CURLOPT_XFERINFODATA, receiver),
    ] { news_set(curl, option, value) }
    let code = curl_easy_perform(curl)
    guard code == CURLE_OK else { throw failure(code, String(cString: reason)) }
    var answer = Answer(body: body.withLock { $0 })
    var address: UnsafePointer<CChar>?
    news_get(curl, CURLINFO_EFFECTIVE_URL, &address)
    answer.address = address.flatMap { URL(string: String(cString: $0)) }
    news_get(curl, CURLINFO_RESPONSE_CODE, &answer.status)
    news_get(curl, CURLINFO_RETRY_AFTER, &answer.retryAfter)
    answer.validators.etag = Self.header("ETag", curl)
    answer.validators.modified = Self.header("Last-Modified", curl)
    return answer
  }

  private static func at(_ download: UnsafeMutableRawPointer?) -> Download? {
    download.map { Unmanaged<Download>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes bytes; fewer than all end the request.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    body.withLock { body in
      body.append(contentsOf: bytes.prefix(limit + 1 - body.count))
      return body.count <= limit ? bytes.count : 0
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
    case CURLE_WRITE_ERROR where body.withLock({ $0.count > limit }): FeedError.tooLong(limit)
    case CURLE_OPERATION_TIMEDOUT: FeedError.timedOut
    case CURLE_COULDNT_RESOLVE_HOST: FeedError.unreachable("its name is unknown")
    case CURLE_COULDNT_CONNECT: FeedError.unreachable("it refuses the connection")
    // libcurl's own words, for example about a certificate.
    default:
      FeedError.unreachable(reason.isEmpty ? String(cString: curl_easy_strerror(code)) : reason)
    }
  }
}
