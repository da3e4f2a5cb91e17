internal import Overscroll

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
