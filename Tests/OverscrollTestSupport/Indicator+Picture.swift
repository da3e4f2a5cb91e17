package import OverscrollGraphics
package import OverscrollIndicators

extension PullIndicator {
  /// The display list of one frame.
  package func list(_ input: IndicatorInput) -> DisplayList {
    var list = DisplayList()
    draw(input, into: &list)
    return list
  }

  /// The picture of one frame.
  package func picture(_ input: IndicatorInput) -> Picture {
    Picture(list(input))
  }
}

extension Double {
  /// Whether two distances, angles or fractions agree, as far as 24-bit numbers and arcs drawn as
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
