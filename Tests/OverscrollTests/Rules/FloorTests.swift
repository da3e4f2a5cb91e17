import Overscroll
import OverscrollTestSupport
import Testing

/// The second floor: a longer pull opens a page of the app.
///
/// Distances are those of the standard behavior: it arms at 64 points, its floor at 1.9 times as
/// many, 121.6; the viewport is 640 points long.
@Suite struct FloorTests {
  private static let behavior = Behavior.standard.withFloor

  private func pulled(_ bounce: Bounce, to gap: Double) -> RecordedSession {
    var session = RecordedSession(bounce, Self.behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: gap, at: 1.1)
    return session
  }

  private func opened(_ bounce: Bounce, _ behavior: Behavior = behavior) -> RecordedSession {
    var session = RecordedSession(bounce, behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 4)
    return session
  }

  /// Pushes the content of an open floor back by some points, slowly, and lets go.
  private func push(by points: Double, _ session: inout RecordedSession) {
    let (now, offset) = (session.time, session.metrics.offset)
    session.send(.contactBegan(id: 1, position: 600), at: now)
    for step in 1...4 {
      let share = Double(step) / 4 * points
      let time = now + Double(step)
      session.send(.contactMoved(id: 1, position: 600 - share), at: time)
      if session.session.bounce == .native { session.scroll(to: offset + share, at: time) }
    }
    session.send(.contactEnded(id: 1), at: now + 5)
  }

  @Test func aWheelThatArmsTheFloorIsNotFelt() {
    var session = RecordedSession(.engine, Self.behavior)
    session.send(.wheelBegan, at: 1)
    session.send(.wheelMoved(delta: 200, isMomentum: false), at: 1.1)
    #expect(session.phase == .armed && session.floor == .closed)
    session.send(.wheelMoved(delta: 300, isMomentum: false), at: 1.2)
    #expect(session.floor == .armed)
    #expect(!session.orders.contains(.playHaptic))
  }

