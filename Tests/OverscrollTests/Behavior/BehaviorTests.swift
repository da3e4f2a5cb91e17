import Overscroll
import OverscrollTestSupport
import OverscrollTrace
import Testing

/// A behavior is validated when it is made, and its standards have the documented numbers.
@Suite struct BehaviorTests {
  /// Makes a behavior with one parameter set to a value, the others at their defaults.
  private func behavior(
    _ parameter: Behavior.Parameter,
    _ value: Double
  ) throws(BehaviorError) -> Behavior {
    switch parameter {
    case .startDistance: try Behavior(startDistance: value)
    case .arm: try Behavior(arm: Threshold(value))
    case .fire: try Behavior(fire: Threshold(value))
    case .lead: try Behavior(lead: .points(value))
    case .hold: try Behavior(hold: Hold(value))
    case .actionDelay: try Behavior(actionDelay: value)
    case .opening: try Behavior(opening: .spring(response: value))
    case .closing: try Behavior(closing: .curve(.linear, seconds: value))
    case .minimumRunning: try Behavior(minimumRunning: value)
    case .resultHold: try Behavior(resultHold: value)
    case .indicatorExtent: try Behavior(indicatorExtent: value)
    case .ignoredInset: try Behavior(ignoredInset: value)
    case .resting: try Behavior(resting: value)
    case .budgetPerDrag: try Behavior(budgetPerDrag: Int(value))
    case .backOff: try Behavior(backOff: value)
    case .floor: try Behavior(floor: Floor(Threshold(value)))
    case .floorLeave: try Behavior(floor: Floor(Threshold(0), leave: value))
    case .floorMotion:
      try Behavior(floor: Floor(Threshold(0), motion: .spring(response: value)))
    case .prefetch: try Behavior(prefetch: .atFraction(value))
    case .dragRate: try Behavior(drag: Drag(rate: value))
    case .dragLimit: try Behavior(drag: Drag(limit: value))
    case .armStrictness, .fireStrictness, .trigger, .leadUnit, .holdMeans, .holdFollowsScroll,
      .endWithContact, .openingCurve, .closingCurve, .placement, .shortContent, .emptyContent,
      .whenExhausted, .floorStrictness, .floorCurve, .movesContent, .locksContent:
      try Behavior()
    }
  }

  /// The values that a behavior rejects.
  private func refusal(_ make: () throws(BehaviorError) -> Behavior) -> BehaviorError? {
    do throws(BehaviorError) {
      _ = try make()
      return nil
    } catch {
      return error
    }
  }

  /// Parameters that are invalid at 0; the others may be 0, and a lead may even be negative.
  private static let aboveZero: [Behavior.Parameter] = [
    .arm, .fire, .indicatorExtent, .backOff, .floorLeave,
  ]
  private static let belowZero: [Behavior.Parameter] = [.lead]
  private static let finite = Behavior.Parameter.quantities.filter { $0 != .budgetPerDrag }

  @Test(arguments: Behavior.Parameter.quantities)
  func belowItsRangeAParameterIsRefusedByName(_ parameter: Behavior.Parameter) {
    let value = Self.belowZero.contains(parameter) ? -1e6 - 1 : -1
    let error = refusal { () throws(BehaviorError) in try behavior(parameter, value) }
    #expect(error?.parameter == parameter)
    #expect(error?.value == value)
  }

  @Test func theErrorIsASentence() {
    let error = refusal { () throws(BehaviorError) in try behavior(.arm, -1) }
    let sentence = "-1.0 is out of the range of the behavior's parameter arm."
    #expect(error.map { "\($0)" } == sentence)
  }

  @Test(arguments: Behavior.Parameter.quantities)
  func zeroIsTakenWhereItMakesSense(_ parameter: Behavior.Parameter) {
    let error = refusal { () throws(BehaviorError) in try behavior(parameter, 0) }
    #expect(error?.parameter == (Self.aboveZero.contains(parameter) ? parameter : nil))
  }

  @Test(arguments: Behavior.Parameter.quantities)
  func aMillionIsTheMost(_ parameter: Behavior.Parameter) throws {
    // With a trigger before the start distance, nothing begins in between.
    let isBounded = [.startDistance, .floorLeave, .prefetch].contains(parameter)
    if !isBounded { _ = try behavior(parameter, 1e6) }
    if Self.belowZero.contains(parameter) { _ = try behavior(parameter, -1e6) }
    let error = refusal { () throws(BehaviorError) in try behavior(parameter, 1e6 + 1) }
    #expect(error?.parameter == parameter)
    #expect(error?.value == 1e6 + 1)
  }

