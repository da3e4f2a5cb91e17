/// How far a finger's travel past an edge moves the content, and whether it does.
///
/// Read with engine bounce alone: with native bounce the toolkit moves the content under the finger.
///
/// ```swift
/// var behavior = Behavior.standard
/// behavior.drag.rate = 0.8
/// behavior.drag.limit = 160
/// ```
public struct Drag: Equatable, Sendable {
  /// Visible points for each point that the usual rubber band shows, near the edge; above 0.
  public var rate: Double
  /// The visible points that no pull reaches, beyond what is held open; 0 for the viewport's length.
  ///
  /// Above the behavior's arm, fire and floor distances. The closer a distance is to the limit, the
  /// longer the travel to it: nine tenths take 16 times the limit at the usual rate.
  public var limit: Double
  /// Whether a pull moves the content.
  ///
  /// If not, the content stays in its place, and only the indicator moves in, in front of it. While
  /// a run holds the indicator open, the content scrolls under it. A behavior with a floor moves
  /// its content.
  public var movesContent: Bool

  /// Makes a drag; by default that of the usual rubber band.
  ///
  /// - Parameters:
  ///   - rate: Visible points for each point of the usual rubber band.
  ///   - limit: The visible points that no pull reaches.
  ///   - movesContent: Whether a pull moves the content.
  public init(rate: Double = 1, limit: Double = 0, movesContent: Bool = true) {
    self.rate = rate
    self.limit = limit
    self.movesContent = movesContent
  }
}
