import Foundation
import Testing

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