  @Test(arguments: finite, [Double.infinity, -.infinity, .nan])
  func whatIsNoNumberIsRefusedByName(_ parameter: Behavior.Parameter, _ value: Double) {
    let error = refusal { () throws(BehaviorError) in try behavior(parameter, value) }
    #expect(error?.parameter == parameter)
    #expect(error?.value.isFinite == false)
  }

  /// Whichever of its four numbers it is, in either motion.
  @Test(arguments: [
    Curve(x1: .nan, y1: 0, x2: 1, y2: 1), Curve(x1: 0, y1: .nan, x2: 1, y2: 1),
    Curve(x1: 0, y1: 0, x2: .nan, y2: 1), Curve(x1: 0, y1: 0, x2: 1, y2: .nan),
    Curve(x1: 0, y1: .infinity, x2: 1, y2: 1),
  ])
  func aCurveOfWhatIsNoNumberIsRefused(_ curve: Curve) {
    let timing = MotionTiming.curve(curve, seconds: 1)
    let opening = refusal { () throws(BehaviorError) in try Behavior(opening: timing) }
    #expect(opening?.parameter == .opening)
    let closing = refusal { () throws(BehaviorError) in try Behavior(closing: timing) }
    #expect(closing?.parameter == .closing)
  }

  @Test func thePullBeginsBeforeItArms() throws {
    _ = try Behavior(startDistance: 63.9)
    let error = refusal { () throws(BehaviorError) in try Behavior(startDistance: 64) }
    #expect(error?.parameter == .arm)
    #expect(error?.value == 64)
  }

  @Test func aFloorIsFartherThanARun() throws {
    _ = try Behavior(floor: Floor(Threshold(64.1)))
    let error = refusal { () throws(BehaviorError) in try Behavior(floor: Floor(Threshold(64))) }
    #expect(error?.parameter == .floor)
    #expect(error?.value == 64)
  }

  /// Whichever of arming and firing takes the longer pull.
  @Test(arguments: [(100.0, 80.0), (80, 100)])
  func aFloorAndALimitAreBeyondArmingAndFiring(_ arm: Double, _ fire: Double) {
    let (arm, fire) = (Threshold(arm), Threshold(fire))
    let floor = refusal { () throws(BehaviorError) in
      try Behavior(arm: arm, fire: fire, floor: Floor(Threshold(90)))
    }
    #expect(floor?.parameter == .floor)
    let limit = refusal { () throws(BehaviorError) in
      try Behavior(arm: arm, fire: fire, drag: Drag(limit: 90))
    }
    #expect(limit?.parameter == .dragLimit)
  }

  @Test(arguments: [Behavior.Parameter.floorLeave, .prefetch])
  func aShareIsAtMostOne(_ parameter: Behavior.Parameter) throws {
    _ = try behavior(parameter, 1)
    let error = refusal { () throws(BehaviorError) in try behavior(parameter, 1.1) }
    #expect(error?.parameter == parameter)
  }

  @Test func theFirstWrongParameterIsNamed() {
    let error = refusal { () throws(BehaviorError) in
      try Behavior(hold: Hold(-1), resultHold: -2, backOff: -3)
    }
    #expect(error?.parameter == .hold)
    #expect(error?.value == -1)
  }

  // MARK: - Defaults

  @Test func whatIsNotSaidIsTheStandard() throws {
    #expect(try Behavior() == .standard)
    #expect(try Behavior(role: .loadMore) == .backLoadMore)
  }

  @Test func firingIsAsArmingUnlessItIsSaid() throws {
    let arm = Threshold(80, .exceeded)
    #expect(try Behavior(arm: arm).fire == arm)
    #expect(try Behavior(arm: arm, fire: Threshold(40)).fire == Threshold(40))
  }

  @Test func anIndicatorIsAsLongAsTheRoomItHas() throws {
    let arm = Threshold(80)
    #expect(try Behavior(arm: arm, hold: Hold(50), resting: 44).indicatorExtent == 50)
    #expect(try Behavior(arm: arm, hold: Hold(0), resting: 44).indicatorExtent == 44)
    #expect(try Behavior(arm: arm, hold: Hold(0)).indicatorExtent == 80)
    #expect(try Behavior(arm: arm, hold: Hold(0.5), resting: 44).indicatorExtent == 0.5)
    #expect(try Behavior(arm: arm, hold: Hold(0), resting: 0.5).indicatorExtent == 0.5)
    #expect(try Behavior(indicatorExtent: 30).indicatorExtent == 30)
  }

