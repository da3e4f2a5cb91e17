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
