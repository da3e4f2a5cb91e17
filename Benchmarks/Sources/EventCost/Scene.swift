import Overscroll

/// What the reader does while instructions are counted, as one offset per event.
enum Scene: String, CaseIterable {
  /// A finger scrolls through content, far from its edges.
  case content
  /// A finger pulls at the start, back and forth over the distance that arms.
  case pulling
  /// The same, with progress and placement read after each event, as a host that draws does.
  case drawn
  /// A run is under way and the reader scrolls its indicator out of sight and back.
  case running

  /// The offset of an event: a triangle between two places, a few points a step.
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

/// Which parts a session has.
enum Parts: String, CaseIterable {
  /// A refresh at the start.
  case header
  /// And an automatic load-more at the end.
  case both
}

/// By which way into the session an event comes.
enum Entry: String, CaseIterable {
  /// By none: what the program itself does.
  case none
  /// As numbers: what a host calls for every change of the offset.
  case direct
  /// As an event, like any other.
  case event
}
