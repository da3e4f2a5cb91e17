import Foundation
import OverscrollGraphics
import OverscrollTestSupport
import Testing

@Suite struct PathFlattenTests {
  /// The distance from a point to the nearest of the line segments.
  private func distance(from place: Point, to lines: [Point]) -> Double {
    var nearest = Double.infinity
    for (a, b) in zip(lines, lines.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let along = square > 0 ? ((place.x - a.x) * dx + (place.y - a.y) * dy) / square : 0
      let t = min(max(along, 0), 1)
      nearest = min(nearest, place.distance(to: Point(a.x + dx * t, a.y + dy * t)))
    }
    return nearest
  }

  @Test(arguments: [10, 1, 0.1]) func linesLieWithinTheToleranceOfTheOutline(
    tolerance: Double
  ) {
    var random = SeededGenerator(seed: 30)
    for _ in 0..<8 {
      let path = randomPath(&random)
      let flat = path.flattened(tolerance: tolerance)
      for (curve, lines) in zip(points(of: path, steps: 100), points(of: flat, steps: 1)) {
        for place in curve { #expect(distance(from: place, to: lines) <= tolerance + 1e-12) }
      }
    }
  }

  /// On a parabola the formula is exact: the middle of each chord deviates by exactly the
  /// tolerance.
  @Test func aParabolaTakesNoMoreLinesThanItNeeds() throws {
    let path = try PathDataParser.parse("M0 0Q50 0 100 100")
    // The second derivative is (0, 200): n lines deviate by 200 / 8 / n^2.
    for (tolerance, count) in [(25.0, 1), (24, 2), (6.25, 2), (0.25, 10), (0.0025, 100)] {
      #expect(Array(path.flattened(tolerance: tolerance)).count == 1 + count)
    }
  }

  @Test func whatIsStraightStays() throws {
    let path = try PathDataParser.parse("M0 0L9 1H4ZM1 1M20 20L30 30z")
    #expect(path.flattened(tolerance: 1e-9) == path)
    let straight = try PathDataParser.parse("M0 0C3 0 6 0 9 0")
    #expect(straight.flattened(tolerance: 0.1) == (try PathDataParser.parse("M0 0H9")))
  }

  @Test func hugeCurvesTakeABoundedCountOfLines() throws {
    let path = try PathDataParser.parse("M0 0C3e38 0-3e38 0 3e38 3e38")
    let flat = path.flattened(tolerance: 1e-300)
    #expect(Array(flat).count == 1 + 65_536)
    #expect(flat.allSatisfy { $0 != .line(Point(.nan, .nan)) } && flat.length.isFinite)
  }
}
