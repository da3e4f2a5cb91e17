/// How a line is drawn along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// Thickness in points, 0 or more; 0 draws nothing or the thinnest line, as the host does.
  package var width: Double
  /// The shape of open ends.
  package var cap: LineCap
  /// The shape of corners.
  package var join: LineJoin

  /// Makes a style; ends and corners are round by default.
  ///
  /// - Parameters:
  ///   - width: Thickness in points, 0 or more.
  ///   - cap: The shape of open ends.
  ///   - join: The shape of corners.
  public init(width: Double, cap: LineCap = .round, join: LineJoin = .round) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}

/// The shape of a line's open ends; the host draws it.
public enum LineCap: UInt8, CaseIterable, Sendable {
  /// Ends exactly at the end point.
  case butt
  /// Adds a half disc.
  case round
  /// Adds half a square.
  case square
}

/// The shape of a line's corners; the host draws it.
public enum LineJoin: UInt8, CaseIterable, Sendable {
  /// Extends both edges until they meet, up to ten times half the width, the host's usual limit.
  case miter
  /// Adds part of a disc.
  case round
  /// Cuts the corner off.
  case bevel
}
