import Overscroll
import OverscrollTestSupport
import Testing

/// Bars, notches, rounding, rotation, touches and nested scrollers.
@Suite struct GeometryProblemTests {
  /// MJRefresh 1029, 1134, ES 93, 151: a large title expands as the list is pulled down to its top;
  /// the inset was read with the collapsed bar, so the refresh starts too early.
  @Test func P08_aBarThatUnfoldsIsNoPull() {
    var session = RecordedSession(.native, start: .standard)
    report(&session, gap: 0, bar: 88, at: 0.9)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    for bar in [100.0, 120, 140] {
      report(&session, gap: 0, bar: bar, at: 1 + bar / 1_000)
      #expect(session.phase == .idle)
      #expect(session.overscroll == 0)
    }
    report(&session, gap: 63, bar: 140, at: 1.2)
    #expect(session.phase == .pulling)
    report(&session, gap: 64, bar: 140, at: 1.3)
    #expect(session.phase == .armed)
  }

  /// SYS radar 42862724: the indicator is under the title.
  ///
  /// Its outer edge is at the visible edge, or further out by the part that the pull has not
  /// revealed, independent of the bar.
  @Test func P08_theIndicatorHangsOnTheBarOfThisFrame() {
    var session = RecordedSession(.native, start: .standard)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    for (gap, bar) in [(10.0, 88.0), (30, 110), (56, 140), (56, 96)] {
      report(&session, gap: gap, bar: bar, at: 1.1)
      #expect(session.session.placement(.start).position == gap - 56)
    }
  }

  /// The title collapses during the refresh; JXPagingView 172, 205: a pager sets its inset to zero.
  @Test(arguments: Scene.bouncing, [[140.0, 130, 115, 100, 88], [200, 0]])
  func P08_aBarThatFoldsDuringTheRefreshLeavesNoGap(_ scene: Scene, _ bars: [Double]) {
    var view = ScrollViewModel(running: scene, base: bars[0])
    for bar in bars.dropFirst() { view.changeBase(to: bar) }
    let last = bars[bars.count - 1]
    #expect(view.inset == last + 56)
    #expect(abs(view.gap - 56) <= 0.5)
    view.finishAction()
    view.run(for: 3)
    #expect(view.inset == last)
    #expect(abs(view.gap) <= 0.5)
  }

