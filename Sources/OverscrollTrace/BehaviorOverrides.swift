internal import Overscroll

/// A behavior as far as its part line has been read.
struct BehaviorOverrides {
  /// Where each parameter is written.
  private(set) var places: [Behavior.Parameter: LineReader.Word] = [:]

  private let base: Behavior
  private var read: Behavior

  /// Starts with nothing overridden.
  init(of base: Behavior) {
    self.base = base
    read = base
  }

  /// Takes in one `name=value`.
  mutating func take(_ word: LineReader.Word) throws(TraceError) {
    let (name, value) = word.parts(around: "=") ?? (word, word.end)
    let parameter = (try name.value() as ParameterWord).parameter
    guard places.updateValue(word, forKey: parameter) == nil else {
      throw word.error(.surplusValue)
    }
    if parameter == .opening {
      read.opening = try MotionTiming(value)
    } else if parameter == .closing {
      read.closing = try MotionTiming(value)
    } else if parameter == .budgetPerDrag {
      read.budgetPerDrag = try value.whole()
    } else {
      // Where it arms would change where it fires as well.
      let fire = read.fire
      read[parameter] = try number(value, for: parameter)
      if parameter == .arm || parameter == .armStrictness { read.fire = fire }
    }
  }

  /// The behavior, checked.
  func behavior() throws(BehaviorError) -> Behavior {
    let usual = base.following(read)
    var behavior = read
    if places[.fire] == nil { behavior.fire.distance = usual.fire.distance }
    if places[.fireStrictness] == nil { behavior.fire.strictness = usual.fire.strictness }
    if places[.indicatorExtent] == nil { behavior.indicatorExtent = usual.indicatorExtent }
    return try behavior.validated()
  }

  private func number(
    _ value: LineReader.Word,
    for parameter: Behavior.Parameter
  ) throws(TraceError) -> Double {
    if parameter.choices.isEmpty { return try value.number() }
    return Double((try value.value(among: parameter.choices) as ChoiceWord).number)
  }
}
