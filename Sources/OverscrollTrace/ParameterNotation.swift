internal import Overscroll

/// A parameter of a behavior under its own name, as a part line has it.
struct ParameterWord: Named {
  let parameter: Behavior.Parameter
  var word: String { "\(parameter)" }

  /// All of them, in the order in which they are written; a motion's curve is part of its value.
  static let allCases = Behavior.Parameter.allCases.filter { !$0.isCurve }.map(Self.init)
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

extension Behavior.Parameter {
  /// Whether the parameter is the curve of a motion, which another one is the duration of.
  package var isCurve: Bool {
    self == .openingCurve || self == .closingCurve || self == .floorCurve
  }

  /// Whether the parameter is a number with a unit.
  package var isQuantity: Bool { choices.isEmpty && !isCurve }

  /// The motion that the parameter writes, with its curve; nil for any other value.
  var motion: WritableKeyPath<Behavior, MotionTiming>? {
    switch self {
    case .opening: \.opening
    case .closing: \.closing
    case .floorMotion: \.floor.motion
    case .startDistance, .arm, .fire, .lead, .hold, .actionDelay, .minimumRunning, .resultHold,
      .indicatorExtent, .ignoredInset, .resting, .budgetPerDrag, .backOff, .floor, .floorLeave,
      .openingCurve, .closingCurve, .floorCurve, .armStrictness, .fireStrictness,
      .floorStrictness, .trigger, .leadUnit, .holdMeans, .holdFollowsScroll, .endWithContact,
      .placement, .shortContent, .emptyContent, .whenExhausted, .dragRate, .dragLimit,
      .movesContent, .locksContent, .prefetch:
      nil
    }
  }

  /// What the parameter can be; empty for a quantity.
  var choices: [ChoiceWord] {
    switch self {
    case .startDistance, .arm, .fire, .lead, .hold, .actionDelay, .opening, .closing,
      .minimumRunning, .resultHold, .indicatorExtent, .ignoredInset, .resting, .budgetPerDrag,
      .backOff, .openingCurve, .closingCurve, .floor, .floorLeave, .floorMotion, .floorCurve,
      .dragRate, .dragLimit, .prefetch:
      []
    case .armStrictness, .fireStrictness, .floorStrictness:
      ChoiceWord.all(Threshold.Strictness.self)
    case .trigger: ChoiceWord.all(Trigger.self)
    case .leadUnit: ChoiceWord.all(Lead.Unit.self)
    case .holdMeans: ChoiceWord.all(Hold.Means.self)
    case .holdFollowsScroll, .movesContent, .locksContent:
      [ChoiceWord(word: "yes", number: 1), ChoiceWord(word: "no", number: 0)]
    case .endWithContact: ChoiceWord.all(EndWithContact.self)
    case .placement: ChoiceWord.all(Placement.self)
    case .shortContent, .emptyContent: ChoiceWord.all(ContentPolicy.self)
    case .whenExhausted: ChoiceWord.all(ExhaustedPolicy.self)
    }
  }

  /// The words for what the parameter can be, in the order of the numbers; empty for a quantity.
  package var words: [String] {
    choices.sorted { $0.number < $1.number }.map(\.word)
  }
}
