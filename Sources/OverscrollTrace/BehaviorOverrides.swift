internal import Overscroll

/// The parameters of a behavior as far as they have been read.
struct BehaviorOverrides {
  private(set) var places: [BehaviorWord: LineReader.Word] = [:]

  private let base: Behavior
  private var startDistance: Double
  private var arm: Threshold
  private var fireDistance: Double?
  private var fireStrictness: Threshold.Strictness?
  private var trigger: Trigger
  private var lead: Double
  private var leadUnit: Lead.Unit
  private var hold: Hold
  private var actionDelay: Double
  private var endWithContact: EndWithContact
  private var opening: MotionTiming
  private var closing: MotionTiming
  private var minimumRunning: Double
  private var resultHold: Double
  private var placement: Placement
  private var indicatorExtent: Double?
  private var ignoredInset: Double
  private var resting: Double
  private var shortContent: ContentPolicy
  private var emptyContent: ContentPolicy
  private var whenExhausted: ExhaustedPolicy
  private var budgetPerDrag: Int
  private var backOff: Double

  /// Starts with nothing overridden.
  init(of base: Behavior) {
    self.base = base
    startDistance = base.startDistance
    arm = base.arm
    trigger = base.trigger
    lead = base.lead.amount
    leadUnit = base.lead.unit
    hold = base.hold
    actionDelay = base.actionDelay
    endWithContact = base.endWithContact
    opening = base.opening
    closing = base.closing
    minimumRunning = base.minimumRunning
    resultHold = base.resultHold
    placement = base.placement
    ignoredInset = base.ignoredInset
    resting = base.resting
    shortContent = base.shortContent
    emptyContent = base.emptyContent
    whenExhausted = base.whenExhausted
    budgetPerDrag = base.budgetPerDrag
    backOff = base.backOff
  }

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
    case .lead: lead = try value.number()
    case .leadUnit: leadUnit = try value.value()
    case .hold: hold.distance = try value.number()
    case .holdMeans: hold.means = try value.value()
    case .holdFollowsScroll: hold.followsScroll = try value.value() == YesNo.yes
    case .actionDelay: actionDelay = try value.number()
    case .endWithContact: endWithContact = try value.value()
    case .opening: opening = try MotionTiming(value)
    case .closing: closing = try MotionTiming(value)
    case .minimumRunning: minimumRunning = try value.number()
    case .resultHold: resultHold = try value.number()
    case .placement: placement = try value.value()
    case .indicatorExtent: indicatorExtent = try value.number()
    case .ignoredInset: ignoredInset = try value.number()
    case .resting: resting = try value.number()
    case .shortContent: shortContent = try value.value()
    case .emptyContent: emptyContent = try value.value()
    case .whenExhausted: whenExhausted = try value.value()
    case .budgetPerDrag: budgetPerDrag = try value.whole()
    case .backOff: backOff = try value.number()
    }
  }

  /// The behavior, checked.
  func behavior() throws(BehaviorError) -> Behavior {
    let usual = base.following(arm: arm, hold: hold, resting: resting)
    return try Behavior(
      role: base.role,
      startDistance: startDistance,
      arm: arm,
      fire: Threshold(
        fireDistance ?? usual.fire.distance,
        fireStrictness ?? usual.fire.strictness
      ),
      trigger: trigger,
      lead: Lead(unit: leadUnit, amount: lead),
      hold: hold,
      actionDelay: actionDelay,
      endWithContact: endWithContact,
      opening: opening,
      closing: closing,
      minimumRunning: minimumRunning,
      resultHold: resultHold,
      placement: placement,
      indicatorExtent: indicatorExtent ?? usual.indicatorExtent,
      ignoredInset: ignoredInset,
      resting: resting,
      shortContent: shortContent,
      emptyContent: emptyContent,
      whenExhausted: whenExhausted,
      budgetPerDrag: budgetPerDrag,
      backOff: backOff
    )
  }
}

/// Whether something is so.
enum YesNo: String, CaseIterable, Named {
  case yes
  case no

  init(_ isSo: Bool) {
    self = isSo ? .yes : .no
  }
}
