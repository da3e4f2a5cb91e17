import Overscroll

/// The scroll movement while instructions are counted, as one offset per event.
enum Scene: String, CaseIterable {
  /// A touch scrolls through content, far from its edges.
  case content
  /// A touch pulls at the start, back and forth across the arm distance.
  case pulling
  /// The same, with progress and placement read after each event, as a host does for drawing.
  case drawn
  /// During a run the indicator is scrolled out of the viewport and back.
  case running

  /// The offset of an event: a triangle wave between two offsets, a few points per step.
  ///
  /// - Parameter step: The number of the event, from 0.
  /// - Returns: A content offset, in points.
  func offset(at step: Int) -> Double {
    let period = 120
    let phase = step % period
    let share = Double(phase < period / 2 ? phase : period - phase) / Double(period / 2)
    switch self {
    case .content: return 3_000 + 240 * share
    case .pulling, .drawn: return -10 - 100 * share
    case .running: return -56 + 120 * share
    }
  }
}

/// The parts of a session.
enum Parts: String, CaseIterable {
  /// A refresh at the start.
  case header
  /// And an automatic load-more at the end.
  case both
}

/// The way in which events are sent to the session.
enum Entry: String, CaseIterable {
  /// Not at all: the cost of the program itself.
  case none
  /// As numbers: the call of a host for every change of the offset.
  case direct
  /// As an event, like any other.
  case event
}
