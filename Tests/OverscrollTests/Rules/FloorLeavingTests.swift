import Overscroll
import OverscrollTestSupport
import Testing

/// When the content of an open floor has been pushed back far enough, and what else is asked of a floor.
///
/// The viewport is 640 points long.
@Suite struct FloorLeavingTests {
  private func opened(_ behavior: Behavior = .standard.withFloor) -> RecordedSession {
    var session = RecordedSession(.native, behavior)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 4)
    return session
  }

  /// Pushes the content back in steps, and lets go in the instant of the last one.
  private func push(by points: Double, in seconds: Double, _ session: inout RecordedSession) {
    let (now, offset) = (session.time, session.metrics.offset)
    session.send(.contactBegan(id: 1, position: 600), at: now)
    for step in 1...10 {
      let share = Double(step) / 10
      session.scroll(to: offset + share * points, at: now + share * seconds)
    }
    session.send(.contactEnded(id: 1), at: now + seconds)
  }

  /// Where it would be a tenth of a second later decides, 106.67 points are a sixth: 60 points in 0.1 s
  /// are 120 then, 45 are 90.
  @Test(arguments: [(60.0, FloorPhase.closing), (45, .open), (30, .open)])
  func aFlickClosesAFloorThatASlowPushOfTheSameLengthDoesNot(
    _ points: Double,
    _ expected: FloorPhase
  ) {
    var slow = opened()
    push(by: points, in: 10, &slow)
    #expect(slow.floor == .open)
    var quick = opened()
    push(by: points, in: 0.1, &quick)
    #expect(quick.floor == expected)
  }

  /// A sixth of 640 points is 106.67.
  @Test(arguments: [(106.0, FloorPhase.open), (107, .closing)])
  func scrollingByTheAppLeavesItBeyondASixth(_ points: Double, _ expected: FloorPhase) {
    var session = opened()
    session.scroll(to: -640 + points, at: 5)
    #expect(session.floor == expected)
  }

  @Test(arguments: [(639.5, FloorPhase.open), (640, .closed)])
  func aFloorThatIsLeftAllTheWayAloneStaysBeforeIt(_ points: Double, _ expected: FloorPhase) {
    var session = opened(.standard.withFloor.with { $0.floor.leave = 1 })
    push(by: points, in: 100_000, &session)
    session.runFrames(until: session.time + 3)
    #expect(session.floor == expected)
  }

  /// With half a point of it left to see, it opens again; with nothing, it is closed.
  @Test(arguments: [(639.5, FloorPhase.open), (640, .closed)])
  func aTouchThatIsTakenAwayLeavesAFloorOfWhichNothingIsLeft(
    _ points: Double,
    _ expected: FloorPhase
  ) {
    var session = opened()
    session.send(.contactBegan(id: 1, position: 600), at: 5)
    session.scroll(to: -640 + points, at: 6)
    session.send(.contactCancelled(id: 1), at: 7)
    session.runFrames(until: 10)
    #expect(session.floor == expected)
  }

  /// Neither farther out nor back in and out again does it pull a run.
  @Test func theFingerThatHoldsAFloorThatTheAppClosesPullsNoRun() {
    var session = opened()
    session.send(.contactBegan(id: 1, position: 600), at: 5)
    session.send(.floorRequested(.start, isOpen: false), at: 6)
    for (index, gap) in [500.0, 300, 400].enumerated() {
      session.scroll(to: -gap, at: 7 + Double(index))
    }
    #expect(session.phase == .idle)
    session.send(.contactEnded(id: 1), at: 11)
    #expect(session.runs(.start) == [])
  }

  /// The whole screen is an inset where the toolkit bounces, and none where the engine moves content.
  @Test(arguments: Bounce.allCases)
  func aFloorIsHeldByAnInsetWhereTheToolkitBounces(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard.withFloor)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.runFrames(until: 4)
    let insets = session.log.compactMap { performed in
      if case .setContribution(let points) = performed.effect.order { points } else { nil }
    }
    #expect(insets == (bounce == .native ? [640] : []))
  }

  @Test func aStepAcrossBothThresholdsIsFeltOnce() {
    var session = RecordedSession(.native, .standard.withFloor)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.scroll(to: -130, at: 1.1)
    #expect(session.floor == .armed)
    #expect(session.orders.count { $0 == .playHaptic } == 1)
  }

  /// Of a run that the reader has left.
  @Test(arguments: Bounce.allCases)
  func aFloorOpensInFullAfterARunOutOfSight(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard.withFloor, isAttached: true)
    session.scroll(to: 300, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(.start, at: 2)
    session.send(.floorRequested(.start, isOpen: true), at: 2.1)
    session.runFrames(until: 6)
    #expect(session.floor == .open)
    #expect(session.overscroll == 640)
  }

  // MARK: - Other parts, other states

  /// A refresh shows what it does; a page would cover it.
  @Test func noFloorOpensWhileARefreshRunsAtTheOtherEdge() {
    let footer = Behavior.backLoadMore.withFloor
    var session = RecordedSession(.native, start: .standard, end: footer)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.send(.floorRequested(.end, isOpen: true), at: 3)
    #expect(session.session.progress(.end).floor == .closed)
    session.finish(.start, at: 4)
    session.runFrames(until: 6)
    session.send(.floorRequested(.end, isOpen: true), at: 6)
    #expect(session.session.progress(.end).floor == .opening)
  }

  @Test(arguments: Bounce.allCases)
  func noFloorOpensOffItsScrollView(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard.withFloor, isAttached: false)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    #expect(session.floor == .closed)
    #expect(session.session.diagnostics.ignoredEvents == 1)
  }

  /// With nothing left to load, its page can still be looked at, and stays.
  @Test(arguments: Bounce.allCases)
  func theFloorOfWhatIsExhaustedOpensAndStays(_ bounce: Bounce) {
    var session = RecordedSession(bounce, end: .backLoadMore.withFloor, offset: 3_360)
    session.session.send(InputEvent(time: 1, kind: .exhaustRequested(.end)))
    session.send(.floorRequested(.end, isOpen: true), at: 2)
    session.runFrames(until: 6)
    #expect(session.session.phase(.end) == .exhausted)
    #expect(session.session.progress(.end).floor == .open)
    var other = RecordedSession(bounce, end: .backLoadMore.withFloor, offset: 3_360)
    other.send(.floorRequested(.end, isOpen: true), at: 2)
    other.runFrames(until: 6)
    other.session.send(InputEvent(time: 7, kind: .exhaustRequested(.end)))
    #expect(other.session.phase(.end) == .exhausted)
    #expect(other.session.progress(.end).floor == .open)
  }
}
