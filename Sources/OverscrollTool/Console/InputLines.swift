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