  @Test func whatIsSaidAboutDragsIsTaken() throws {
    let drag = Drag(rate: 0.5, limit: 200)
    let behavior = try Behavior(drag: drag, locksContent: true)
    #expect(behavior.drag == drag)
    #expect(behavior.locksContent)
  }

  // MARK: - Changing

  @Test func whatIsInItsRangeIsValidAsItIs() throws {
    for behavior in [Behavior.standard, .loadMore, .tapLoadMore, .backLoadMore, .mjAutoFooter] {
      #expect(try behavior.validated() == behavior)
    }
  }

  @Test(arguments: Behavior.Parameter.quantities)
  func aChangeOutOfItsRangeIsRefusedByNameAndBySession(_ parameter: Behavior.Parameter) {
    var changed = Behavior.loadMore
    changed[parameter] = -1e6 - 1
    let error = refusal { () throws(BehaviorError) in try changed.validated() }
    #expect(error?.parameter == parameter)
    var session = Session(axis: .vertical, bounce: .engine)
    session.send(InputEvent(time: 0, kind: .configured(.end, .loadMore)))
    session.send(InputEvent(time: 0, kind: .configured(.end, changed)))
    #expect(session.diagnostics.rejectedNumbers == 1)
    #expect(session.placement(.end).extent == Behavior.loadMore.indicatorExtent)
  }

  // MARK: - The standards

  @Test func theStandardHasItsNumbers() {
    let standard = Behavior.standard
    #expect(standard.role == .refresh)
    #expect(standard.startDistance == 0)
    #expect(standard.arm == Threshold(64, .reached))
    #expect(standard.fire == Threshold(64, .reached))
    #expect(standard.trigger == .release)
    #expect(standard.lead == .points(0) && standard.budgetPerDrag == 0)
    #expect(standard.hold == Hold(56, by: .inset))
    #expect(standard.actionDelay == 0)
    #expect(standard.opening == .spring(response: 0.35))
    #expect(standard.closing == .spring(response: 0.35))
    #expect(standard.minimumRunning == 0.3)
    #expect(standard.resultHold == 0.5)
  }

  /// "44 points of room, automatic half a viewport before the end"; a load-more holds nothing open.
  @Test func theLoadMoreHasItsNumbers() throws {
    let loadMore = Behavior.loadMore
    #expect(loadMore.role == .loadMore)
    #expect(loadMore.trigger == .automatic)
    #expect(loadMore.lead == .viewports(0.5))
    #expect(loadMore.resting == 44)
    #expect(loadMore.hold.distance == 0)
    #expect(loadMore.resultHold == 0)
    #expect(loadMore.shortContent == .fill)
    #expect(loadMore.emptyContent == .hide)
    #expect(loadMore.whenExhausted == .show)
  }

  @Test func aLoadMoreByTapDiffersInItsTriggerAlone() {
    var tapped = Behavior.loadMore
    tapped.trigger = .tap
    #expect(Behavior.tapLoadMore == tapped)
  }

  /// Behaviors made without validation must pass it.
  @Test func theStandardsPassTheirOwnCheck() throws {
    let loadMore = Behavior.loadMore
    let checked = try Behavior(
      role: .loadMore,
      trigger: .automatic,
      lead: .viewports(0.5),
      hold: Hold(0),
      minimumRunning: 0,
      resultHold: 0,
      resting: 44
    )
    #expect(loadMore == checked)
  }

  @Test func leadsSayWhatTheyCount() {
    #expect(Lead.points(3) == Lead(unit: .points, amount: 3))
    #expect(Lead.viewports(0.5) == Lead(unit: .viewports, amount: 0.5))
    #expect(Lead.items(7) == Lead(unit: .items, amount: 7))
  }

  @Test func aThresholdIsReachedOrExceeded() {
    for (strictness, isMet) in [(Threshold.Strictness.reached, true), (.exceeded, false)] {
      let threshold = Threshold(64, strictness)
      #expect(!threshold.isMet(by: 63.9))
      #expect(threshold.isMet(by: 64) == isMet)
      #expect(threshold.isMet(by: 64.1))
    }
  }
}

extension Behavior.Parameter {
  /// Parameters with a range; the others are choices.
  fileprivate static var quantities: [Self] {
    allCases.filter { $0.isQuantity && $0 != .dragRate && $0 != .dragLimit }
  }
}

