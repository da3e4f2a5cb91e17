/// A distance, and whether reaching it exactly is enough.
public struct Threshold: Equatable, Sendable {
  /// Visible overscroll, in points.
  public var distance: Double
  /// Whether an overscroll of exactly the distance counts.
  public var strictness: Strictness

  /// Whether a threshold includes its own distance.
  public enum Strictness: UInt8, CaseIterable, Sendable {
    /// Met at the distance and beyond.
    case reached
    /// Met only beyond the distance.
    case exceeded
  }

  /// Makes a threshold.
  ///
  /// - Parameters:
  ///   - distance: Visible overscroll, in points.
  ///   - strictness: Whether an overscroll of exactly the distance counts.
  public init(_ distance: Double, _ strictness: Strictness = .reached) {
    self.distance = distance
    self.strictness = strictness
  }

  /// Whether an overscroll is far enough.
  ///
  /// - Parameter overscroll: Visible points past the edge.
  /// - Returns: True at (when reached counts) or beyond the distance.
  package func isMet(by overscroll: Double) -> Bool {
    switch strictness {
    case .reached: overscroll >= distance
    case .exceeded: overscroll > distance
    }
  }
}
