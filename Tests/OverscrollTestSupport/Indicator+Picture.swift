package import OverscrollGraphics
package import OverscrollIndicators

extension PullIndicator {
  /// The list of one instant.
  package func list(_ input: IndicatorInput) -> DisplayList {
    var list = DisplayList()
    draw(input, into: &list)
    return list
  }

  /// What one instant looks like.
  package func picture(_ input: IndicatorInput) -> Picture {
    Picture(list(input))
  }
}

extension Double {
  /// Whether two distances, angles or shares agree as well as 24-bit numbers and arcs drawn as
  /// cubic curves allow.
  package func isClose(to other: Double, within tolerance: Double = 0.005) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension Point {
  package func isClose(to other: Point, within tolerance: Double = 0.005) -> Bool {
    distance(to: other) <= tolerance
  }
}
