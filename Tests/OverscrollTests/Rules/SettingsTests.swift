import Overscroll
import OverscrollTestSupport
import Testing

/// Settings of the feel and of the start of a run that most apps leave as they are.
///
/// The band is that of `Resistance`: f(x) = (1 - 1 / (x * c / d + 1)) * d with c = 0.55 and d = 640,
/// the viewport.
@Suite struct SettingsTests {
  private func moved(by travel: Double, _ behavior: Behavior) -> RecordedSession {
    var session = RecordedSession(.engine, behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactMoved(id: 1, position: travel), at: 1.1)
    return session
  }

  /// Pulls as far as the usual band needs for a gap, and lets go.
  private func refreshed(_ behavior: Behavior) -> RecordedSession {
    var session = moved(by: 300, behavior)
    session.send(.contactEnded(id: 1), at: 1.2)
    session.runFrames(until: 3)
    return session
  }

  // MARK: - Drag

  @Test func aDragRateMultipliesTheSlopeOfTheBand() {
    let half = moved(by: 200, .standard.with { $0.drag.rate = 0.5 })
    // c * 0.5 in the place of c.
    #expect(abs(half.overscroll - (1 - 1 / (200 * 0.275 / 640 + 1)) * 640) < 1e-9)
    let double = moved(by: 1, .standard.with { $0.drag.rate = 2 })
    #expect(abs(double.overscroll - 1.1) < 0.01)
  }

  @Test func noPullReachesTheLimitOfADrag() {
    let limited = Behavior.standard.with { $0.drag.limit = 100 }
    #expect(abs(moved(by: 200, limited).overscroll - (1 - 1 / (200 * 0.55 / 100 + 1)) * 100) < 1e-9)
    #expect(moved(by: 100_000, limited).overscroll < 100)
    // A limit beyond the viewport has no effect.
    let usual = moved(by: 200, .standard).overscroll
    #expect(moved(by: 200, .standard.with { $0.drag.limit = 10_000 }).overscroll == usual)
  }

  @Test func aDragContinuesFromWhereItIsIfItsRateChanges() {
    var session = moved(by: 200, .standard)
    let before = session.overscroll
    session.send(.configured(.start, .standard.with { $0.drag.rate = 0.5 }), at: 1.2)
    #expect(session.overscroll == before)
    session.send(.contactMoved(id: 1, position: 201), at: 1.3)
    #expect(session.overscroll > before && session.overscroll < before + 0.275)
  }

  @Test func aLimitThatNoPullCanPassIsRefused() {
    for (behavior, parameter): (Behavior, Behavior.Parameter) in [
      (.standard.with { $0.drag.limit = 64 }, .dragLimit),
      (.standard.withFloor.with { $0.drag.limit = 100 }, .dragLimit),
      (.standard.with { $0.drag.rate = 0 }, .dragRate),
      (.standard.withFloor.with { $0.drag.movesContent = false }, .movesContent),
    ] {
      let error = #expect(throws: BehaviorError.self) { try behavior.validated() }
      #expect(error?.parameter == parameter)
    }
    // Neither has a usual floor.
    #expect(!Behavior.standard.with { $0.drag.limit = 100 }.withFloor.floor.isEnabled)
    #expect(!Behavior.standard.with { $0.drag.movesContent = false }.withFloor.floor.isEnabled)
  }

  // MARK: - Content that stays where it is

  private static let inFront = Behavior.standard.with { $0.drag.movesContent = false }

