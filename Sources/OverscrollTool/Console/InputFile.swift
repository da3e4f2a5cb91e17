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

/// A folder that is read with all folders in it.
enum InputFolder {
  /// The paths of its files with one of some endings, in order.
  static func files(in folder: String, endings: Set<String>) throws(Failure) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else {
      throw .input(folder, "cannot be read")
    }
    let names = found.compactMap { $0 as? String }
    let kept = names.filter { endings.contains(($0 as NSString).pathExtension) }
    // The enumerator of a file, or of what does not exist, may be empty.
    if kept.isEmpty {
      throw .input(folder, "has no file that ends in \(endings.sorted().joined(separator: ", "))")
    }
    return kept.sorted().map { folder == "." ? $0 : "\(folder)/\($0)" }
  }
}

/// The lines of a file or a stream, with only one line in memory at a time.
///
/// Each must be UTF-8 text of at most ``InputFile/sizeLimit`` bytes. A newline at the end of the
/// file starts no further line.
struct InputLines: ~Copyable {
  private let file: InputFile
  private var piece: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var bytesRead = 0
  /// The number of the last line read, from 1.
  private(set) var number = 0

  var name: String { file.name }

  /// Whether the lines can be read twice.
  var isRepeatable: Bool { file.size != nil }

  init(_ path: String) throws(Failure) {
    file = try InputFile(path)
  }

  /// Rewinds to the first line.
  mutating func rewind() throws(Failure) {
    try file.rewind()
    (piece, position, isAtEnd, bytesRead, number) = ([], 0, false, 0, 0)
  }

  /// Reads a line into a buffer, without its newline; false at the end.
  mutating func next(_ line: inout [UInt8]) throws(Failure) -> Bool {
    line.removeAll(keepingCapacity: true)
    var isStarted = false
    while true {
      if position == piece.count {
        if !isAtEnd { try fill() }
        if isAtEnd {
          guard isStarted else { return false }
          break
        }
      }
      if !isStarted {
        isStarted = true
        number += 1
      }
      let rest = piece[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      line += rest[..<(end ?? rest.endIndex)]
      guard line.count <= InputFile.sizeLimit else {
        let limit = InputFile.sizeLimit
        throw .input(name, "the line is longer than \(limit >> 20) MB", at: "\(number)")
      }
      position = (end ?? rest.endIndex - 1) + 1
      if end != nil { break }
    }
    try InputFile.checkText(line[...], name, line: number)
    return true
  }

  private mutating func fill() throws(Failure) {
    piece = try file.read()
    position = 0
    isAtEnd = piece.isEmpty
    bytesRead += piece.count
    // Small files need no progress line.
    if let size = file.size, size > 16 << 20 {
      Console.show(progress: isAtEnd ? nil : Double(bytesRead) / Double(size))
    }
  }
}
