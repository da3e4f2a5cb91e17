internal import Overscroll

/// A parameter of a behavior under the name that a part line has for it.
struct ParameterWord: Named {
  let word: String
  let parameter: Behavior.Parameter

  /// All of them, in the order in which they are written; a motion's curve is part of its value.
  static let allCases: [ParameterWord] = [
    Self("startDistance", .startDistance),
    Self("arm", .arm),
    Self("armStrictness", .armStrictness),
    Self("fire", .fire),
    Self("fireStrictness", .fireStrictness),
    Self("trigger", .trigger),
    Self("lead", .lead),
    Self("leadUnit", .leadUnit),
    Self("hold", .hold),
    Self("holdMeans", .holdMeans),
    Self("holdFollowsScroll", .holdFollowsScroll),
    Self("actionDelay", .actionDelay),
    Self("endWithContact", .endWithContact),
    Self("opening", .opening),
    Self("closing", .closing),
    Self("minimumRunning", .minimumRunning),
    Self("resultHold", .resultHold),
    Self("placement", .placement),
    Self("indicatorExtent", .indicatorExtent),
    Self("ignoredInset", .ignoredInset),
    Self("resting", .resting),
    Self("shortContent", .shortContent),
    Self("emptyContent", .emptyContent),
    Self("whenExhausted", .whenExhausted),
    Self("budgetPerDrag", .budgetPerDrag),
    Self("backOff", .backOff),
    Self("floor", .floor),
    Self("floorStrictness", .floorStrictness),
    Self("floorLeave", .floorLeave),
    Self("floorMotion", .floorMotion),
    Self("dragRate", .dragRate),
    Self("dragLimit", .dragLimit),
    Self("movesContent", .movesContent),
    Self("locksContent", .locksContent),
  ]

  private init(_ word: String, _ parameter: Behavior.Parameter) {
    self.word = word
    self.parameter = parameter
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

extension Behavior.Parameter {
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
      .movesContent, .locksContent:
      nil
    }
  }

  /// What the parameter can be; empty for a quantity.
  var choices: [ChoiceWord] {
    switch self {
    case .startDistance, .arm, .fire, .lead, .hold, .actionDelay, .opening, .closing,
      .minimumRunning, .resultHold, .indicatorExtent, .ignoredInset, .resting, .budgetPerDrag,
      .backOff, .openingCurve, .closingCurve, .floor, .floorLeave, .floorMotion, .floorCurve,
      .dragRate, .dragLimit:
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