  @Test func contentThatDoesNotMoveStaysUnderTheIndicator() {
    var session = moved(by: 200, Self.inFront)
    #expect(session.overscroll == moved(by: 200, .standard).overscroll)
    #expect(session.displacement == 0)
    let placement = session.session.placement(.start)
    #expect(placement.layer == .front)
    #expect(placement.position == session.overscroll - 56)
    session.send(.contactEnded(id: 1), at: 1.2)
    #expect(session.phase == .running)
    session.runFrames(until: 3)
    #expect(session.session.placement(.start).position == 0)
    session.finish(.start, at: 3)
    session.runFrames(until: 6)
    #expect(session.phase == .idle)
    #expect(session.overscroll == 0)
    #expect(
      session.log.allSatisfy { performed in
        if case .setDisplacement(let points) = performed.effect.order { points == 0 } else { true }
      }
    )
  }

  @Test func contentScrollsUnderAnIndicatorThatIsOpenInFrontOfIt() {
    var session = refreshed(Self.inFront)
    session.send(.contactBegan(id: 2, position: 300), at: 4)
    session.send(.contactMoved(id: 2, position: 200), at: 4.1)
    #expect(!session.session.holdsGesture)
    session.scroll(to: 100, at: 4.1)
    session.send(.contactEnded(id: 2), at: 4.2)
    session.runFrames(until: 6)
    #expect(session.overscroll == 56)
    #expect(session.session.placement(.start).position == 0)
    session.finish(.start, at: 6)
    session.runFrames(until: 9)
    #expect(session.phase == .idle)
    #expect(session.metrics.offset == 100)
  }

  @Test func aRunThatBeginsInsideTheContentIsShownInFrontOfIt() {
    var session = RecordedSession(.engine, Self.inFront)
    session.scroll(to: 900, at: 1)
    session.send(.beginRequested(.start, by: .key), at: 1.1)
    session.runFrames(until: 3)
    #expect(session.session.placement(.start).position == 0)
    #expect(session.metrics.offset == 900)
  }

  @Test func aTouchBeforeTheFirstFrameDoesNotHideAnIndicatorInFront() {
    var session = RecordedSession(.engine, Self.inFront)
    session.scroll(to: 900, at: 1)
    session.send(.beginRequested(.start, by: .program), at: 1.1)
    session.send(.contactBegan(id: 1, position: 300), at: 1.1)
    session.send(.contactEnded(id: 1), at: 1.2)
    session.runFrames(until: 3)
    #expect(session.overscroll == 56)
  }

  @Test func rowsInsertedAboveTheReaderLeaveAnIndicatorInFrontOpen() {
    var session = refreshed(Self.inFront)
    session.change(extent: 4_500, before: 500, at: 4)
    #expect(session.metrics.offset == 500)
    session.runFrames(until: 6)
    #expect(session.overscroll == 56)
  }

  @Test func rowsAppendedUnderAnIndicatorInFrontMoveNothing() {
    let behavior = Behavior.backLoadMore.with { $0.drag.movesContent = false }
    var session = RecordedSession(.engine, end: behavior, offset: 3_360)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.runFrames(until: 3)
    session.change(extent: 5_000, before: 0, at: 3)
    #expect(session.orders == [])
    #expect(session.session.progress(.end).overscroll == 56)
  }

  @Test func contentMovesAgainWhenABehaviorSaysSo() {
    var session = refreshed(Self.inFront)
    session.send(.configured(.start, .standard), at: 4)
    #expect(session.displacement == 56)
  }

  @Test func aToolkitThatBouncesMovesItsContent() {
    var session = RecordedSession(.native, Self.inFront)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 80, at: 1.1)
    #expect(session.session.placement(.start).layer == .content)
    session.send(.contactEnded(id: 1), at: 1.2)
    #expect(session.orders.contains(.setContribution(56)))
  }

  // MARK: - A run without a hold

  @Test func aRunWithoutAHoldShowsItsResultWhileTheListIsOnTheScreen() throws {
    let behavior = try Behavior(hold: Hold(0), minimumRunning: 0, placement: .fixedInFront)
    for isShown in [true, false] {
      var session = refreshed(behavior)
      #expect(session.phase == .running)
      #expect(session.overscroll == 0)
      if !isShown { session.send(.hidden, at: 3) }
      session.finish(.start, at: 3)
      session.runFrames(until: 3.49)
      #expect(session.phase == (isShown ? .finishing(.succeeded) : .idle))
      session.runFrames(until: 3.6)
      #expect(session.phase == .idle)
    }
  }

  // MARK: - Content that a run locks

  @Test func aRunThatLocksTheContentIgnoresDrags() {
    var session = refreshed(.standard.with { $0.locksContent = true })
    #expect(session.session.isContentLocked)
    session.send(.contactBegan(id: 2, position: 300), at: 4)
    #expect(session.session.holdsGesture)
    session.send(.contactMoved(id: 2, position: 100), at: 4.1)
    session.send(.wheelMoved(delta: -50, isMomentum: false), at: 4.15)
    #expect(session.overscroll == 56)
    session.finish(.start, at: 4.2)
    #expect(!session.session.isContentLocked)
    // The finger that is still down moves what the result holds open.
    session.send(.contactMoved(id: 2, position: 90), at: 4.3)
    #expect(session.overscroll == 46)
    session.send(.contactEnded(id: 2), at: 4.4)
    session.runFrames(until: 8)
    #expect(session.phase == .idle)
  }

  /// A toolkit that bounces moves the content, except during such a run.
  @Test(arguments: [false, true])
  func aLockHoldsTheGestureOfAToolkitThatBounces(_ locks: Bool) {
    var session = RecordedSession(.native, .standard.with { $0.locksContent = locks })
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(!session.session.holdsGesture)
    session.send(.contactBegan(id: 1, position: 0), at: 2)
    #expect(session.session.holdsGesture == locks)
  }

  @Test(arguments: Bounce.allCases)
  func onlyARunLocksTheContent(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard.with { $0.locksContent = true })
    #expect(!session.session.isContentLocked)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.session.isContentLocked)
    session.send(.cancelRequested(.start), at: 2)
    #expect(!session.session.isContentLocked)
    session.send(.configured(.start, .standard), at: 3)
    session.send(.beginRequested(.start, by: .program), at: 4)
    #expect(!session.session.isContentLocked)
  }

  // MARK: - Load-more after no more

  private func exhausted(_ behavior: Behavior) -> RecordedSession {
    var session = RecordedSession(.engine, end: behavior)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.finish(.end, .exhausted, at: 2)
    session.runFrames(until: 4)
    return session
  }

  @Test func withNoMoreToLoadATapLoadsAgainIfTheBehaviorSaysSo() {
    for policy in ExhaustedPolicy.allCases {
      var session = exhausted(.loadMore.with { $0.whenExhausted = policy })
      #expect(session.session.phase(.end) == .exhausted)
      session.send(.beginRequested(.end, by: .tap), at: 5)
      #expect(session.runs(.end) == (policy == .loadAgain ? [1, 2] : [1]))
    }
  }

  @Test func scrollingAloneDoesNotLoadAgain() {
    var session = exhausted(.loadMore.with { $0.whenExhausted = .loadAgain })
    session.send(.contactBegan(id: 1, position: 0), at: 5)
    for step in 0...20 { session.scroll(to: Double(step) * 168, at: 5 + Double(step) / 10) }
    session.send(.contactEnded(id: 1), at: 8)
    #expect(session.runs(.end) == [1])
    #expect(session.session.phase(.end) == .exhausted)
  }

  @Test func aBackFooterIsPulledAgainAndStaysExhaustedIfItIsNot() {
    var session = RecordedSession(
      .engine,
      end: .backLoadMore.with { $0.whenExhausted = .loadAgain },
      offset: 3_360
    )
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.finish(.end, .exhausted, at: 2)
    session.runFrames(until: 4)
    for (time, travel, phase): (Double, Double, Phase) in [(5, 60, .exhausted), (7, 300, .running)]
    {
      session.send(.contactBegan(id: 1, position: 600), at: time)
      session.send(.contactMoved(id: 1, position: 600 - travel), at: time + 0.1)
      #expect(session.session.phase(.end) == (travel < 100 ? .pulling : .armed))
      session.send(.contactEnded(id: 1), at: time + 0.2)
      #expect(session.session.phase(.end) == phase)
      session.runFrames(until: time + 1.5)
    }
  }

  // MARK: - Begin after a delay

  private func planned(_ bounce: Bounce = .engine) -> RecordedSession {
    var session = RecordedSession(bounce, .standard)
    session.send(.beginRequested(.start, by: .program, after: 0.5), at: 1)
    return session
  }

  @Test(arguments: Bounce.allCases)
  func aDelayedBeginBeginsThenByAWake(_ bounce: Bounce) {
    var session = planned(bounce)
    #expect(session.orders == [.wake(at: 1.5)])
    session.send(.woke, at: 1.49)
    #expect(session.phase == .idle)
    session.send(.woke, at: 1.5)
    #expect(session.phase == .running)
    #expect(session.runs(.start) == [1])
  }

  @Test func aRunThatBeginsFirstReplacesADelayedBegin() {
    var session = planned()
    session.send(.beginRequested(.start, by: .key), at: 1.2)
    session.finish(.start, at: 1.3)
    session.runFrames(until: 4)
    #expect(session.runs(.start) == [1])
  }

  /// The earlier deadline is that of the result, which is shown for as long as the behavior says.
  @Test func aDelayedBeginAfterARunDoesNotCutItsResultShort() {
    var session = RecordedSession(.engine, .standard)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, at: 3)
    session.send(.beginRequested(.start, by: .program, after: 10), at: 3.01)
    session.runFrames(until: 12)
    #expect(session.runs(.start) == [1])
    session.send(.woke, at: 13.01)
    #expect(session.runs(.start) == [1, 2])
  }

  @Test func aDelayedBeginIsDroppedByACancellationByRemovalAndByDetaching() {
    for kind: InputEvent.Kind in [.cancelRequested(.start), .configured(.start, nil), .detached] {
      var session = planned()
      session.send(kind, at: 1.1)
      session.send(.configured(.start, .standard), at: 1.2)
      session.send(.attached, at: 1.2)
      session.runFrames(until: 3)
      #expect(session.runs(.start) == [])
    }
  }

  @Test func aLaterDelayReplacesAnEarlierOne() {
    var session = planned()
    session.send(.beginRequested(.start, by: .program, after: 2), at: 1.1)
    session.send(.woke, at: 3)
    #expect(session.phase == .idle)
    session.send(.woke, at: 3.1)
    #expect(session.phase == .running)
  }

  @Test func aDelayedBeginThatIsBlockedWhenItIsDueBeginsNothing() {
    var session = planned()
    session.send(.externalLoadingChanged(.start, isLoading: true), at: 1.2)
    session.send(.woke, at: 1.5)
    session.send(.externalLoadingChanged(.start, isLoading: false), at: 1.6)
    session.runFrames(until: 3)
    #expect(session.runs(.start) == [])
  }

  // MARK: - Placements

  @Test func aGrowingIndicatorIsAsLongAsTheGapOnceItIsLonger() {
    let growing = Behavior.standard.with { $0.placement = .growing }
    for travel in [40.0, 400] {
      let session = moved(by: travel, growing)
      let placement = session.session.placement(.start)
      #expect(placement.extent == max(56, session.overscroll))
      #expect(placement.position + placement.extent == session.overscroll)
      #expect(placement.layer == .content)
    }
  }
}
