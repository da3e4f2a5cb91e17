internal import OverscrollMath

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

/// An affine transform: translation, scaling, rotation, shearing.
///
/// It maps a point to `(a * x + c * y + tx, b * x + d * y + ty)`, the order of Canvas 2D, SVG and
/// Core Graphics. With y downward a positive rotation is clockwise.
///
/// ```swift
/// let spin = Transform.rotation(radians: .pi / 6).then(.translation(x: 20, y: 20))
/// ```
public struct Transform: Equatable, Sendable {
  /// The coefficient of x in the new x, without a unit.
  package var a: Double
  /// The coefficient of x in the new y, without a unit.
  package var b: Double
  /// The coefficient of y in the new x, without a unit.
  package var c: Double
  /// The coefficient of y in the new y, without a unit.
  package var d: Double
  /// The translation along x, in points.
  package var tx: Double
  /// The translation along y, in points.
  package var ty: Double

  /// The identity: maps every point to itself.
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its six coefficients.
  ///
  /// - Parameters:
  ///   - a: The coefficient of x in the new x.
  ///   - b: The coefficient of x in the new y.
  ///   - c: The coefficient of y in the new x.
  ///   - d: The coefficient of y in the new y.
  ///   - tx: The translation along x, in points.
  ///   - ty: The translation along y, in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a translation.
  ///
  /// - Parameters:
  ///   - x: Distance to the right, in points.
  ///   - y: Distance downward, in points.
  /// - Returns: The translation.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales about the origin.
  ///
  /// - Parameters:
  ///   - x: Horizontal factor, without a unit; negative mirrors.
  ///   - y: Vertical factor, without a unit; negative mirrors.
  /// - Returns: The scaling.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Rotates about the origin.
  ///
  /// - Parameter radians: Angle from the x axis towards the y axis: clockwise on screen.
  /// - Returns: The rotation.
  public static func rotation(radians: Double) -> Transform {
    let (sine, cosine) = sineCosine(radians)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Concatenates two transforms.
  ///
  /// - Parameter next: The transform to apply after this one.
  /// - Returns: The transform that applies this one, then `next`.
  package func then(_ next: Transform) -> Transform {
    let origin = next.apply(to: Point(tx, ty))
    return Transform(
      a: next.a * a + next.c * b,
      b: next.b * a + next.d * b,
      c: next.a * c + next.c * d,
      d: next.b * c + next.d * d,
      tx: origin.x,
      ty: origin.y
    )
  }

  /// Transforms a point.
  ///
  /// - Parameter point: A point.
  /// - Returns: The transformed point.
  package func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
