/// An axis-aligned rectangle, in points: its top left corner and its size.
public struct Rect: Equatable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// Extent to the right, in points, 0 or more.
  public var width: Double
  /// Extent downward, in points, 0 or more.
  public var height: Double

  /// Makes a rectangle from its left and top edges and its extents.
  ///
  /// - Parameters:
  ///   - x: The left edge, in points.
  ///   - y: The top edge, in points.
  ///   - width: Extent to the right, in points, 0 or more.
  ///   - height: Extent downward, in points, 0 or more.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, in points.
  package var maxX: Double { x + width }

  /// The bottom edge, in points.
  package var maxY: Double { y + height }

  /// The center.
  package var center: Point { Point(x + width / 2, y + height / 2) }
}
