/// One line of a trace, split into words that are read from left to right.
struct LineReader {
  private let words: [Word]
  private let end: Word
  private var position = 0

  /// A word with its position.
  struct Word {
    let text: String
    let line: Int
    /// From 1, in UTF-8 bytes.
    let column: Int

    /// The position after the word.
    var end: Word { Word(text: "", line: line, column: column + text.utf8.count) }
  }

  /// Splits a line into words; comments are ignored.
  ///
  /// - Throws: ``TraceError`` at the first byte that is not UTF-8, in a comment, too.
  init(_ bytes: ArraySlice<UInt8>, line: Int) throws(TraceError) {
    if let offset = UTF8Text.firstInvalid(bytes) {
      throw TraceError(line: line, column: offset + 1, problem: .notUTF8)
    }
    let statement = bytes.prefix { $0 != UInt8(ascii: "#") }
    words = statement.split { [0x20, 0x09, 0x0D].contains($0) }
      .map { word in
        Word(
          text: String(decoding: word, as: UTF8.self),
          line: line,
          column: word.startIndex - bytes.startIndex + 1
        )
      }
    end = words.last?.end ?? Word(text: "", line: line, column: 1)
  }

  /// Makes an empty line, for the end of a text.
  init(endOf line: Int, column: Int) {
    words = []
    end = Word(text: "", line: line, column: column)
  }

  /// Whether nothing is left to read.
  var isAtEnd: Bool { position == words.count }

  /// The next word, or the position after the last one.
  var peek: Word { isAtEnd ? end : words[position] }

  /// The word that was read last, or the position after the last one.
  var previous: Word { position == 0 ? end : words[position - 1] }

  /// Reads a word.
  mutating func next() throws(TraceError) -> Word {
    if isAtEnd { throw end.error(.missingValue) }
    position += 1
    return words[position - 1]
  }

  /// Reads a word if it is this one.
  mutating func take(_ text: String) -> Bool {
    guard peek.text == text else { return false }
    position += 1
    return true
  }

  /// Reads a word that names a value: one of those given or, with nil, any.
  mutating func value<Value: Named>(
    _ type: Value.Type = Value.self,
    among values: [Value]? = nil
  ) throws(TraceError) -> Value {
    try next().value(among: values)
  }

  /// Checks that the line has ended.
  func finish() throws(TraceError) {
    if !isAtEnd { throw peek.error(.surplusValue) }
  }
}

extension LineReader: TraceWords {
  mutating func value<Value: Named>(
    _ value: inout Value,
    among values: [Value]
  ) throws(TraceError) {
    value = try next().value(among: values)
  }

  mutating func number(_ number: inout Double) throws(TraceError) {
    number = try next().number()
  }

  mutating func whole<Value: FixedWidthInteger>(_ number: inout Value) throws(TraceError) {
    number = try next().whole()
  }

  mutating func flag(_ word: String, _ flag: inout Bool) {
    flag = take(word)
  }

  mutating func count(_ name: String, _ count: inout Int?) throws(TraceError) {
    guard let (key, value) = peek.parts(around: "="), key.text == name else { return }
    position += 1
    count = try value.whole()
  }

  func hasMore(_ isWritten: Bool, before others: [String]) -> Bool {
    let name = peek.parts(around: "=")?.before ?? peek
    return !isAtEnd && !others.contains(name.text)
  }
}

extension LineReader.Word {
  /// An error at this word.
  func error(_ problem: TraceError.Problem) -> TraceError {
    TraceError(line: line, column: column, problem: problem)
  }

  /// The value that the word names.
  func value<Value: Named>(among values: [Value]? = nil) throws(TraceError) -> Value {
    if text.isEmpty { throw error(.missingValue) }
    let values = values ?? Value.allCases
    guard let value = values.first(where: { $0.word == text }) else {
      throw error(.unknownWord(expected: values.map(\.word)))
    }
    return value
  }

  /// The whole number that the word is.
  func whole<Value: FixedWidthInteger>() throws(TraceError) -> Value {
    if text.isEmpty { throw error(.missingValue) }
    guard let value = Value(text) else { throw error(.notWhole) }
    return value
  }

  /// The finite number that the word is.
  func number() throws(TraceError) -> Double {
    if text.isEmpty { throw error(.missingValue) }
    guard let value = WrittenNumber.value(of: text) else { throw error(.notANumber) }
    guard value.isFinite else { throw error(.notFinite) }
    return value
  }

  /// The words on both sides of a separator; nil without one.
  func parts(around separator: Character) -> (before: LineReader.Word, after: LineReader.Word)? {
    guard let index = text.firstIndex(of: separator) else { return nil }
    let before = String(text[..<index])
    let after = String(text[index...].dropFirst())
    return (
      LineReader.Word(text: before, line: line, column: column),
      LineReader.Word(text: after, line: line, column: column + before.utf8.count + 1)
    )
  }
}
