/// One of the two ends of a scroll axis, before any mapping to left, right, top or bottom.
///
/// The engine is one-dimensional. The host maps `start` to the top, or to the leading side of a
/// horizontal list (the right side in a right-to-left language).
public enum Edge: UInt8, CaseIterable, Sendable {
  /// The end where content begins: top or leading.
  case start
  /// The end where content ends: bottom or trailing.
  case end

  /// The direction in which an overscroll at this edge moves the content.
  ///
  /// - Returns: 1 at the start (content moves towards its end), -1 at the end. No unit.
  package var sign: Double {
    switch self {
    case .start: 1
    case .end: -1
    }
  }
}

/// The direction a scroll view moves in.
///
/// The engine treats both alike; the axis is kept so that a recorded session says what it was.
public enum Axis: UInt8, CaseIterable, Sendable {
  /// Up and down.
  case vertical
  /// Left and right.
  case horizontal
}

/// Who moves the content past its edge.
public enum Bounce: UInt8, CaseIterable, Sendable {
  /// The toolkit overscrolls by itself and reports it; an indicator is held open by an inset.
  case native
  /// The engine turns finger travel into a displacement, because the toolkit stops at the edge.
  case engine
}
