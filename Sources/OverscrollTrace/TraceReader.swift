internal import Overscroll

/// Parses the text of a trace, or throws an error with its position.
///
/// The grammar is documented at ``Trace``. The parser is strict: any error rejects the whole text.
enum TraceReader {
  static func read(_ bytes: [UInt8]) throws(TraceError) -> Trace {
    var lines = Lines(bytes)
    try readHeader(try lines.next() ?? lines.end)
    var statements = Statements(trace: try readSession(try lines.next() ?? lines.end))
    while let line = try lines.next() { try statements.add(line) }
    return statements.trace
  }

  private static func readHeader(_ line: LineReader) throws(TraceError) {
    var line = line
    let isHeader = line.take(StatementWord.header.rawValue) && line.take("1") && line.isAtEnd
    if !isHeader { throw line.peek.error(.wrongHeader) }
  }

  private static func readSession(_ line: LineReader) throws(TraceError) -> Trace {
    var line = line
    guard line.take(StatementWord.session.rawValue) else { throw line.peek.error(.missingSession) }
    let axis = try line.value(Axis.self)
    let bounce = try line.value(Bounce.self)
    let concurrency = line.isAtEnd ? Concurrency.exclusive : try line.value()
    try line.finish()
    return Trace(axis: axis, bounce: bounce, concurrency: concurrency)
  }
}

/// The first words of lines that do not begin with a time.
enum StatementWord: String {
  case header = "overscroll-trace"
  case session
  case part
  case progress = ">"
  case effect = "!"
  case nothing
}

/// The lines with statements, with their numbers.
private struct Lines {
  private let lines: [ArraySlice<UInt8>]
  private var position = 0

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The end of the text, as an empty line.
  var end: LineReader {
    LineReader(endOf: lines.count, column: (lines.last?.count ?? 0) + 1)
  }

  mutating func next() throws(TraceError) -> LineReader? {
    while position < lines.count {
      position += 1
      let line = try LineReader(lines[position - 1], line: position)
      if !line.isAtEnd { return line }
    }
    return nil
  }
}

/// The statements after the session line that have been read.
private struct Statements {
  private(set) var trace: Trace
  private var hasEvents = false

  init(trace: Trace) {
    self.trace = trace
  }

  /// Adds one line.
  mutating func add(_ line: LineReader) throws(TraceError) {
    var line = line
    let first = line.peek
    switch StatementWord(rawValue: first.text) {
    case .header, .session:
      throw first.error(.wrongOrder)
    case .part:
      if hasEvents { throw first.error(.wrongOrder) }
      _ = try line.next()
      let edge = try line.value(Edge.self)
      let behavior = try PartWord.readBehavior(&line, among: [.refresh, .loadMore])
      append(InputEvent(time: 0, kind: .configured(edge, behavior)), first.line)
    case .progress, .effect:
      guard let last = trace.steps.indices.last else {
        throw first.error(.expectationBeforeEvent)
      }
      let claim = try Trace.Expectation.Claim(&line)
      let others = trace.steps[last].expectations
      if others.contains(where: { $0.claim.contradicts(claim) }) {
        throw first.error(.nothingBesideEffects)
      }
      trace.steps[last].expectations.append(Trace.Expectation(line: first.line, claim: claim))
    case .nothing, nil:
      hasEvents = true
      let time = try line.next().number()
      append(InputEvent(time: time, kind: try InputEvent.Kind(&line)), first.line)
    }
    try line.finish()
  }

  private mutating func append(_ event: InputEvent, _ line: Int) {
    trace.steps.append(Trace.Step(line: line, event: event))
  }
}

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

/// Distinguishes UTF-8 text from other bytes, for code that reads files.
package enum UTF8Text {
  /// The offset of the first byte that is not valid UTF-8; nil if all are valid.
  package static func firstInvalid(_ bytes: ArraySlice<UInt8>) -> Int? {
    // Most input is ASCII, which needs no parser.
    let start = bytes.firstIndex { $0 >= 0x80 } ?? bytes.endIndex
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[start...].makeIterator()
    var offset = start - bytes.startIndex
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
