import Overscroll
import OverscrollTestSupport

/// The columns of the table of the floor, each with the session that it stands for.
enum FloorSituation: String, CaseIterable {
  case armed
  case armedTouchpad = "armed, touchpad"
  case opening
  case openingFinger = "opening, finger"
  case open
  case openFinger = "open, finger"
  case closing
  case openHidden = "open, hidden"

  /// The state of the floor in this situation.
  var floor: FloorPhase {
    switch self {
    case .armed, .armedTouchpad: .armed
    case .opening, .openingFinger: .opening
    case .open, .openFinger, .openHidden: .open
    case .closing: .closing
    }
  }

  /// A session in this situation, whose floor arms at 120 points.
  func session(_ bounce: Bounce, _ behavior: Behavior) -> RecordedSession {
    var session = RecordedSession(bounce, behavior)
    switch self {
    case .armed:
      session.send(.contactBegan(id: 1, position: 0), at: 1)
      session.pull(to: 150, at: 1)
    case .armedTouchpad:
      session.send(.wheelBegan, at: 1)
      session.scrollTouchpad(to: 150, at: 1)
    case .opening, .openingFinger:
      session.send(.floorRequested(.start, isOpen: true), at: 1)
      session.runFrames(until: 1.1)
      if self == .openingFinger { session.send(.contactBegan(id: 1, position: 0), at: 1.1) }
    case .open, .openFinger, .openHidden, .closing:
      session.send(.floorRequested(.start, isOpen: true), at: 1)
      session.runFrames(until: 5)
      if self == .openFinger { session.send(.contactBegan(id: 1, position: 0), at: 5) }
      if self == .openHidden { session.send(.hidden, at: 5) }
      if self == .closing {
        session.send(.floorRequested(.start, isOpen: false), at: 5)
        session.runFrames(until: 5.1)
      }
    }
    return session
  }
}
