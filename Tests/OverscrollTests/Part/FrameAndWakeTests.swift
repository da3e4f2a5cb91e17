import Overscroll
import OverscrollTestSupport
import Testing

/// Frames are requested while something moves and is visible; waiting uses one wake.
@Suite struct FrameAndWakeTests {
  @Test(arguments: Scene.all)
  func framesAreAskedForOnceAndGivenUpOnce(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    for _ in 0..<3 {
      view.swipe(by: 220)
      view.run(for: 1)
      view.finishAction()
      view.run(for: 3)
    }
    let frames = view.orders.filter { $0 == .requestFrames || $0 == .stopFrames }
    #expect(!frames.isEmpty)
    for (index, order) in frames.enumerated() {
      #expect(order == (index % 2 == 0 ? .requestFrames : .stopFrames))
    }
    #expect(frames.count % 2 == 0)
  }

  @Test(arguments: Scene.all)
  func aListThatScrollsNeedsNoFramesAndNoWakes(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.swipe(by: -900)
    view.run(for: 3)
    #expect(view.orders == [])
  }

  /// A look turns for 0.4 seconds after a change of the phase.
  @Test func aTransitionHasFramesForAsLongAsItTakes() {
    var session = RecordedSession(.native)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 30, at: 1)
    #expect(session.orders.contains(.requestFrames))
    session.send(.frame, at: 1.4)
    #expect(session.orders == [])
    session.send(.frame, at: 1.41)
    #expect(session.orders == [.stopFrames])
  }

  /// So that no bounce of a toolkit starts from where it was.
  @Test(arguments: Bounce.allCases)
  func aMotionThatTakesNoTimeIsOneFrameLong(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Behavior.standard.withoutMotion)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.orders.contains(.wake(at: 1.0 / 60)))
  }

  /// The indicator animates while it is open, but needs no frames while it is not visible.
  @Test(arguments: Bounce.allCases)
  func anOpenIndicatorHasFramesWhileItCanBeSeen(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.orders.contains(.requestFrames))
    session.runFrames(until: 5)
    #expect(!session.orders.contains(.stopFrames))
    session.send(.hidden, at: 5)
    #expect(session.orders.contains(.stopFrames))
    session.send(.shown, at: 6)
    #expect(session.orders.contains(.requestFrames))
    session.send(.detached, at: 7)
    #expect(session.orders.contains(.stopFrames))
  }

  @Test(arguments: Bounce.allCases)
  func anIndicatorThatIsScrolledAwayHasNoFrames(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.scroll(to: 500, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    #expect(session.phase == .running)
    #expect(!session.log.contains { $0.effect.order == .requestFrames })
  }

  /// Every deadline of a hidden run has its own wake: the action, the minimum duration of a run.
  @Test(arguments: Bounce.allCases)
  func waitingIsAWakeAtItsTime(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce, try Behavior(actionDelay: 0.25, minimumRunning: 2))
    session.send(.hidden, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.orders.contains(.wake(at: 1.25)))
    session.send(.woke, at: 1.25)
    #expect(session.orders.contains(.startAction(RunToken(number: 1))))
    session.finish(.start, at: 1.5)
    #expect(session.orders.contains(.wake(at: 3)))
    session.send(.woke, at: 3)
    #expect(session.phase == .idle)
    #expect(!session.log.contains { $0.effect.order == .requestFrames })
  }

  /// The result is shown for half a second: a wake, since frames may stop.
  @Test(arguments: Bounce.allCases)
  func theResultHasAWakeForItsEnd(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, at: 3)
    #expect(session.orders.contains(.wake(at: 3.5)))
  }

  /// The mark of a result is drawn in 0.4 seconds; then it stands still, and waits for its wake.
  @Test(arguments: Bounce.allCases)
  func aResultThatIsHeldHasNoFramesOnceItsMarkIsDrawn(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce, try Behavior(resultHold: 60))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, at: 3)
    session.runFrames(until: 3.39)
    #expect(!session.orders.contains(.stopFrames))
    session.runFrames(until: 3.5)
    let frames = session.log.filter {
      $0.effect.order == .requestFrames || $0.effect.order == .stopFrames
    }
    #expect(frames.last?.effect.order == .stopFrames)
    session.send(.woke, at: 63)
    #expect(session.orders.contains(.requestFrames))
  }

  @Test(arguments: Scene.all)
  func noWakeIsOrderedTwiceInARowOrForThePast(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    for _ in 0..<3 {
      view.begin()
      view.run(for: 1)
      view.finishAction()
      view.run(for: 3)
    }
    var last = -1.0
    for performed in view.log {
      guard case .wake(let time) = performed.effect.order else { continue }
      #expect(time != last)
      #expect(time >= performed.time)
      last = time
    }
    #expect(last > 0)
  }

  /// A timer may be early, if only because its unit rounds the time.
  @Test(arguments: Bounce.allCases)
  func aWakeThatIsEarlyIsRequestedAgain(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce, try Behavior(actionDelay: 0.25))
    session.send(.hidden, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.woke, at: 1.25.nextDown)
    #expect(session.orders == [.wake(at: 1.25)])
    session.send(.woke, at: 1.25)
    #expect(session.orders.contains(.startAction(RunToken(number: 1))))
  }

  /// A late wake, and a wake or a frame without a purpose, are harmless.
  @Test(arguments: Bounce.allCases)
  func whatWasNotAskedForDoesNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    for time in [1.0, 2, 3] {
      session.send(.woke, at: time)
      #expect(session.orders == [])
      session.send(.frame, at: time)
      #expect(session.orders == [])
    }
    #expect(session.session.diagnostics == Diagnostics())
  }
}
