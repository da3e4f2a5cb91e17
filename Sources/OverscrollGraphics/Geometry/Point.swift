/// A point in the plane, in points; x grows to the right and y downward.
public struct Point: Equatable, Sendable {
  /// Distance to the right of the origin, in points.
  public var x: Double
  /// Distance below the origin, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(0, 0)

  /// Makes a point from its two distances.
  ///
  /// - Parameters:
  ///   - x: Distance to the right of the origin, in points.
  ///   - y: Distance below the origin, in points.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The Euclidean distance to another point.
  ///
  /// - Parameter other: The other point.
  /// - Returns: The distance in points, 0 or more; infinite when its square is out of range.
  package func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
