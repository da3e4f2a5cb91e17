import Overscroll
import OverscrollTestSupport

/// The situations in the columns of the transition table.
enum Situation: String, CaseIterable, Sendable {
  case idle
  case idleFinger = "idle, finger"
  case idleTouchpad = "idle, touchpad"
  case pulling
  case armed
  case pullingTouchpad = "pulling, touchpad"
  case armedTouchpad = "armed, touchpad"
  case running
  case runningFinger = "running, finger"
  case result
  case resultFinger = "result, finger"
  case resultFingerSinceBefore = "result, finger since before"
  case closing
  case detached
  case detachedRunning = "detached, running"
  case hidden
  case hiddenRunning = "hidden, running"

  /// The phase of the situation.
  var phase: Phase {
    switch self {
    case .idle, .idleFinger, .idleTouchpad, .detached, .hidden: .idle
    case .pulling, .pullingTouchpad: .pulling
    case .armed, .armedTouchpad: .armed
    case .running, .runningFinger, .detachedRunning, .hiddenRunning: .running
    case .result, .resultFinger, .resultFingerSinceBefore, .closing: .finishing(.succeeded)
    }
  }

  /// Points past the edge below and above the arm distance; the trigger is at 64.
  private static let shortPull = 31.0
  private static let longPull = 73.0

  /// Brings a session into the situation with events only.
  func session(_ bounce: Bounce, _ behavior: Behavior) -> RecordedSession {
    let isAttached = self != .detached && self != .detachedRunning
    var session = RecordedSession(bounce, behavior, isAttached: isAttached)
    switch self {
    case .idle, .detached:
      break
    case .hidden:
      session.send(.hidden, at: 1)
    case .idleFinger:
      touch(&session, at: 1)
    case .idleTouchpad:
      session.send(.wheelBegan, at: 1)
    case .pulling:
      pull(to: Self.shortPull, &session)
    case .armed:
      pull(to: Self.longPull, &session)
    case .pullingTouchpad:
      session.send(.wheelBegan, at: 1)
      session.scrollTouchpad(to: Self.shortPull, at: 1)
    case .armedTouchpad:
      session.send(.wheelBegan, at: 1)
      session.scrollTouchpad(to: Self.longPull, at: 1)
    case .running, .detachedRunning:
      run(&session)
    case .hiddenRunning:
      run(&session)
      session.send(.hidden, at: session.time)
    case .runningFinger:
      run(&session)
      touch(&session, at: session.time)
    case .result, .resultFinger, .resultFingerSinceBefore, .closing:
      showResult(&session)
    }
    return session
  }

  private func touch(_ session: inout RecordedSession, at time: Double) {
    session.send(.contactBegan(id: 1, position: 0), at: time)
  }

  private func pull(to gap: Double, _ session: inout RecordedSession) {
    touch(&session, at: 1)
    session.pull(to: gap, at: 1)
  }

  private func run(_ session: inout RecordedSession) {
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
  }

  private func showResult(_ session: inout RecordedSession) {
    run(&session)
    if self == .resultFingerSinceBefore { touch(&session, at: session.time) }
    let token = RunToken(number: 1)
    session.send(.actionFinished(.start, token, .succeeded), at: session.time)
    if self == .resultFinger { touch(&session, at: session.time) }
    if self == .closing { session.runFrames(until: session.time + 0.6) }
  }
}
