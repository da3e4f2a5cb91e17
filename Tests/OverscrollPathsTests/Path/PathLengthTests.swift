import Foundation
import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

@Suite struct PathLengthTests {
  private func length(_ data: String) throws -> Double {
    let path = try Path(data: data)
    #expect(MeasuredPath(path).length == path.length)
    return path.length
  }

  @Test func linesAddUp() throws {
    #expect(abs(try length("M0 0L3 4L3 10H0") - 14) < 1e-12)
    #expect(abs(try length("M0 0H10V10H0Z") - 40) < 1e-12)
    #expect(abs(try length("M0 0H10M100 100V90") - 20) < 1e-12)
  }

  @Test func whatDrawsNothingHasNone() throws {
    for data in ["", "M1 1", "M1 1Z", "M1 1M2 2", "M1 1L1 1", "M1 1C1 1 1 1 1 1Q1 1 1 1"] {
      #expect(try length(data) == 0)
    }
  }

  /// y = x^2 from 0 to b: (2b sqrt(1 + 4b^2) + asinh(2b)) / 4.
  @Test(arguments: [0.01, 1, 3, 100]) func parabolasHaveTheirClosedForm(b: Double) throws {
    let expected = (2 * b * (1 + 4 * b * b).squareRoot() + asinh(2 * b)) / 4
    let measured = try length("M0 0Q\(b / 2) 0 \(b) \(b * b)")
    let polygon = b / 2 + ((b / 2) * (b / 2) + b * b * b * b).squareRoot()
    #expect(abs(measured - expected) <= 1e-7 * polygon)
  }

  /// A cubic that is a parabola of raised degree has the same length.
  @Test func raisedDegreesChangeNoLength() throws {
    let quadratic = try length("M0 0Q10 0 20 400")
    let cubic = try length("M0 0C\(20.0 / 3) 0 \(40.0 / 3) \(400.0 / 3) 20 400")
    #expect(abs(quadratic - cubic) < 1e-7 * 1000)
  }

  /// The semicubical parabola x = t^2, y = t^3 has a cusp at t = 0.
  ///
  /// From 0 to T its length is ((4 + 9T^2)^(3/2) - 8) / 27.
  @Test func cuspsKeepTheAccuracy() throws {
    // From t = -1 to 2 as Bézier points: with t = 3u - 1, x = 1 - 6u + 9u^2 and
    // y = -1 + 9u - 27u^2 + 27u^3.
    let measured = try length("M1 -1C-1 2 0 -4 4 8")
    func part(_ t: Double) -> Double { (pow(4 + 9 * t * t, 1.5) - 8) / 27 }
    let polygon = 13.0.squareRoot() + 37.0.squareRoot() + 160.0.squareRoot()
    #expect(abs(measured - part(1) - part(2)) <= 1e-7 * polygon)
  }

  @Test func aCircleIsItsCircumferenceUpToTheCurvesError() {
    var path = Path()
    path.circle(center: Point(3, 4), radius: 7)
    #expect(abs(path.length - 2 * .pi * 7) < 2.8e-4 * 2 * .pi * 7)
  }

  /// All numbers are multiples of 1/1048576, so the translated curve is bit-identical to the near
  /// one.
  @Test func aShortCurveFarFromTheOriginIsAsLongAsAtIt() throws {
    let unit = 1.0 / 1_048_576
    func curve(_ x: Double) -> Path {
      var path = Path()
      path.move(to: Point(x, x))
      path.cubic(Point(x, x + 7 * unit), Point(x + 5 * unit, x), to: Point(x + 9 * unit, x + unit))
      return path
    }
    #expect(curve(1_000_000).length == curve(0).length)
    #expect(curve(0).length > 9 * unit)
  }

  @Test(arguments: [0x1p-1063, 1e-160, 1e160]) func whatSquaresCannotHoldIsMeasuredAtOnce(
    _ size: Double
  ) {
    var path = Path()
    path.move(to: Point(0, 0))
    path.cubic(Point(size, 3 * size), Point(-2 * size, size), to: Point(size, size))
    #expect(path.length == 0 || path.length == .infinity || path.length < 1e-150)
    // Trimming measures repeatedly.
    #expect(path.trimmed(from: 0.2, to: 0.8).end.x.isFinite)
  }

  @Test func aLineThereAndBackCountsTwice() throws {
    // x = 40 u (1 - u) goes to 10 and back.
    #expect(abs(try length("M0 0Q20 0 0 0") - 20) < 1e-7 * 40)
  }

