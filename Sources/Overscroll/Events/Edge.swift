/// One of the two ends of a scroll axis.
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

/// The scroll direction.
///
/// The engine treats both alike; the axis is stored for recordings.
public enum Axis: UInt8, CaseIterable, Sendable {
  /// Vertical scrolling.
  case vertical
  /// Horizontal scrolling.
  case horizontal
}

/// Whether the toolkit or the engine moves the content past its edge.
public enum Bounce: UInt8, CaseIterable, Sendable {
  /// The toolkit overscrolls and reports it; an inset holds an indicator open.
  case native
  /// The engine turns finger travel into a displacement, because the toolkit stops at the edge.
  case engine
}