  /// MJRefresh 1309, 1424, 1233, KafkaRefresh 76: an inset written in the offset's observer changes
  /// the last digit of the offset (97.809374999999989, 97.809374999999979), which writes the inset
  /// again.
  @Test(arguments: [false, true])
  func P09_aToolkitThatRoundsEveryWriteComesToRest(_ follows: Bool) throws {
    var host = RoundingHost(try Behavior(hold: Hold(56, followsScroll: follows)))
    host.send(.contactBegan(id: 1, position: 0), at: 1)
    for (index, gap) in [20.0, 64, 97.809_374_999_999_989].enumerated() {
      host.scroll(to: -gap, at: 1.1 + Double(index) / 60)
    }
    host.send(.contactEnded(id: 1), at: 1.2)
    for frame in 1...120 { host.send(.frame, at: 1.2 + Double(frame) / 60) }
    host.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 4)
    for frame in 1...180 { host.send(.frame, at: 4 + Double(frame) / 60) }
    #expect(host.session.phase(.start) == .idle)
    #expect(host.contribution == 0)
    // A phase change has these effects: report, milestone, inset, placement, wake, frames,
    // announcement.
    #expect(host.mostEffects <= 10)
  }

  /// MJRefresh 1267, 1440, CRRefresh 5: after a rotation during a refresh the saved inset is that
  /// of the old orientation, and the header stays.
  @Test(arguments: Scene.all, [0.05, 0.6, 1.2, 1.7])
  func P10_aTurnOfTheScreenAtAnyTimeLeavesNothingBehind(_ scene: Scene, _ seconds: Double) {
    var view = ScrollViewModel(scene, base: 91, otherBase: 34)
    view.begin()
    let turns = [seconds, 1.8]
    var time = 0.0
    for (index, turn) in turns.enumerated() {
      if time < 1, turn >= 1 {
        view.run(for: 1 - time)
        view.finishAction()
        time = 1
      }
      view.run(for: turn - time)
      time = turn
      view.turn(viewport: index == 0 ? 300 : 640)
      view.changeBase(to: index == 0 ? 32 : 91)
    }
    view.run(for: 3)
    #expect(view.phase == .idle)
    #expect(view.inset == 91)
    #expect(view.otherInset == 34)
    #expect(abs(view.gap) <= 0.5)
  }

  /// MJRefresh 1000, 1390, ES 123, 135: content jumps on release.
  ///
  /// From rest, the spring of 0.35 s moves at most w A / e points a second, and the toolkit's own
  /// bounce is slower; places are rounded by half a point. If a toolkit moves content when an inset
  /// is written during a bounce, its host must handle it.
  @Test(arguments: Scene.all.filter(\.toolkit.leavesBounceAlone))
  func P14_lettingGoMovesWithoutAJump(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    view.touch()
    view.drag(by: 260, over: 0.5)
    view.run(for: 0.3)
    let distance = view.gap - 56
    view.forget()
    view.letGo()
    view.run(for: 1)
    #expect(view.phase == .running)
    #expect(view.largestJump <= 2 * 3.1416 / 0.35 * distance / 2.718 / 60 + 1)
  }

  /// The same at the threshold: crossing it moves nothing but the touch's own movement.
  @Test(arguments: Scene.all)
  func P14_goingThroughTheThresholdMovesNothingButTheFinger(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    view.touch()
    var last = view.gap
    for _ in 0..<80 {
      view.drag(by: 2, over: 1.0 / 60)
      #expect(view.gap >= last)
      #expect(view.gap <= last + 2)
      last = view.gap
    }
    #expect(view.phase == .armed)
  }

  /// SYS radar 39171852: the list jumps by the header if the refresh ends during a touch.
  @Test(arguments: Scene.all, [-40.0, 0, 60])
  func P14_anEndUnderAFingerMovesNothing(_ scene: Scene, _ travel: Double) throws {
    let behavior = try Behavior(minimumRunning: 0, resultHold: 0)
    var view = ScrollViewModel(running: scene, behavior, base: 88)
    view.touch()
    view.drag(by: travel)
    let gap = view.gap
    view.finishAction()
    #expect(abs(view.gap - gap) <= 0.5)
    view.drag(by: 1, over: 1.0 / 60)
    #expect(abs(view.gap - gap) <= 1.5)
    view.letGo()
    view.run(for: 3)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
  }

  /// SmartRefreshLayout 1464, 833, 937, 1090, EasyRefresh 369, 536: the inner list still scrolls,
  /// but the outer one counts its movement as a pull.
  @Test(arguments: Bounce.allCases)
  func P20_whatTheInnerListTakesIsNoPull(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    setInner(&session, true, at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    for index in 1...10 {
      let time = 1 + Double(index) / 60
      session.send(.contactMoved(id: 1, position: Double(index) * 40), at: time)
      #expect(session.phase == .idle)
      #expect(session.overscroll == 0)
    }
    // The inner list has reached its end; the movement from here is a pull.
    setInner(&session, false, at: 1.3)
    session.send(.contactMoved(id: 1, position: 401), at: 1.4)
    #expect(session.overscroll <= 1)
    switch bounce {
    case .native:
      session.scroll(to: -64, at: 1.5)
    case .engine:
      session.send(.contactMoved(id: 1, position: 541), at: 1.5)
    }
    #expect(session.phase == .armed)
    session.send(.contactEnded(id: 1), at: 1.6)
    #expect(session.runs(.start) == [1])
  }

  /// The outer list bounces while the inner one still scrolls.
  @Test func P20_anOuterBounceUnderAnInnerScrollIsNoPull() {
    var session = RecordedSession(.native)
    setInner(&session, true, at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    for gap in [40.0, 80, 120] {
      session.scroll(to: -gap, at: 1 + gap / 1_000)
      #expect(session.phase != .armed)
    }
    session.send(.contactEnded(id: 1), at: 1.2)
    #expect(session.runs(.start) == [])
    #expect(session.phase == .idle)
  }

  /// MJRefresh 1220, 974, CRRefresh 21, SwiftPullToRefresh 34: the safe area is ignored, or added
  /// twice.
  ///
  /// At rest under a bar the pull is 0, and the open indicator is directly below the bar.
  @Test(arguments: Scene.all, [0.0, 20, 91, 155])
  func P22_theSafeAreaCountsOnce(_ scene: Scene, _ bar: Double) {
    var view = ScrollViewModel(scene, base: bar)
    #expect(view.session.progress(view.edge).overscroll == 0)
    #expect(view.session.placement(view.edge).position == -56)
    view.touch()
    view.letGo()
    #expect(view.phase == .idle)
    view.begin()
    #expect(view.inset == bar + (scene.toolkit.bounce == .native ? 56 : 0))
    view.run(for: 1)
    #expect(abs(view.session.placement(view.edge).position) <= 0.5)
    view.finishAction()
    view.run(for: 3)
    #expect(view.inset == bar)
    #expect(abs(view.gap) <= 0.5)
  }

  /// The scroll view reports a gap below a bar with a length.
  private func report(
    _ session: inout RecordedSession,
    gap: Double,
    bar: Double,
    at time: Double
  ) {
    var metrics = session.metrics
    metrics.baseStart = bar
    metrics.offset = -bar - gap
    session.send(.scrolled(metrics, isOwnWrite: false), at: time)
  }

  private func setInner(_ session: inout RecordedSession, _ canScroll: Bool, at time: Double) {
    var metrics = session.metrics
    metrics.innerCanScroll = canScroll
    session.send(.scrolled(metrics, isOwnWrite: false), at: time)
  }
}

extension Toolkit {
  /// Whether writing an inset during a bounce leaves the offset unchanged.
  fileprivate var leavesBounceAlone: Bool {
    switch self {
    case .bouncing(let policy): policy.changeDuringBounce == .retarget
    case .stopping: true
    }
  }
}

/// A toolkit that responds to every write with an offset whose last digit differs.
private struct RoundingHost {
  var session = Session(axis: .vertical, bounce: .native)
  var contribution = 0.0
  /// The largest number of effects of one event.
  var mostEffects = 0
  private var metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
  private var error = 1e-14

  init(_ behavior: Behavior) {
    send(.configured(.start, behavior), at: 0)
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.attached, at: 0)
  }

  mutating func scroll(to offset: Double, at time: Double) {
    metrics.offset = offset
    send(.scrolled(metrics, isOwnWrite: false), at: time)
  }

  mutating func send(_ kind: InputEvent.Kind, at time: Double) {
    session.send(InputEvent(time: time, kind: kind))
    var count = 0
    while count < 1_000, let effect = session.nextEffect() {
      count += 1
      if case .setContribution(let points) = effect.order { contribution = points }
      if case .scrollTo(let offset) = effect.order { metrics.offset = offset }
      error = -error
      metrics.offset += error
      session.send(InputEvent(time: time, kind: .scrolled(metrics, isOwnWrite: true)))
    }
    mostEffects = max(mostEffects, count)
  }
}
