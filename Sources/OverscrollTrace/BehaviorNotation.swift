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
    case .refresh: try Behavior(&line, [.standard], of: .refresh)
    case .loadMore: try Behavior(&line, [.standard, .back], of: .loadMore)
    }
  }
}

/// The behavior that overrides change.
enum BaseWord: String, CaseIterable, Named {
  case standard
  case back

  /// The behavior of this name for a role.
  func behavior(of role: Role) -> Behavior {
    switch (role, self) {
    case (.refresh, .standard), (.refresh, .back): .standard
    case (.loadMore, .standard): .loadMore
    case (.loadMore, .back): .backLoadMore
    }
  }
}

extension Behavior {
  /// What the part is, its base, and what differs from that.
  var words: [WrittenWord] {
    switch role {
    case .refresh:
      [.text(PartWord.refresh.word)] + words(changing: .standard)
    case .loadMore:
      [.text(PartWord.loadMore.word)] + words(changing: trigger == .automatic ? .standard : .back)
    }
  }

  private func words(changing word: BaseWord) -> [WrittenWord] {
    let base = word.behavior(of: role)
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
    add(.fire, fire.distance, unless: arm.distance)
    add(.fireStrictness, fire.strictness, unless: arm.strictness)
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
    let room = hold.distance > 0 ? hold.distance : resting
    add(.indicatorExtent, indicatorExtent, unless: room > 0 ? room : arm.distance)
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
  fileprivate init(
    _ line: inout LineReader,
    _ bases: [BaseWord],
    of role: Role
  ) throws(TraceError) {
    let base = line.peek
    var overrides = BehaviorOverrides(of: try line.value(among: bases).behavior(of: role))
    while !line.isAtEnd { try overrides.take(line.next()) }
    do {
      self = try overrides.behavior()
    } catch {
      let name = BehaviorWord(error.parameter)
      throw (overrides.places[name] ?? base).error(.badBehavior(error.parameter))
    }
  }
}