  @Test func aFloorThatOpensAsARunClosesOrdersItsInsetOnce() {
    var session = RecordedSession(.native, Self.behavior)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, at: 3)
    session.send(.floorRequested(.start, isOpen: true), at: 3.1)
    #expect(session.floor == .opening)
    #expect(
      session.orders.filter { if case .setContribution = $0 { true } else { false } }.count == 1
    )
  }

  /// A pull during the result that arms both in one move.
  @Test func aFloorThatIsArmedDuringTheResultLeavesTheInsetToTheRun() {
    var session = RecordedSession(.native, Self.behavior)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, at: 3)
    session.send(.contactBegan(id: 1, position: 0), at: 3.1)
    session.scroll(to: -300, at: 3.2)
    #expect(session.phase == .armed && session.floor == .armed)
    #expect(session.orders.contains(.setContribution(0)))
  }

  @Test func theUsualFloorIsAt19TimesTheTrigger() {
    #expect(Self.behavior.floor.arm.distance == 1.9 * 64)
    #expect(Behavior.cll.withFloor.floor.arm.distance == 1.9 * Behavior.cll.arm.distance)
    #expect(Self.behavior.floor.leave == 1.0 / 6)
  }

  @Test func anOwnFloorStaysAndARunThatStartsUnderTheFingerLeavesNoneOfIt() {
    let own = Behavior.standard.with { $0.floor.arm = Threshold(300) }
    #expect(own.withFloor.floor.arm.distance == 300)
    let reach = Behavior.standard.with { $0.trigger = .reach }
    #expect(!reach.withFloor.floor.isEnabled)
  }

  @Test(arguments: Bounce.allCases)
  func lettingGoBetweenTheThresholdsRefreshes(_ bounce: Bounce) {
    var session = pulled(bounce, to: 121)
    #expect(session.phase == .armed)
    #expect(session.floor == .closed)
    session.send(.contactEnded(id: 1), at: 2)
    #expect(session.phase == .running)
    #expect(session.floor == .closed)
    #expect(session.runs(.start) == [1])
  }

  @Test(arguments: Bounce.allCases)
  func lettingGoBeyondTheSecondOpensTheFloorAndRefreshesNothing(_ bounce: Bounce) {
    var session = pulled(bounce, to: 125)
    #expect(session.phase == .armed)
    #expect(session.floor == .armed)
    session.send(.contactEnded(id: 1), at: 2)
    #expect(session.phase == .idle)
    #expect(session.floor == .opening)
    session.runFrames(until: 5)
    #expect(session.floor == .open)
    #expect(abs(session.overscroll - 640) < 0.01)
    #expect(session.runs(.start) == [])
  }

  /// A pull that is armed already reaches the floor: nothing else happens.
  @Test(arguments: Bounce.allCases)
  func aFloorThatArmsIsFeltAndMovesNothing(_ bounce: Bounce) {
    var session = pulled(bounce, to: 70)
    session.pull(to: 125, at: 2)
    let orders = session.orders.filter { if case .setDisplacement = $0 { false } else { true } }
    #expect(orders == [.reportFloor(.armed), .playHaptic, .stopFrames])
  }

  /// What ends at the other edge meanwhile does not close it.
  @Test(arguments: Bounce.allCases)
  func aFloorHasTheScreenWhateverTheOtherPartDoes(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: Self.behavior, end: .tapLoadMore)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.send(.floorRequested(.start, isOpen: true), at: 2)
    session.runFrames(until: 5)
    session.finish(.end, at: 5)
    #expect(session.floor == .open)
    session.send(.beginRequested(.start, by: .program), at: 6)
    #expect(session.phase == .idle)
  }

  /// Under a finger it stays where the finger has it.
  @Test func aScreenOfAnotherLengthMovesNothingUnderAFinger() {
    var session = opened(.engine)
    session.send(.contactBegan(id: 1, position: 600), at: 5)
    let metrics = ScrollMetrics(offset: 0, viewport: 500, extent: 4_000)
    session.send(.scrolled(metrics, isOwnWrite: false), at: 6)
    #expect(session.orders == [])
    session.send(.contactMoved(id: 1, position: 599), at: 7)
    #expect(session.displacement < 640)
    #expect(session.displacement > 638.5)
  }

  /// Opening it is no run, nor does one begin because its screen has another length on the way.
  @Test(arguments: Bounce.allCases)
  func aScreenOfAnotherLengthAnnouncesNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Self.behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.send(.frame, at: 1.1)
    let metrics = ScrollMetrics(offset: session.metrics.offset, viewport: 500, extent: 4_000)
    session.send(.scrolled(metrics, isOwnWrite: false), at: 1.1)
    session.runFrames(until: 4)
    #expect(session.floor == .open)
    #expect(
      !session.log.contains { if case .announce = $0.effect.order { true } else { false } }
    )
  }

  /// Nor where a refresh and a load-more may run at the same time.
  @Test(arguments: Bounce.allCases, Concurrency.allCases)
  func duringARunNoFloorOpens(_ bounce: Bounce, _ concurrency: Concurrency) {
    var session = RecordedSession(bounce, start: Self.behavior, concurrency: concurrency)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.floorRequested(.start, isOpen: true), at: 2)
    #expect(session.floor == .closed)
    #expect(session.phase == .running)
    #expect(session.session.diagnostics.ignoredEvents == 1)
  }

  /// A floor at the end of content that fits, whose start has a refresh.
  private func openedAtTheEnd() -> RecordedSession {
    var session = RecordedSession(.engine, start: .standard, end: Self.behavior, extent: 300)
    session.send(.floorRequested(.end, isOpen: true), at: 1)
    session.runFrames(until: 4)
    return session
  }

  @Test func atTheEndItTakesAScreenOfAnotherLengthAsWell() {
    var session = openedAtTheEnd()
    #expect(session.displacement == -640)
    let metrics = ScrollMetrics(offset: 0, viewport: 500, extent: 300)
    session.send(.scrolled(metrics, isOwnWrite: false), at: 5)
    #expect(session.displacement == -500)
  }

  /// Pushed all the way back, the content stops where its list ends.
  @Test func atTheEndItsContentIsNotPulledAtTheStart() {
    var session = openedAtTheEnd()
    session.send(.contactBegan(id: 1, position: 0), at: 5)
    for position in [1_000.0, 1_100] {
      session.send(.contactMoved(id: 1, position: position), at: 6)
    }
    #expect(session.displacement == 0)
    #expect(session.overscroll == 0)
  }

  /// A finger that comes down in the same instant stops it on its way.
  @Test(arguments: Bounce.allCases)
  func aFingerThatCatchesAFloorAtOnceLeavesItOpening(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Self.behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    #expect(session.floor == .opening)
  }

  @Test func aPullBeyondTheScreenLeavesNoGapBeforeThePage() {
    var session = pulled(.native, to: 700)
    #expect(session.overscroll == 700)
    #expect(session.session.progressAndFloorPlacement(.start).placement.position == 0)
  }

  /// A bar that covers the whole viewport leaves no screen, and the page is out of sight.
  @Test func whereABarCoversTheScreenThePageEndsAtTheEdge() {
    var session = RecordedSession(.native, Self.behavior)
    let metrics = ScrollMetrics(offset: -700, viewport: 640, extent: 4_000, baseStart: 700)
    session.send(.scrolled(metrics, isOwnWrite: false), at: 1)
    #expect(session.session.progressAndFloorPlacement(.start).placement.position == -640)
  }

  /// 640 (1 - (1 + w t) e^(-w t)) at t = 0.1 with w = 2 pi / 0.5, however far inside the reader is.
  @Test(arguments: [0.0, 200])
  func aFloorThatTheEngineOpensComesFromTheEdge(_ offset: Double) {
    var session = RecordedSession(.engine, Self.behavior)
    session.scroll(to: offset, at: 0.5)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.send(.frame, at: 1.1)
    #expect(abs(session.displacement - 228.953) < 0.01)
  }

  /// A toolkit's content comes from where it is: 640 - 840 (1 + w t) e^(-w t).
  @Test func aFloorThatAToolkitShowsComesFromTheReader() {
    var session = RecordedSession(.native, Self.behavior)
    session.scroll(to: 200, at: 0.5)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.send(.frame, at: 1.1)
    #expect(abs(session.overscroll - 100.501) < 0.01)
  }

  /// 640 (1 + w t) e^(-w t), which is no bounce.
  @Test(arguments: Bounce.allCases)
  func aFloorClosesByItsOwnMotion(_ bounce: Bounce) {
    var session = opened(bounce)
    session.send(.floorRequested(.start, isOpen: false), at: 5)
    session.send(.frame, at: 5.1)
    #expect(abs(session.overscroll - 411.047) < 0.01)
  }

  @Test(arguments: Bounce.allCases)
  func pulledBackBelowTheSecondItIsAnOrdinaryPullAgain(_ bounce: Bounce) {
    var session = pulled(bounce, to: 125)
    session.pull(to: 100, at: 2)
    #expect(session.floor == .closed)
    #expect(session.phase == .armed)
    session.pull(to: 40, at: 2.1)
    #expect(session.phase == .pulling)
    session.send(.contactEnded(id: 1), at: 3)
    #expect(session.phase == .idle)
    #expect(session.runs(.start) == [])
  }

  @Test(arguments: Bounce.allCases)
  func eachThresholdIsFeltOnce(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Self.behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    var felt: [Double] = []
    for gap in stride(from: 10.0, through: 150, by: 5) {
      session.pull(to: gap, at: 1 + gap / 100)
      if session.orders.contains(.playHaptic) { felt.append(gap) }
    }
    #expect(felt == [65, 125])
    for gap in [120.0, 110] {
      session.pull(to: gap, at: 3)
      #expect(!session.orders.contains(.playHaptic))
    }
  }

  @Test(arguments: Bounce.allCases)
  func aPullThatIsTakenAwayOpensNothing(_ bounce: Bounce) {
    var session = pulled(bounce, to: 150)
    session.send(.contactCancelled(id: 1), at: 2)
    #expect(session.floor == .closed)
    #expect(session.phase == .idle)
  }

  @Test(arguments: Bounce.allCases, Threshold.Strictness.allCases)
  func theFloorHasAStrictnessOfItsOwn(_ bounce: Bounce, _ strictness: Threshold.Strictness) {
    let behavior = Behavior.standard.with { $0.floor.arm = Threshold(160, strictness) }
    var session = RecordedSession(bounce, behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    // With engine bounce a gap of exactly a quarter of the viewport is 640 / 3 / 0.55 of travel.
    session.pull(to: 160, at: 1.1)
    guard session.overscroll == 160 else { return }
    #expect(session.floor == (strictness == .reached ? .armed : .closed))
  }

  @Test(arguments: Bounce.allCases)
  func aFloorCoversTheScreenBelowABar(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Self.behavior)
    let metrics = ScrollMetrics(offset: -88, viewport: 640, extent: 4_000, baseStart: 88)
    session.send(.scrolled(metrics, isOwnWrite: false), at: 0.5)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 4)
    #expect(abs(session.overscroll - 552) < 0.01)
  }

  // MARK: - Leaving

  /// A sixth of 640 points is 106.67.
  @Test(
    arguments: Bounce.allCases,
    [(110.0, FloorPhase.closing, FloorPhase.closed, 0.0), (100, .open, .open, 640)]
  )
  func pushedBackByMoreThanASixthItCloses(
    _ bounce: Bounce,
    _ push: (points: Double, floor: FloorPhase, last: FloorPhase, gap: Double)
  ) {
    var session = opened(bounce)
    self.push(by: push.points, &session)
    #expect(session.floor == push.floor)
    session.runFrames(until: session.time + 3)
    #expect(session.floor == push.last)
    #expect(abs(session.overscroll - push.gap) < 0.01)
    #expect(session.displacement == (bounce == .engine ? push.gap : 0))
    #expect(session.runs(.start) == [])
  }

  @Test func theContentFollowsTheFinger() {
    var session = opened(.engine)
    session.send(.contactBegan(id: 1, position: 600), at: 5)
    session.send(.contactMoved(id: 1, position: 520), at: 5.1)
    #expect(abs(session.overscroll - 560) < 0.01)
  }

  @Test(arguments: Bounce.allCases)
  func aPageCaughtOnItsWayBackIsPulledAgain(_ bounce: Bounce) {
    var session = opened(bounce)
    session.send(.floorRequested(.start, isOpen: false), at: 5)
    session.runFrames(until: 5.15)
    let gap = session.overscroll
    #expect(gap > 150)
    session.send(.contactBegan(id: 1, position: 300), at: 5.15)
    #expect(session.floor == .closed)
    #expect(session.overscroll == gap)
    session.send(.contactEnded(id: 1), at: 5.2)
    #expect(session.runs(.start) == [])
  }

  @Test func aFingerThatPushesTheContentAllTheWayBackPullsNothingAtTheOtherEdge() {
    var session = RecordedSession(.engine, start: Self.behavior, end: .backLoadMore, extent: 300)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 1.1)
    session.send(.contactBegan(id: 1, position: 600), at: 1.1)
    session.send(.contactMoved(id: 1, position: -600), at: 1.2)
    session.send(.contactMoved(id: 1, position: -900), at: 1.3)
    #expect(session.displacement == 0)
    #expect(session.session.phase(.end) == .idle)
    var cancelled = session
    cancelled.send(.contactCancelled(id: 1), at: 2)
    #expect(cancelled.floor == .closed)
    session.send(.contactEnded(id: 1), at: 2)
    #expect(session.floor == .closed)
  }

  @Test func aFloorThatIsPushedAllTheWayBackWhileItOpensCloses() {
    let behavior = Behavior.standard.with { $0.floor = Floor(Threshold(120), leave: 1) }
    var session = RecordedSession(.engine, behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 1.1)
    session.send(.contactBegan(id: 1, position: 600), at: 1.1)
    session.send(.contactMoved(id: 1, position: 0), at: 1.2)
    #expect(session.overscroll == 0)
    session.send(.contactEnded(id: 1), at: 2)
    #expect(session.floor == .closed)
  }

  @Test(arguments: Bounce.allCases)
  func aRefreshThatFindsNoMoreDisarmsTheFloorOfTheLoadMore(_ bounce: Bounce) {
    let end = Behavior.backLoadMore.withFloor
    var session = RecordedSession(bounce, start: .standard, end: end, offset: 3_360)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.actionFinished(.start, RunToken(number: 1), .exhausted), at: 1.1)
    session.send(.contactBegan(id: 1, position: 0), at: 1.15)
    session.session.send(InputEvent(time: 1.15, kind: .concurrencyChanged(.independent)))
    switch bounce {
    case .native: session.scroll(to: 3_360 + 200, at: 1.2)
    case .engine: session.send(.contactMoved(id: 1, position: -600), at: 1.2)
    }
    #expect(session.session.progress(.end).floor == .armed)
    session.send(.woke, at: 3)
    #expect(session.session.phase(.end) == .exhausted)
    #expect(session.session.progress(.end).floor == .closed)
  }

  @Test func scrollingByTheToolkitLeavesIt() {
    var session = opened(.native)
    session.scroll(to: 0, at: 5)
    #expect(session.floor == .closed)
    #expect(session.orders.contains(.setContribution(0)))
  }

  @Test func otherScrollingDoesNotStopItOnItsWay() {
    var session = RecordedSession(.native, Self.behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 1.1)
    session.scroll(to: -20, at: 1.11)
    session.runFrames(until: 4)
    #expect(session.floor == .open)
    #expect(abs(session.overscroll - 640) < 0.01)
  }

  @Test(arguments: Bounce.allCases)
  func theAppOpensItWhereverTheListIs(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Self.behavior)
    session.scroll(to: 1_500, at: 0.5)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    var least = 0.0
    for frame in 1...120 {
      session.send(.frame, at: 1 + Double(frame) / 60)
      least = min(least, session.displacement)
    }
    #expect(least == 0)
    #expect(session.floor == .open)
    #expect(abs(session.overscroll - 640) < 0.01)
    // With engine bounce the list is where it was once the floor closes.
    session.send(.floorRequested(.start, isOpen: false), at: 4)
    session.runFrames(until: 7)
    #expect(session.floor == .closed)
    #expect(session.metrics.offset == (bounce == .engine ? 1_500 : 0))
  }

  // MARK: - What else happens

  @Test(arguments: Bounce.allCases)
  func nothingStartsOnAFloor(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: Self.behavior, end: .loadMore, extent: 700)
    session.finish(.end, at: 0.5)
    session.runFrames(until: 1)
    let runs = session.runs(.end)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 4)
    session.send(.beginRequested(.start, by: .program), at: 5)
    session.send(.beginRequested(.end, by: .tap), at: 5)
    session.change(extent: 650, at: 5.1)
    session.scroll(to: session.metrics.offset, at: 5.2)
    #expect(session.runs(.start) == [])
    #expect(session.runs(.end) == runs)
    #expect(session.floor == .open)
  }

  @Test(arguments: Bounce.allCases)
  func noFloorOpensUnderAFinger(_ bounce: Bounce) {
    var touched = RecordedSession(bounce, Self.behavior)
    touched.send(.contactBegan(id: 1, position: 0), at: 1)
    touched.send(.floorRequested(.start, isOpen: true), at: 2)
    #expect(touched.floor == .closed)
  }

  /// A rotation, and a list that has no size for a while.
  @Test(arguments: Bounce.allCases, [360.0, 0])
  func anotherViewportKeepsTheContentOffTheScreen(_ bounce: Bounce, _ length: Double) {
    var session = opened(bounce)
    for viewport in [length, 640] {
      var metrics = session.metrics
      metrics.viewport = viewport
      session.send(.scrolled(metrics, isOwnWrite: false), at: 5)
      #expect(session.floor == .open)
      #expect(session.overscroll == viewport)
    }
  }

  @Test(arguments: Bounce.allCases)
  func aRotationOnTheWayEndsOffTheScreen(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Self.behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 1.1)
    var metrics = session.metrics
    metrics.viewport = 900
    session.send(.scrolled(metrics, isOwnWrite: false), at: 1.11)
    session.runFrames(until: 5)
    #expect(session.floor == .open)
    #expect(abs(session.overscroll - 900) < 0.01)
  }

  @Test(arguments: Bounce.allCases)
  func insertedRowsMoveNothing(_ bounce: Bounce) {
    var session = opened(bounce)
    session.change(extent: 4_300, before: 300, at: 5)
    #expect(session.floor == .open)
    #expect(abs(session.overscroll - 640) < 0.01)
    #expect(session.orders == [])
  }

  @Test(arguments: Bounce.allCases)
  func leavingItsScrollViewBringsTheContentBack(_ bounce: Bounce) {
    var session = opened(bounce)
    session.send(.detached, at: 5)
    #expect(session.floor == .closed)
    #expect(session.overscroll == 0)
    switch bounce {
    case .native: #expect(session.orders.last == .setContribution(0))
    case .engine: #expect(session.displacement == 0)
    }
  }

  @Test(arguments: Bounce.allCases)
  func aHiddenListStaysOnItsFloor(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Self.behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.send(.hidden, at: 1.1)
    #expect(session.floor == .open)
    session.send(.shown, at: 9)
    #expect(session.floor == .open)
    #expect(session.overscroll == 640)
  }

  @Test(arguments: Bounce.allCases)
  func withoutMotionItOpensInAFrame(_ bounce: Bounce) {
    let session = opened(bounce, Self.behavior.withoutMotion)
    let opening = session.log.first { $0.effect.order == .reportFloor(.open) }
    #expect(opening.map { $0.time < 1.02 } == true)
  }

  /// The result goes, and nothing closes what has opened in its place.
  @Test(arguments: Bounce.allCases)
  func aFloorThatIsRequestedDuringAResultReplacesIt(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Self.behavior)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(.start, at: 2)
    #expect(session.phase == .finishing(.succeeded))
    session.send(.floorRequested(.start, isOpen: true), at: 2.1)
    #expect(session.phase == .idle)
    session.runFrames(until: 6)
    #expect(session.floor == .open)
    #expect(session.overscroll == 640)
  }

  @Test(arguments: Bounce.allCases)
  func lettingGoOnAHiddenListOpensNothing(_ bounce: Bounce) {
    var session = pulled(bounce, to: 130)
    #expect(session.floor == .armed)
    session.send(.hidden, at: 2)
    session.send(.contactEnded(id: 1), at: 3)
    #expect(session.floor == .closed)
    #expect(session.phase == .idle)
  }

  /// A pull that the host has moved is neither longer nor as long as it was.
  @Test(arguments: [(100.0, 130.0), (130, 100)])
  func anOwnWriteNeitherArmsAFloorNorLeavesItArmed(_ pull: Double, _ write: Double) {
    var session = pulled(.native, to: pull)
    var metrics = session.metrics
    metrics.offset = -write
    session.send(.scrolled(metrics, isOwnWrite: true), at: 1.2)
    session.send(.contactEnded(id: 1), at: 2)
    #expect(session.floor == .closed)
    #expect(session.phase == .running)
  }

  /// Longer than the motions of a run, which last 0.35 seconds at most.
  @Test(arguments: Bounce.allCases)
  func itOpensAndClosesByAMotionOfItsOwn(_ bounce: Bounce) {
    let behavior = Self.behavior.with { $0.floor.motion = .curve(.linear, seconds: 2) }
    var session = opened(bounce, behavior)
    session.send(.floorRequested(.start, isOpen: false), at: 10)
    session.runFrames(until: 13)
    for (phase, time) in [(FloorPhase.open, 3.0), (.closed, 12)] {
      let report = session.log.last { $0.effect.order == .reportFloor(phase) }
      #expect(report?.time == time)
    }
  }

  @Test func theProgressOfTheFloorGoesFromOneThresholdToTheOther() {
    let behavior = Behavior.standard.with { $0.floor.arm = Threshold(128) }
    for (gap, fraction) in [(40.0, 0.0), (64, 0), (96, 0.5), (128, 1), (192, 2)] {
      var session = RecordedSession(.native, behavior)
      session.send(.contactBegan(id: 1, position: 0), at: 1)
      session.pull(to: gap, at: 1.1)
      #expect(session.session.progress(.start).floorFraction == fraction)
      #expect(session.session.progress(.start).indicatorOpacity == 1)
    }
    let session = RecordedSession(.native, .standard)
    #expect(session.session.progress(.start).floorFraction == 0)
  }

  /// From the floor's threshold at 121.6 points on, over as many points as it is beyond arming, 57.6.
  @Test func theIndicatorFadesOnTheWayToAnOpeningFloor() {
    var session = RecordedSession(.native, Self.behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 2)
    var seen: Set<Bool?> = []
    for frame in 1...60 {
      session.send(.frame, at: 2 + Double(frame) / 60)
      let (progress, gap) = (session.session.progress(.start), session.overscroll)
      let expected = gap <= 121.6 ? 1 : gap >= 179.2 ? 0 : (179.2 - gap) / 57.6
      #expect(abs(progress.indicatorOpacity - expected) < 1e-9)
      seen.insert(gap <= 121.6 ? true : gap >= 179.2 ? false : nil)
    }
    #expect(seen.count == 3)
  }

  @Test(arguments: Bounce.allCases)
  func thePageEndsWhereTheContentBegins(_ bounce: Bounce) {
    var session = pulled(bounce, to: 100)
    var placement = session.session.progressAndFloorPlacement(.start).placement
    #expect(placement.extent == 640)
    #expect(abs(placement.position + 540) < 0.01)
    session = opened(bounce)
    placement = session.session.progressAndFloorPlacement(.start).placement
    #expect(abs(placement.position) < 0.01)
  }

  @Test(arguments: Bounce.allCases)
  func aFloorMayBeAtTheEnd(_ bounce: Bounce) {
    var session = RecordedSession(bounce, end: Behavior.backLoadMore.withFloor, offset: 3_360)
    session.send(.floorRequested(.end, isOpen: true), at: 1)
    session.runFrames(until: 4)
    #expect(session.session.progress(.end).floor == .open)
    #expect(abs(session.session.progress(.end).overscroll - 640) < 0.01)
    session.send(.floorRequested(.end, isOpen: false), at: 5)
    session.runFrames(until: 8)
    #expect(session.session.progress(.end).floor == .closed)
    #expect(session.session.progress(.end).overscroll == 0)
  }
}
