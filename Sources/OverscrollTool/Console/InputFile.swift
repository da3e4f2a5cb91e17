import Foundation
import OverscrollTrace

/// A file, or standard input, read in blocks.
struct InputFile: ~Copyable {
  /// Its name for reports.
  let name: String
  /// Its size, in bytes; nil for a stream, which can be read only once.
  let size: Int?

  private let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file; `-` is standard input.
  init(_ path: String) throws(Failure) {
    isOwned = path != "-"
    name = isOwned ? path : "standard input"
    descriptor = isOwned ? open(path, O_RDONLY) : 0
    guard descriptor >= 0 else { throw .input(path, systemReason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .input(name, systemReason()) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .input(name, "is a directory") }
    size = kind == S_IFREG && isOwned ? Int(status.st_size) : nil
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Whether an argument looks like a file name.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Rewinds to the first byte; only for a file with a size.
  func rewind() throws(Failure) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .input(name, systemReason()) }
  }

  /// Reads the next bytes, at most a million; none at the end.
  func read() throws(Failure) -> [UInt8] {
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, size in
        count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        size = max(count, 0)
      }
      if count >= 0 { return piece }
      guard errno == EINTR else { throw .input(name, systemReason()) }
    }
  }

  /// Reads everything; it must be UTF-8 text of at most ``sizeLimit`` bytes.
  static func read(_ path: String) throws(Failure) -> (name: String, bytes: [UInt8]) {
    let (name, bytes) = try readBytes(path)
    try checkText(bytes[...], name)
    return (name, bytes)
  }

  /// Reads everything, at most ``sizeLimit`` bytes.
  static func readBytes(_ path: String) throws(Failure) -> (name: String, bytes: [UInt8]) {
    let file = try InputFile(path)
    var bytes: [UInt8] = []
    while true {
      let piece = try file.read()
      if piece.isEmpty { break }
      bytes += piece
      guard bytes.count <= sizeLimit else {
        throw .input(file.name, "is larger than \(sizeLimit >> 20) MB")
      }
    }
    return (file.name, bytes)
  }

  /// The maximum size of a file that is read at once, and of a line, in bytes.
  static let sizeLimit = 32 << 20

  /// Throws an error unless the bytes are UTF-8 text.
  static func checkText(
    _ bytes: ArraySlice<UInt8>,
    _ name: String,
    line: Int? = nil
  ) throws(Failure) {
    guard let bad = UTF8Text.firstInvalid(bytes) else { return }
    throw .input(name, "byte \(bad): not UTF-8", at: line.map { "\($0)" })
  }
}
