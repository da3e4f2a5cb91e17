internal import Overscroll

/// The words of a line, to be read or to be written, so that each kind of line is described once.
///
/// Reading sets the values, writing appends them.
protocol TraceWords {
  /// What reading throws; writing throws nothing.
  associatedtype Failure: Error

  /// A word that names one of these values.
  mutating func value<Value: Named>(_ value: inout Value, among values: [Value]) throws(Failure)

  /// A finite number.
  mutating func number(_ number: inout Double) throws(Failure)

  /// A whole number.
  mutating func whole<Value: FixedWidthInteger>(_ number: inout Value) throws(Failure)

  /// A word that is there if the flag is set.
  mutating func flag(_ word: String, _ flag: inout Bool)

  /// A name, an equals sign and a whole number, or nothing.
  mutating func count(_ name: String, _ count: inout Int?) throws(Failure)

  /// Whether optional words follow.
  ///
  /// - Parameters:
  ///   - isWritten: The answer while writing; while reading it is whether the line goes on.
  ///   - others: The words that may follow in place of the optional ones.
  /// - Returns: Whether they follow.
  func hasMore(_ isWritten: Bool, before others: [String]) -> Bool
}

extension TraceWords {
  /// A word that names a value.
  mutating func value<Value: Named>(_ value: inout Value) throws(Failure) {
    try self.value(&value, among: Value.allCases)
  }

  /// One of two words.
  mutating func choice(_ isFirst: inout Bool, _ first: String, _ second: String) throws(Failure) {
    let both = [ChoiceWord(word: first, number: 1), ChoiceWord(word: second, number: 0)]
    var choice = isFirst ? both[0] : both[1]
    try value(&choice, among: both)
    isFirst = choice.number == 1
  }

  /// A number that may be missing, as the last word.
  mutating func lastNumber(_ number: inout Double, if isWritten: Bool) throws(Failure) {
    if hasMore(isWritten, before: []) { try self.number(&number) }
  }
}

/// A line that is being written.
struct LineWriter: TraceWords {
  private(set) var words: [String]
  /// Whether the line can be read back: its numbers are finite, and its curves have names.
  var isReadable = true

  init(_ words: [String] = []) {
    self.words = words
  }

  var line: String { words.joined(separator: " ") }

  mutating func append(_ word: String) {
    words.append(word)
  }

  mutating func value<Value: Named>(_ value: inout Value, among values: [Value]) {
    words.append(value.word)
  }

  mutating func number(_ number: inout Double) {
    words.append(Self.shortest(number))
    if !number.isFinite { isReadable = false }
  }

  mutating func whole<Value: FixedWidthInteger>(_ number: inout Value) {
    words.append(String(number))
  }

  mutating func flag(_ word: String, _ flag: inout Bool) {
    if flag { words.append(word) }
  }

  mutating func count(_ name: String, _ count: inout Int?) {
    if let count { words.append("\(name)=\(count)") }
  }

  func hasMore(_ isWritten: Bool, before others: [String]) -> Bool { isWritten }

  /// The shortest decimal that reads back to the same bits.
  static func shortest(_ number: Double) -> String {
    let digits = "\(number)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}

/// A value that a trace writes as one word: the name of its case, unless it says otherwise.
///
/// To rename a case is to change the format: the recorded traces of the tests would no longer be read.
protocol Named {
  /// All values, in the order an error lists them.
  static var allCases: [Self] { get }
  /// The word.
  var word: String { get }
}

extension Named {
  var word: String { "\(self)" }
}

extension Axis: Named {}
extension Bounce: Named {}
extension Concurrency: Named {}
extension Edge: Named {}
extension FloorPhase: Named {}
extension Outcome: Named {}
extension BeginSource: Named {}
extension LayoutDirection: Named {}
extension Announcement: Named {}
extension Milestone: Named {}
extension EffectCode: Named {}
extension Threshold.Strictness: Named {}
extension Trigger: Named {}
extension Hold.Means: Named {}
extension EndWithContact: Named {}
extension Placement: Named {}
extension Lead.Unit: Named {}
extension ContentPolicy: Named {}
extension ExhaustedPolicy: Named {}
extension Behavior.Parameter: Named {}
extension Behavior.NamedCurve: Named {}

extension Phase: Named {
  static var allCases: [Phase] {
    [.idle, .pulling, .armed, .running, .exhausted] + Outcome.allCases.map { .finishing($0) }
  }

  var word: String {
    switch self {
    case .finishing(let outcome): "finishing-\(outcome)"
    case .idle, .pulling, .armed, .running, .exhausted: "\(self)"
    }
  }
}

/// One of the values that a parameter can have, by its number.
struct ChoiceWord: Named {
  let word: String
  let number: UInt8

  static var allCases: [ChoiceWord] { [] }

  /// The values of a type.
  static func all<Choice: Named & RawRepresentable<UInt8>>(_: Choice.Type) -> [ChoiceWord] {
    Choice.allCases.map { ChoiceWord(word: $0.word, number: $0.rawValue) }
  }
}
