import Foundation
import News
import Synchronization
import Testing

/// Real HTTP, to a server of the test's own on this machine.
@Suite struct FeedClientTests {
  private static let feed = "<feed xmlns='http://www.w3.org/2005/Atom'><title>News</title></feed>"

  private func answer(_ status: String, _ headers: String = "", _ body: String = "") -> Data {
    Data("HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)".utf8)
  }

  @Test func documentComesWithItsETagWhichTheNextRequestSends() async throws {
    let server = try TestServer { request in
      request.contains("If-None-Match: \"v1\"\r\n")
        ? self.answer("304 Not Modified") : self.answer("200 OK", "ETag: \"v1\"\r\n", Self.feed)
    }
    let first = try await FeedClient(server.address).load(server.address)
    #expect(first == .page(FeedPage(title: "News", articles: []), Validators(etag: "\"v1\"")))
    #expect(
      try await FeedClient(server.address).load(server.address, Validators(etag: "\"v1\""))
        == .unchanged
    )
  }

  @Test func dateOfTheDocumentIsSentBackAsItWas() async throws {
    let date = "Sat, 13 Dec 2003 18:30:02 GMT"
    let server = try TestServer { request in
      request.contains("If-Modified-Since: \(date)\r\n")
        ? self.answer("304 Not Modified")
        : self.answer("200 OK", "Last-Modified: \(date)\r\n", Self.feed)
    }
    let client = FeedClient(server.address)
    let first = try await client.load(server.address)
    #expect(first == .page(FeedPage(title: "News", articles: []), Validators(modified: date)))
    #expect(try await client.load(server.address, Validators(modified: date)) == .unchanged)
  }

  @Test(arguments: [429, 503])
  func serverSaysHowLongToWait(_ code: Int) async throws {
    let server = try TestServer { _ in self.answer("\(code) Busy", "Retry-After: 120\r\n") }
    let error = FeedError.busy(code, seconds: 120)
    await #expect(throws: error) { try await FeedClient(server.address).load(server.address) }
    #expect(error.description.contains("try again in 2 minutes"))
    #expect(FeedError.busy(code, seconds: 34_499_339).description.contains("in 400 days"))
  }

  /// As RFC 9110 has it, with a product; sites refuse what looks like a script.
  @Test func requestSaysWhatSendsItAndWhatItReads() async throws {
    let server = try TestServer { request in
      let isGood =
        request.contains("User-Agent: Mozilla/5.0 (compatible; GTKNews/")
        && request.contains("application/rss+xml")
      return self.answer(isGood ? "200 OK" : "403 Forbidden", "", Self.feed)
    }
    _ = try await FeedClient(server.address).load(server.address)
  }

  @Test func cookieOfARedirectIsSentToItsEndAndForgotten() async throws {
    let cookies = Mutex<[Bool]>([])
    let server = try TestServer { request in
      let hasCookie = request.contains("Cookie: a=b\r\n")
      cookies.withLock { $0.append(hasCookie) }
      return hasCookie
        ? self.answer("200 OK", "", Self.feed)
        : self.answer("302 Found", "Set-Cookie: a=b; Path=/\r\nLocation: /feed.atom\r\n")
    }
    for _ in 1...2 { _ = try await FeedClient(server.address).load(server.address) }
    #expect(cookies.withLock { $0 } == [false, true, false, true])
  }

  @Test func passwordGoesToTheFeedsServerAndNowhereElse() async throws {
    let requests = Mutex<[String]>([])
    let feed = """
      <feed xmlns='http://www.w3.org/2005/Atom'><link rel='next' href='/2'/>
      <entry><id>a</id><link href='/a'/></entry></feed>
      """
    // "user:pass word" in base64.
    let login = "Authorization: Basic dXNlcjpwYXNzIHdvcmQ="
    let other = try TestServer { request in
      self.answer(request.contains("Authorization") ? "500 Told" : "200 OK", "", feed)
    }
    let place = other.address.absoluteString.replacing("127.0.0.1", with: "localhost")
    let server = try TestServer { request in
      requests.withLock { $0.append(request) }
      return request.hasPrefix("GET /away")
        ? self.answer("302 Found", "Location: \(place)\r\n") : self.answer("200 OK", "", feed)
    }
    let plain = server.address.absoluteString
    let address = try #require(
      URL(string: plain.replacing("http://", with: "http://user:pass%20word@"))
    )
    let client = FeedClient(address)
    guard case .page(let page, _) = try await client.load(address) else { return }
    #expect(page.next?.absoluteString == plain.replacing("feed.atom", with: "2"))
    #expect(page.articles.first?.link?.absoluteString == plain.replacing("feed.atom", with: "a"))
    _ = try await client.load(#require(page.next))
    _ = try await client.load(#require(URL(string: "/away", relativeTo: address)).absoluteURL)
    #expect(requests.withLock { $0.filter { $0.contains(login) }.count } == 3)
    _ = try await client.load(other.address)
    let file = try #require(URL(string: "ftp://user:pass@example.com/"))
    await #expect(throws: FeedError.unreachable("ftp://example.com/ is no web address")) {
      try await FeedClient(file).load(file)
    }
  }

  /// 1 GB of zeros: the work ends with the first 10 MB, also that of the process.
  @Test func compressedBodyEndsAtTheLimit() async throws {
    let bomb = try Self.compressedZeros(megabytes: 1000)
    let server = try TestServer { _ in
      Data(
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n".utf8
      ) + bomb
    }
    let before = Self.peakMemory
    // Work that went on after an answer would add up.
    for _ in 1...5 {
      await #expect(throws: FeedError.tooLong(10_000_000)) {
        try await FeedClient(server.address).load(server.address)
      }
    }
    #expect(Self.peakMemory - before < 500_000, "kB")
  }

  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  private static func compressedZeros(megabytes: Int) throws -> Data {
    let script = """
      import sys, zlib
      stream = zlib.compressobj(9, zlib.DEFLATED, 31)
      pieces = [stream.compress(bytes(1_000_000)) for _ in range(\(megabytes))]
      sys.stdout.buffer.write(b"".join(pieces) + stream.flush())
      """
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.standardOutput = output
    try process.run()
    return try output.fileHandleForReading.readToEnd() ?? Data()
  }

  @Test(arguments: ["404 Not Found", "503 Service Unavailable", "304 Not Modified"])
  func otherStatusIsAnError(_ status: String) async throws {
    let server = try TestServer { _ in self.answer(status) }
    let code = try #require(Int(status.prefix(3)))
    await #expect(throws: FeedError.status(code)) {
      try await FeedClient(server.address).load(server.address)
    }
  }

  @Test func serverThatStaysSilentTimesOut() async throws {
    let server = try TestServer { _ in nil }
    await #expect(throws: FeedError.timedOut) {
      try await FeedClient(server.address, timeout: 0.1).load(server.address)
    }
  }

  @Test func cancellingTheTaskEndsTheRequest() async throws {
    let (requests, continuation) = AsyncStream.makeStream(of: Void.self)
    let server = try TestServer { _ in
      continuation.yield()
      return nil
    }
    let task = Task { try await FeedClient(server.address).load(server.address) }
    for await _ in requests { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// The server announces 100 MB and would send them.
  @Test func longBodyIsRefusedBeforeItsEnd() async throws {
    let server = try TestServer { _ in
      Data("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n".utf8)
        + Data(repeating: 0x20, count: 100_000_000)
    }
    await #expect(throws: FeedError.tooLong(10_000_000)) {
      try await FeedClient(server.address).load(server.address)
    }
  }

  @Test func connectionThatEndsEarlyIsAnError() async throws {
    let server = try TestServer { _ in
      Data("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n\(Self.feed)".utf8)
    }
    await #expect(throws: FeedError.self) {
      try await FeedClient(server.address).load(server.address)
    }
  }

  /// The certificate is self-signed.
  @Test func serverThatNobodyVouchesForIsUnreachable() async throws {
    let server = try SecureServer()
    await #expect(
      throws: FeedError.unreachable("SSL certificate problem: self-signed certificate")
    ) { try await FeedClient(server.address).load(server.address) }
  }

  @Test func closedPortAndOtherSchemesAreUnreachable() async throws {
    // TCPMUX, at which nothing listens any more.
    let address = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: FeedError.unreachable("it refuses the connection")) {
      try await FeedClient(address).load(address)
    }
    let file = try #require(URL(string: "file:///etc/passwd"))
    await #expect(throws: FeedError.unreachable("file:///etc/passwd is no web address")) {
      try await FeedClient(file).load(file)
    }
  }
}
