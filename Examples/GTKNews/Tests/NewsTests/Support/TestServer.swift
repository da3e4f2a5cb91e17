import Foundation
import Glibc
import Testing

/// A server on this machine that answers each request with what a closure returns, byte for byte.
final class TestServer: Sendable {
  let address: URL
  private let descriptor: Int32

  /// Starts to listen at a free port.
  ///
  /// - Parameter answer: The bytes to send before the connection is closed; nil keeps it open.
  /// - Throws: If no port is free.
  init(_ answer: @escaping @Sendable (_ request: String) -> Data?) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(descriptor, place, size) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, place, &size) == 0
      }
    }
    try #require(isListening)
    self.descriptor = descriptor
    let port = UInt16(bigEndian: place.sin_port)
    address = try #require(URL(string: "http://127.0.0.1:\(port)/feed.atom"))
    Thread.detachNewThread { Self.serve(descriptor, answer) }
  }

  deinit {
    // Ends the thread's `accept`.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private static func serve(_ descriptor: Int32, _ answer: (String) -> Data?) {
    while true {
      let connection = accept(descriptor, nil, nil)
      guard connection >= 0 else { return }
      var request = ""
      var bytes = [UInt8](repeating: 0, count: 4096)
      while !request.hasSuffix("\r\n\r\n") {
        let count = recv(connection, &bytes, bytes.count, 0)
        guard count > 0 else { break }
        request += String(decoding: bytes[..<count], as: UTF8.self)
      }
      guard let data = answer(request) else { continue }
      var rest = [UInt8](data)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(connection)
    }
  }
}

/// A server on this machine that speaks HTTPS with a certificate of its own, in another process.
final class SecureServer {
  let address: URL
  /// The process ends with its input, so also with the tests.
  private let input = Pipe()

  init() throws {
    let process = Process()
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "secure_server.py")
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path(percentEncoded: false)]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = try #require(URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  deinit {
    try? input.fileHandleForWriting.close()
  }
}