  /// A curve on a line is as long as the sum of the distances between its reversals, the roots of
  /// its derivative.
  ///
  /// One that reverses within a short stretch looks straight to a few samples.
  @Test func curvesOnALineCountEveryWayBackAndForth() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<2_000 {
      let x = (0..<4).map { _ in Double.random(in: -50...50, using: &random) }
      let a = x[3] - x[0] + 3 * (x[1] - x[2])
      let b = 2 * (x[0] - 2 * x[1] + x[2])
      let c = x[1] - x[0]
      let root = (b * b - 4 * a * c).squareRoot()
      let turns = [(-b - root) / (2 * a), (-b + root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
        .sorted()
      func place(_ t: Double) -> Double {
        let s = 1 - t
        return s * s * s * x[0] + 3 * s * s * t * x[1] + 3 * s * t * t * x[2] + t * t * t * x[3]
      }
      let places = ([0] + turns + [1]).map(place)
      let expected = zip(places, places.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
      var path = Path()
      path.move(to: Point(x[0], 0))
      path.cubic(Point(x[1], 0), Point(x[2], 0), to: Point(x[3], 0))
      let polygon = abs(x[1] - x[0]) + abs(x[2] - x[1]) + abs(x[3] - x[2])
      #expect(abs(path.length - expected) <= 1e-7 * polygon)
    }
  }

  /// Curves of every shape at four accuracies, compared with an integral to 1e-12.
  ///
  /// Random ones, some with a control point on an end or both in a line, and cusps: where both
  /// control points are far out, crosswise, the speed nearly reaches 0.
  @Test(arguments: 0..<5) func R19_everyCurveIsWithinTheAccuracy(shape: Int) {
    var random = SeededGenerator(seed: 190 + UInt64(shape))
    func number() -> Double { random.number(in: -20...20) }
    for _ in 0..<60 {
      var points = (0..<4).map { _ in Point(number(), number()) }
      switch shape {
      case 1: points[1] = points[0]
      case 2: points[2] = points[3]
      case 3: points = points.map { Point($0.x, 0.5 * $0.x) }
      case 4:
        // The loop closes to a cusp where the controls cross at a third of their length.
        let tip = random.number(in: 0.99...1.01)
        points = [Point(0, 0), Point(20 * tip, 20), Point(0, 20), Point(20 * tip, 0)]
        points[0].y = random.number(in: -1...1)
      default: break
      }
      var path = Path()
      path.move(to: points[0])
      path.cubic(points[1], points[2], to: points[3])
      let exact = arcLength(points)
      for accuracy in [1e-2, 1e-3, 1e-6, 1e-9, 0] {
        let error = abs(path.length(accuracy: accuracy) - exact)
        #expect(error <= accuracy + 2e-12, "\(points) at \(accuracy)")
      }
    }
  }

  @Test func anAccuracyThatNoCurveNeedsChangesNoLine() throws {
    let path = try Path(data: "M0 0L3 4H10Z")
    #expect(path.length(accuracy: 1e9) == path.length)
    // One curve of eight points is still within a fifth of its polygon.
    let curve = try Path(data: "M0 0C0 10 10 10 10 0")
    #expect(abs(curve.length(accuracy: 1e9) - 20) < 4)
  }

  /// Compared with a polygon of many corners, which is shorter by less than 1e-6 of the length.
  @Test func randomPathsHaveTheLengthOfTheirPolygon() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let path = randomPath(&random)
      let polygon = polygonLength(points(of: path, steps: 4000))
      #expect(abs(path.length - polygon) <= 2e-6 * polygon)
    }
  }

  /// The integral of the speed by adaptive Simpson's rule with Richardson's extrapolation.
  private func arcLength(_ points: [Point]) -> Double {
    func speed(_ t: Double) -> Double {
      let s = 1 - t
      func part(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
      }
      let x = part(points[0].x, points[1].x, points[2].x, points[3].x)
      let y = part(points[0].y, points[1].y, points[2].y, points[3].y)
      return (x * x + y * y).squareRoot()
    }
    func integral(
      _ a: Double,
      _ b: Double,
      _ ends: (Double, Double, Double),
      _ depth: Int
    )
      -> Double
    {
      let (fa, fm, fb) = ends
      let (m, h) = ((a + b) / 2, b - a)
      let (l, r) = (speed((a + m) / 2), speed((m + b) / 2))
      let once = h / 6 * (fa + 4 * fm + fb)
      let twice = h / 12 * (fa + 4 * l + 2 * fm + 4 * r + fb)
      if depth == 0 || abs(twice - once) < 1e-14 * Swift.max(h * 64, 1e-3) {
        return twice + (twice - once) / 15
      }
      return integral(a, m, (fa, l, fm), depth - 1) + integral(m, b, (fm, r, fb), depth - 1)
    }
    return (0..<64).reduce(0.0) { sum, index in
      let (a, b) = (Double(index) / 64, Double(index + 1) / 64)
      return sum + integral(a, b, (speed(a), speed((a + b) / 2), speed(b)), 40)
    }
  }
}
