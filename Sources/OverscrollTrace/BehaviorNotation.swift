internal import Overscroll

/// The name of a parameter that a part line may override.
enum BehaviorWord: String, CaseIterable, Named {
  case startDistance
  case arm
  case armStrictness
  case fire
  case fireStrictness
  case trigger
  case lead
  case leadUnit
  case hold
  case holdMeans
  case holdFollowsScroll
  case actionDelay
  case endWithContact
  case opening
  case closing
  case minimumRunning
  case resultHold
  case placement
  case indicatorExtent
  case ignoredInset
  case resting
  case shortContent
  case emptyContent
  case whenExhausted
  case budgetPerDrag
  case backOff

  /// The name of a parameter that a behavior refused.
  init(_ parameter: BehaviorError.Parameter) {
    switch parameter {
    case .startDistance: self = .startDistance
    case .arm: self = .arm
    case .fire: self = .fire
    case .lead: self = .lead
    case .hold: self = .hold
    case .actionDelay: self = .actionDelay
    case .opening: self = .opening
    case .closing: self = .closing
    case .minimumRunning: self = .minimumRunning
    case .resultHold: self = .resultHold
    case .indicatorExtent: self = .indicatorExtent
    case .ignoredInset: self = .ignoredInset
    case .resting: self = .resting
    case .budgetPerDrag: self = .budgetPerDrag
    case .backOff: self = .backOff
    }
  }
}

/// What an edge is used for.
enum PartWord: String, CaseIterable, Named {
  case none
  case refresh
  case loadMore

  /// Reads what an edge is used for and how it behaves, to the end of the line.
  ///
  /// Nil for none.
  static func readBehavior(
    _ line: inout LineReader,
    among parts: [PartWord] = allCases
  ) throws(TraceError) -> Behavior? {
    switch try line.value(among: parts) {
    case .none: nil
    case .refresh: try Behavior(&line, RefreshWord.self)
    case .loadMore: try Behavior(&line, LoadMoreWord.self)
    }
  }
}

extension Behavior {
  /// What the part is, its base, and what differs from that.
  var words: [WrittenWord] {
    switch role {
    case .refresh:
      [.text(PartWord.refresh.word)] + words(changing: RefreshWord.nearest(to: self))
    case .loadMore:
      [.text(PartWord.loadMore.word)] + words(changing: LoadMoreWord.nearest(to: self))
    }
  }

  private func words(changing word: some BehaviorName) -> [WrittenWord] {
    let base = word.behavior
    var words: [WrittenWord] = [.text(word.word)]
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
    let usual = base.following(arm: arm, hold: hold, resting: resting)
    add(.fire, fire.distance, unless: usual.fire.distance)
    add(.fireStrictness, fire.strictness, unless: usual.fire.strictness)
    add(.trigger, trigger, unless: base.trigger)
    add(.lead, lead.amount, unless: base.lead.amount)
    add(.leadUnit, lead.unit, unless: base.lead.unit)
    add(.hold, hold.distance, unless: base.hold.distance)
    add(.holdMeans, hold.means, unless: base.hold.means)
    add(.holdFollowsScroll, YesNo(hold.followsScroll), unless: YesNo(base.hold.followsScroll))
    add(.actionDelay, actionDelay, unless: base.actionDelay)
    add(.endWithContact, endWithContact, unless: base.endWithContact)
    add(.opening, opening.text, if: opening != base.opening)
    add(.closing, closing.text, if: closing != base.closing)
    add(.minimumRunning, minimumRunning, unless: base.minimumRunning)
    add(.resultHold, resultHold, unless: base.resultHold)
    add(.placement, placement, unless: base.placement)
    add(.indicatorExtent, indicatorExtent, unless: usual.indicatorExtent)
    add(.ignoredInset, ignoredInset, unless: base.ignoredInset)
    add(.resting, resting, unless: base.resting)
    add(.shortContent, shortContent, unless: base.shortContent)
    add(.emptyContent, emptyContent, unless: base.emptyContent)
    add(.whenExhausted, whenExhausted, unless: base.whenExhausted)
    add(.budgetPerDrag, String(budgetPerDrag), if: budgetPerDrag != base.budgetPerDrag)
    add(.backOff, backOff, unless: base.backOff)
    return words
  }

  /// Reads a base and its overrides, to the end of the line.
  fileprivate init<Name: BehaviorName>(
    _ line: inout LineReader,
    _ names: Name.Type
  ) throws(TraceError) {
    let base = line.peek
    let name: Name = try line.value()
    var overrides = BehaviorOverrides(of: name.behavior)
    while !line.isAtEnd { try overrides.take(line.next()) }
    do {
      self = try overrides.behavior()
    } catch {
      let name = BehaviorWord(error.parameter)
      throw (overrides.places[name] ?? base).error(.badBehavior(error.parameter))
    }
  }

  /// What follows from other parameters of this base unless it is written: fire, where it is as arm,
  /// and the indicator's length, where it is that of the hold, the room or the arm distance.
  func following(
    arm: Threshold,
    hold: Hold,
    resting: Double
  ) -> (fire: Threshold, indicatorExtent: Double) {
    func usual(_ hold: Hold, _ resting: Double, _ arm: Threshold) -> Double {
      let room = hold.distance > 0 ? hold.distance : resting
      return room > 0 ? room : arm.distance
    }
    let isUsual = indicatorExtent == usual(self.hold, self.resting, self.arm)
    return (
      Threshold(
        fire.distance == self.arm.distance ? arm.distance : fire.distance,
        fire.strictness == self.arm.strictness ? arm.strictness : fire.strictness
      ),
      isUsual ? usual(hold, resting, arm) : indicatorExtent
    )
  }
}
