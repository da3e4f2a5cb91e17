internal import Overscroll

/// The role of an edge.
enum PartWord: String, CaseIterable, Named {
  case none
  case refresh
  case loadMore

  /// Reads the role of an edge and its behavior, to the end of the line; nil for none.
  static func readBehavior(
    _ line: inout LineReader,
    among parts: [PartWord] = allCases
  ) throws(TraceError) -> Behavior? {
    switch try line.value(among: parts) {
    case .none: nil
    case .refresh: try Behavior(&line, among: NamedBehavior.refreshes)
    case .loadMore: try Behavior(&line, among: NamedBehavior.loadMores)
    }
  }
}

/// A behavior that a trace has a name for; others are written as changes of one.
private struct NamedBehavior: Named {
  let word: String
  let behavior: Behavior

  private init(_ word: String, _ behavior: Behavior) {
    (self.word, self.behavior) = (word, behavior)
  }

  static let refreshes = [
    NamedBehavior("standard", .standard),
    NamedBehavior("ego", .ego),
    NamedBehavior("ego-original", .ego(.original)),
    NamedBehavior("cll", .cll),
    NamedBehavior("mj", .mj),
    NamedBehavior("mrefresh", .mrefresh),
    NamedBehavior("mrefresh-original", .mrefresh(.original)),
    NamedBehavior("yq", .yq),
    NamedBehavior("yq-original", .yq(.original)),
  ]

  static let loadMores = [
    NamedBehavior("standard", .loadMore),
    NamedBehavior("back", .backLoadMore),
    NamedBehavior("tap", .tapLoadMore),
    NamedBehavior("cll", .cllFooter),
    NamedBehavior("mj-back", .mjBackFooter),
    NamedBehavior("mj-auto", .mjAutoFooter),
    NamedBehavior("mj-auto-original", .mjAutoFooter(.original)),
    NamedBehavior("mj-trailer", .mjTrailer),
  ]

  static var allCases: [NamedBehavior] { refreshes + loadMores }

  /// The behavior of the same role that equals this one, or that it is written as a change of.
  static func nearest(to behavior: Behavior) -> NamedBehavior {
    let names = behavior.role == .refresh ? refreshes : loadMores
    let isPulled = behavior.role == .loadMore && behavior.trigger != .automatic
    return names.first { $0.behavior == behavior } ?? names[isPulled ? 1 : 0]
  }
}

extension LineWriter {
  /// Appends an edge and its role, with the base of its behavior and the differences from that.
  mutating func appendPart(_ edge: Edge, _ behavior: Behavior?) {
    append(edge.word)
    guard let behavior else { return append(PartWord.none.word) }
    // Setting a curve by its number removes one without a name.
    var named = behavior
    for curve in Behavior.Parameter.allCases where curve.isCurve { named[curve] = behavior[curve] }
    isReadable = isReadable && named == behavior
    let base = NamedBehavior.nearest(to: behavior)
    append((behavior.role == .refresh ? PartWord.refresh : .loadMore).word)
    append(base.word)
    let usual = base.behavior.following(behavior)
    for parameter in Behavior.Parameter.written where behavior.differs(from: usual, in: parameter) {
      append("\(parameter)=\(behavior.text(of: parameter))")
    }
  }
}

extension Behavior {
  fileprivate func differs(from other: Behavior, in parameter: Parameter) -> Bool {
    self[parameter] != other[parameter]
      || parameter.curve.map { self[$0] != other[$0] } ?? false
  }

  fileprivate func text(of parameter: Parameter) -> String {
    let number = self[parameter]
    let choice = parameter.choices.first { Double($0.number) == number }
    let curve = parameter.curve.flatMap { curve in
      NamedCurve.named.first { Double($0.rawValue) == self[curve] }
    }
    return (curve.map { $0.word + ":" } ?? "") + (choice?.word ?? LineWriter.shortest(number))
  }

  /// Reads the name of a base and the changes of it, to the end of the line.
  fileprivate init(_ line: inout LineReader, among names: [NamedBehavior]) throws(TraceError) {
    let start = line.peek
    let base = try line.value(among: names).behavior
    var places: [Parameter: LineReader.Word] = [:]
    self = base
    while !line.isAtEnd {
      let word = try line.next()
      let (name, value) = word.parts(around: "=") ?? (word, word.end)
      let parameter = try name.value(among: Parameter.written)
      guard places.updateValue(word, forKey: parameter) == nil else {
        throw word.error(.surplusValue)
      }
      // Setting the arm distance also sets the fire distance, so keep that.
      let fire = fire
      try set(parameter, value)
      if parameter == .arm || parameter == .armStrictness { self.fire = fire }
    }
    let usual = base.following(self)
    if places[.fire] == nil { fire.distance = usual.fire.distance }
    if places[.fireStrictness] == nil { fire.strictness = usual.fire.strictness }
    if places[.indicatorExtent] == nil { indicatorExtent = usual.indicatorExtent }
    do {
      self = try validated()
    } catch {
      throw (places[error.parameter] ?? start).error(.badBehavior(error.parameter))
    }
  }

  private mutating func set(_ parameter: Parameter, _ value: LineReader.Word) throws(TraceError) {
    if let curve = parameter.curve {
      let (name, seconds) = value.parts(around: ":") ?? (nil, value)
      let named = try name?.value(among: NamedCurve.named) ?? .spring
      self[curve] = Double(named.rawValue)
      self[parameter] = try seconds.number()
    } else if parameter == .budgetPerDrag {
      budgetPerDrag = try value.whole()
    } else if parameter.isQuantity {
      self[parameter] = try value.number()
    } else {
      self[parameter] = Double(try value.value(among: parameter.choices).number)
    }
  }

  /// This base, with the dependent values of another behavior unless they are written.
  ///
  /// They are the fire distance, if the base fires where it arms, and the indicator's length, if
  /// that is of the hold, the room or the arm distance.
  fileprivate func following(_ other: Behavior) -> Behavior {
    func usualExtent(_ behavior: Behavior) -> Double {
      let held = behavior.hold.distance
      let room = held > 0 ? held : behavior.resting
      return room > 0 ? room : behavior.arm.distance
    }
    var usual = self
    if fire.distance == arm.distance { usual.fire.distance = other.arm.distance }
    if fire.strictness == arm.strictness { usual.fire.strictness = other.arm.strictness }
    if indicatorExtent == usualExtent(self) { usual.indicatorExtent = usualExtent(other) }
    return usual
  }
}

extension Behavior.NamedCurve {
  /// The curves that a trace has a name for; a spring is written as a number alone.
  fileprivate static let named = allCases.filter { $0 != .spring }
}

extension Behavior.Parameter {
  /// Those with a name in a trace, in the order in which they are written; a motion's curve is part of its value.
  fileprivate static let written = allCases.filter { !$0.isCurve }

  /// Whether the parameter is the curve of a motion, which another one is the duration of.
  package var isCurve: Bool {
    self == .openingCurve || self == .closingCurve || self == .floorCurve
  }

  /// Whether the parameter is a number with a unit.
  package var isQuantity: Bool { choices.isEmpty && !isCurve }

  /// The curve of the motion that the parameter is the duration of.
  fileprivate var curve: Behavior.Parameter? {
    self == .opening
      ? .openingCurve : self == .closing ? .closingCurve : self == .floorMotion ? .floorCurve : nil
  }

  /// What the parameter can be; empty for a quantity.
  fileprivate var choices: [ChoiceWord] {
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
