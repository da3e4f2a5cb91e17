import Foundation
import News
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
    let first = try await FeedClient().load(server.address)
    #expect(first == .page(FeedPage(title: "News", articles: []), etag: "\"v1\""))
    #expect(try await FeedClient().load(server.address, etag: "\"v1\"") == .unchanged)
  }

  @Test(arguments: ["404 Not Found", "503 Service Unavailable", "304 Not Modified"])
  func otherStatusIsAnError(_ status: String) async throws {
    let server = try TestServer { _ in self.answer(status) }
    let code = try #require(Int(status.prefix(3)))
    await #expect(throws: FeedError.status(code)) { try await FeedClient().load(server.address) }
  }

  @Test func serverThatStaysSilentTimesOut() async throws {
    let server = try TestServer { _ in nil }
    await #expect(throws: FeedError.timedOut) {
      try await FeedClient(timeout: 0.1).load(server.address)
    }
  }

  @Test func cancellingTheTaskEndsTheRequest() async throws {
    let (requests, continuation) = AsyncStream.makeStream(of: Void.self)
    let server = try TestServer { _ in
      continuation.yield()
      return nil
    }
    let task = Task { try await FeedClient().load(server.address) }
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
      try await FeedClient().load(server.address)
    }
  }

  @Test func connectionThatEndsEarlyIsAnError() async throws {
    let server = try TestServer { _ in
      Data("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n\(Self.feed)".utf8)
    }
    await #expect(throws: FeedError.self) { try await FeedClient().load(server.address) }
  }

  /// The certificate is self-signed.
  @Test func serverThatNobodyVouchesForIsUnreachable() async throws {
    let server = try SecureServer()
    await #expect(
      throws: FeedError.unreachable("SSL certificate problem: self-signed certificate")
    ) { try await FeedClient().load(server.address) }
  }

  @Test func closedPortAndOtherSchemesAreUnreachable() async throws {
    // TCPMUX, at which nothing listens any more.
    let address = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: FeedError.unreachable("it refuses the connection")) {
      try await FeedClient().load(address)
    }
    let file = try #require(URL(string: "file:///etc/passwd"))
    await #expect(throws: FeedError.unreachable("file:///etc/passwd is no web address")) {
      try await FeedClient().load(file)
    }
  }
}
