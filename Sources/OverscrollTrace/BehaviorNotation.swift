internal import Overscroll

/// The name of a parameter that a part line may override.
enum BehaviorWord: String, CaseIterable, Named {
  case startDistance
  case arm
  case armStrictness
  case fire
  case fireStrictness
  case trigger
  case hold
  case holdMeans
  case actionDelay
  case endWithContact
  case opening
  case closing
  case minimumRunning
  case resultHold
  case placement
  case indicatorExtent
  case ignoredInset

  /// The name of a parameter that a behavior refused.
  init(_ parameter: BehaviorError.Parameter) {
    switch parameter {
    case .startDistance: self = .startDistance
    case .arm: self = .arm
    case .fire: self = .fire
    case .hold: self = .hold
    case .actionDelay: self = .actionDelay
    case .opening: self = .opening
    case .closing: self = .closing
    case .minimumRunning: self = .minimumRunning
    case .resultHold: self = .resultHold
    case .indicatorExtent: self = .indicatorExtent
    case .ignoredInset: self = .ignoredInset
    }
  }
}

/// What an edge is used for.
enum PartWord: String, CaseIterable, Named {
  case none
  case refresh
}

/// The behavior that overrides change.
private enum BaseWord: String, CaseIterable, Named {
  case standard
}

extension Behavior {
  /// The base, and what differs from it.
  var words: [WrittenWord] {
    let base = Behavior.standard
    var words: [WrittenWord] = [.text(BaseWord.standard.word)]
    func add(_ name: BehaviorWord, _ value: String?, if isNeeded: Bool) {
      if isNeeded { words.append(value.map { .text(name.word + "=" + $0) } ?? .unwritable) }
    }
    func add(_ name: BehaviorWord, _ value: Double, unless usual: Double) {
      add(name, WrittenWord.shortest(value), if: value != usual)
    }
    func add<Value: Named & Equatable>(_ name: BehaviorWord, _ value: Value, unless usual: Value) {
      add(name, value.word, if: value != usual)
    }
    add(.startDistance, startDistance, unless: base.startDistance)
    add(.arm, arm.distance, unless: base.arm.distance)
    add(.armStrictness, arm.strictness, unless: base.arm.strictness)
    add(.fire, fire.distance, unless: arm.distance)
    add(.fireStrictness, fire.strictness, unless: arm.strictness)
    add(.trigger, trigger, unless: base.trigger)
    add(.hold, hold.distance, unless: base.hold.distance)
    add(.holdMeans, hold.means, unless: base.hold.means)
    add(.actionDelay, actionDelay, unless: base.actionDelay)
    add(.endWithContact, endWithContact, unless: base.endWithContact)
    add(.opening, opening.text, if: opening != base.opening)
    add(.closing, closing.text, if: closing != base.closing)
    add(.minimumRunning, minimumRunning, unless: base.minimumRunning)
    add(.resultHold, resultHold, unless: base.resultHold)
    add(.placement, placement, unless: base.placement)
    let usualExtent = hold.distance > 0 ? hold.distance : arm.distance
    add(.indicatorExtent, indicatorExtent, unless: usualExtent)
    add(.ignoredInset, ignoredInset, unless: base.ignoredInset)
    return words
  }

  /// Reads a base and its overrides, to the end of the line.
  init(_ line: inout LineReader) throws(TraceError) {
    let base = line.peek
    _ = try line.value(BaseWord.self)
    var overrides = Overrides()
    while !line.isAtEnd { try overrides.take(line.next()) }
    do {
      self = try overrides.behavior()
    } catch {
      let name = BehaviorWord(error.parameter)
      throw (overrides.places[name] ?? base).error(.badBehavior(error.parameter))
    }
  }
}

/// The parameters of a behavior as far as they have been read.
private struct Overrides {
  private(set) var places: [BehaviorWord: LineReader.Word] = [:]

  private var startDistance = Behavior.standard.startDistance
  private var arm = Behavior.standard.arm
  private var fireDistance: Double?
  private var fireStrictness: Threshold.Strictness?
  private var trigger = Behavior.standard.trigger
  private var hold = Behavior.standard.hold
  private var actionDelay = Behavior.standard.actionDelay
  private var endWithContact = Behavior.standard.endWithContact
  private var opening = Behavior.standard.opening
  private var closing = Behavior.standard.closing
  private var minimumRunning = Behavior.standard.minimumRunning
  private var resultHold = Behavior.standard.resultHold
  private var placement = Behavior.standard.placement
  private var indicatorExtent: Double?
  private var ignoredInset = Behavior.standard.ignoredInset

  /// Takes in one `name=value`.
  mutating func take(_ word: LineReader.Word) throws(TraceError) {
    let (name, value) = word.parts(around: "=") ?? (word, word.end)
    let parameter: BehaviorWord = try name.value()
    guard places.updateValue(word, forKey: parameter) == nil else {
      throw word.error(.surplusValue)
    }
    switch parameter {
    case .startDistance: startDistance = try value.number()
    case .arm: arm.distance = try value.number()
    case .armStrictness: arm.strictness = try value.value()
    case .fire: fireDistance = try value.number()
    case .fireStrictness: fireStrictness = try value.value()
    case .trigger: trigger = try value.value()
    case .hold: hold.distance = try value.number()
    case .holdMeans: hold.means = try value.value()
    case .actionDelay: actionDelay = try value.number()
    case .endWithContact: endWithContact = try value.value()
    case .opening: opening = try MotionTiming(value)
    case .closing: closing = try MotionTiming(value)
    case .minimumRunning: minimumRunning = try value.number()
    case .resultHold: resultHold = try value.number()
    case .placement: placement = try value.value()
    case .indicatorExtent: indicatorExtent = try value.number()
    case .ignoredInset: ignoredInset = try value.number()
    }
  }

  /// The behavior, checked.
  func behavior() throws(BehaviorError) -> Behavior {
    try Behavior(
      startDistance: startDistance,
      arm: arm,
      fire: Threshold(fireDistance ?? arm.distance, fireStrictness ?? arm.strictness),
      trigger: trigger,
      hold: hold,
      actionDelay: actionDelay,
      endWithContact: endWithContact,
      opening: opening,
      closing: closing,
      minimumRunning: minimumRunning,
      resultHold: resultHold,
      placement: placement,
      indicatorExtent: indicatorExtent,
      ignoredInset: ignoredInset
    )
  }
}
