import Overscroll
import OverscrollTestSupport
import Testing

/// R4: the action starts on entering `running`, or after its delay; never from a frame.
@Suite struct R04LogicFirstTests {
  @Test(arguments: Bounce.allCases)
  func R04_beginningBeforeAttachmentStartsTheActionAtOnce(_ bounce: Bounce) {
    var session = RecordedSession(bounce, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.orders.contains(.startAction(RunToken(number: 1))))
    #expect(!session.orders.contains { $0.isPlacing })
    session.send(.attached, at: 2)
    #expect(session.overscroll == 56)
    #expect(session.orders.contains(.reportMilestone(.opened)))
    #expect(session.orders.contains(.setContribution(56)) == (bounce == .native))
    #expect(session.orders.filter { $0.isPlacing }.count == (bounce == .native ? 2 : 1))
  }

  @Test(arguments: Bounce.allCases)
  func R04_aRunThatEndedBeforeAttachmentPlacesNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 1.5)
    #expect(session.phase == .idle)
    session.send(.attached, at: 2)
    #expect(!session.orders.contains { $0.isPlacing })
  }

  @Test(arguments: Bounce.allCases)
  func R04_aHiddenRunGoesThroughByWakesAlone(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.hidden, at: 1)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.orders.contains(.startAction(RunToken(number: 1))))
    session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 1.1)
    #expect(session.orders == [.wake(at: 1.3)])
    session.send(.woke, at: 1.3)
    #expect(session.phase == .idle)
    #expect(session.overscroll == 0)
    #expect(!session.log.contains { $0.effect.order == .requestFrames })
  }

  @Test(arguments: Bounce.allCases)
  func R04_anActionThatWasEndedFirstNeverStarts(_ bounce: Bounce) throws {
    let behavior = try Behavior(actionDelay: 0.4, minimumRunning: 0)
    for end in [
      InputEvent.Kind.actionFinished(.start, RunToken(number: 1), .succeeded),
      .cancelRequested(.start), .detached,
    ] {
      var session = RecordedSession(bounce, behavior)
      session.send(.beginRequested(.start, by: .program), at: 1)
      session.send(end, at: 1.2)
      session.send(.woke, at: 5)
      #expect(session.phase == .idle)
      #expect(!session.log.contains { $0.effect.order.isStart || $0.effect.order.isCancel })
    }
  }

  @Test(arguments: Bounce.allCases)
  func R04_aCancelledEndDoesNotWait(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce, try Behavior(minimumRunning: 2))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 1.9)
    session.send(.actionFinished(.start, RunToken(number: 1), .cancelled), at: 2)
    #expect(session.phase == .finishing(.cancelled))
    #expect(session.orders.contains(.reportMilestone(.closingBegan)))
    #expect(!session.orders.contains { $0.isCancel })
  }
}

extension Effect.Order {
  /// Whether it moves content or changes insets.
  fileprivate var isPlacing: Bool {
    switch self {
    case .setContribution, .setDisplacement, .scrollTo: true
    case .startAction, .cancelAction, .requestFrames, .stopFrames, .wake, .playHaptic, .announce,
      .reportMilestone, .reportPhase, .reportFloor, .storeLastUpdated, .prefetch:
      false
    }
  }

  fileprivate var isStart: Bool { if case .startAction = self { true } else { false } }

  fileprivate var isCancel: Bool { if case .cancelAction = self { true } else { false } }
}
