internal import Overscroll

/// A behavior while its part line is being read.
struct BehaviorOverrides {
  /// The word with each parameter's value.
  private(set) var places: [Behavior.Parameter: LineReader.Word] = [:]

  private let base: Behavior
  private var read: Behavior

  /// Starts without overrides.
  init(of base: Behavior) {
    self.base = base
    read = base
  }

  /// Reads one `name=value`.
  mutating func take(_ word: LineReader.Word) throws(TraceError) {
    let (name, value) = word.parts(around: "=") ?? (word, word.end)
    let parameter = (try name.value() as ParameterWord).parameter
    guard places.updateValue(word, forKey: parameter) == nil else {
      throw word.error(.surplusValue)
    }
    if let motion = parameter.motion {
      read[keyPath: motion] = try MotionTiming(value)
    } else if parameter == .budgetPerDrag {
      read.budgetPerDrag = try value.whole()
    } else {
      // Setting the arm distance also sets the fire distance, so keep that.
      let fire = read.fire
      read[parameter] = try number(value, for: parameter)
      if parameter == .arm || parameter == .armStrictness { read.fire = fire }
    }
  }

  /// The behavior, validated.
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