/// What hosts change about a behavior, for a setting or for an indicator with images.
@Suite struct ChangedBehaviorTests {
  @Test(arguments: [Behavior.standard, .loadMore, .mj, .standard.withFloor])
  func withoutMotionNothingTakesTime(_ behavior: Behavior) {
    let still = behavior.with {
      $0.opening.seconds = 0
      $0.closing.seconds = 0
      $0.floor.motion.seconds = 0
      $0.actionDelay = 0
    }
    #expect(behavior.withoutMotion == still)
  }

  /// 1.9 times the pull of a run, by arming or by firing.
  @Test(arguments: [(100.0, 80.0), (80, 100)])
  func aFloorIsBeyondArmingAndFiring(_ arm: Double, _ fire: Double) throws {
    let behavior = try Behavior(arm: Threshold(arm), fire: Threshold(fire))
    #expect(behavior.withFloor.floor.arm.distance == 190)
  }

  @Test func aFloorIsTakenAwayAgain() {
    #expect(Behavior.standard.withFloor.withoutFloor == .standard)
  }

  // MARK: - Large text

  @Test(arguments: [0.5, 1, 2])
  func everyDistanceGrowsWithThePicture(_ factor: Double) {
    func distances(_ factor: Double) -> Behavior {
      var behavior = Behavior.standard
      (behavior.startDistance, behavior.resting) = (3 * factor, 5 * factor)
      (behavior.arm.distance, behavior.fire.distance) = (7 * factor, 11 * factor)
      (behavior.hold.distance, behavior.floor.arm.distance) = (13 * factor, 17 * factor)
      (behavior.drag.limit, behavior.indicatorExtent) = (19 * factor, 23 * factor)
      behavior.ignoredInset = 29 * factor
      return behavior
    }
    #expect(distances(1).scaled(by: factor) == distances(factor))
  }

  // MARK: - Images, which MJRefresh makes room for

  @Test(arguments: [-1.0, 0, 56, .infinity, .nan])
  func imagesThatAreNotLongerChangeNothing(_ points: Double) {
    #expect(Behavior.standard.asHigh(as: points) == .standard)
  }

  /// By a half point too.
  @Test(arguments: [0.5, 20])
  func whatIsHeldOpenGrowsWithItsImages(_ growth: Double) {
    let higher = Behavior.standard.with {
      $0.indicatorExtent += growth
      $0.arm.distance += growth
      $0.fire.distance += growth
      $0.hold.distance += growth
    }
    #expect(Behavior.standard.asHigh(as: 56 + growth) == higher)
  }

  @Test func whatIsReservedGrowsWithItsImages() {
    let higher = Behavior.loadMore.with {
      $0.indicatorExtent = 64
      $0.arm.distance += 20
      $0.fire.distance += 20
      $0.resting = 64
    }
    #expect(Behavior.loadMore.asHigh(as: 64) == higher)
  }

  /// The shortest of each that there is, a half point, grows as well.
  @Test func everyDistanceThatIsThereGrows() {
    let small = Behavior.standard.with {
      $0.hold.distance = 0.5
      $0.resting = 0.5
      $0.drag.limit = 0.5
      $0.floor.arm.distance = 0.5
    }
    let higher = small.asHigh(as: 76)
    #expect(higher.hold.distance == 20.5)
    #expect(higher.resting == 20.5)
    #expect(higher.drag.limit == 20.5)
    #expect(higher.floor.arm.distance == 20.5)
  }

  @Test func theInsetOfAPullInAVerticalListOfAToolkitsBounceFollowsTheScroll() {
    let followed = Behavior.standard.with { $0.hold.followsScroll = true }
    #expect(Behavior.standard.onNativeList(.vertical) == followed)
    #expect(Behavior.standard.onNativeList(.horizontal) == .standard)
    for other in [
      Behavior.backLoadMore, .standard.with { $0.trigger = .reach },
      .standard.with { $0.hold.means = .offset },
    ] {
      #expect(other.onNativeList(.vertical) == other)
    }
  }
}

/// The load-more that starts with a tap.
@Suite struct TapLoadMoreTests {
  @Test func itKeepsItsRoomAndLoadsNothingByItself() {
    var session = RecordedSession(.engine, end: .tapLoadMore, extent: 2_000, offset: 0)
    session.scroll(to: 1_404, at: 1)
    #expect(session.session.phase(.end) == .idle)
    #expect(Behavior.tapLoadMore.resting == 44)
    session.send(.beginRequested(.end, by: .tap), at: 2)
    #expect(session.session.phase(.end) == .running)
  }
}
