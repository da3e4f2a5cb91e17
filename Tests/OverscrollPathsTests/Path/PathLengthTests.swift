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

@Suite struct PathTrimTests {
  private func trimmed(_ data: String, _ from: Double, _ to: Double) throws -> [PathElement] {
    Array(try Path(data: data).trimmed(from: from, to: to).elements)
  }

  /// The part as a display list's text, numbers to three decimals.
  private func text(_ data: String, _ from: Double, _ to: Double) throws -> String {
    var list = DisplayList()
    MeasuredPath(try Path(data: data)).append(from: from, to: to, to: &list)
    return list.textForm.replacingOccurrences(of: "\n", with: " ")
  }

  @Test func linesAreCutAtTheirShare() throws {
    #expect(try text("M0 0H10V10", 0.25, 0.75) == "move 5 0 line 10 0 line 10 5 ")
  }

  /// A line of 7e-10 points at a height of 0.3, found by the fuzzer: trimming it took half a
  /// minute.
  @Test func aTinyLineFarFromTheOriginIsCutAtItsShare() throws {
    let path = try Path(data: "M1e-320 0.30000902 70e-320 0.3000090207")
    let part = path.trimmed(from: 0.19, to: 0.79)
    #expect(path.length > 6.9e-10 && path.length < 7.1e-10)
    // Its ends are rounded to the spacing of doubles at that height.
    #expect(abs(part.length - 0.6 * path.length) <= 2e-16)
  }

  @Test func thePartsLengthIsItsShareOfTheWhole() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<100 {
      let path = randomPath(&random)
      let a = Double.random(in: 0...1, using: &random)
      let b = Double.random(in: 0...1, using: &random)
      let part = path.trimmed(from: min(a, b), to: max(a, b))
      #expect(abs(part.length - abs(b - a) * path.length) <= 1e-6 * path.length)
    }
  }

  @Test func thePartsOutlineLiesOnTheWholes() {
    var path = Path()
    path.arc(center: .zero, radius: 10, start: 0, sweep: 4)
    let part = path.trimmed(from: 0.3, to: 0.6)
    for point in points(of: part, steps: 100)[0] {
      #expect(abs(point.distance(to: .zero) - 10) < 0.0028)
    }
    // On a circle a fraction of the length is a fraction of the angle, up to the curves' error.
    let start = points(of: part, steps: 1)[0][0]
    let expected = Transform.rotation(radians: 4 * 0.3).apply(to: Point(10, 0))
    #expect(start.distance(to: expected) < 0.0028)
  }

  @Test func neighboringPartsJoinWithoutAGap() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let path = randomPath(&random)
      let cut = Double.random(in: 0.01...0.99, using: &random)
      let before = path.trimmed(from: 0, to: cut)
      let after = path.trimmed(from: cut, to: 1)
      guard case .move(let start)? = Array(after.elements).first else { continue }
      #expect(before.end.distance(to: start) < 1e-5)
      #expect(abs(before.length + after.length - path.length) < 1e-5)
    }
  }

  @Test func theWholePartIsThePathWithItsCurvesAsCubicOnes() throws {
    let data = "M0 0L9 1C9 5 4 5 4 9ZM20 20L30 30"
    #expect(try trimmed(data, 0, 1) == Array(try Path(data: data).elements))
    #expect(try trimmed(data, -5, 7) == Array(try Path(data: data).elements))
    #expect(
      try trimmed("M0 0Q3 3 6 0", 0, 1) == [
        .move(.zero), .cubic(Point(2, 2), Point(4, 2), Point(6, 0)),
      ]
    )
  }

  @Test func aWholeSubpathStaysClosedAndACutOneDoesNot() throws {
    let square = "M0 0H10V10H0Z"
    #expect(try text(square, 0, 1) == "move 0 0 line 10 0 line 10 10 line 0 10 close ")
    #expect(try text(square, 0, 0.875) == "move 0 0 line 10 0 line 10 10 line 0 10 line 0 5 ")
    #expect(try text(square, 0.125, 1) == "move 5 0 line 10 0 line 10 10 line 0 10 line 0 0 ")
    let two = "\(square)M50 50h5v5h-5z"
    let second = "move 50 50 line 55 50 line 55 55 line 50 55 close "
    #expect(try text(two, 2.0 / 3, 1) == second)
    #expect(try text(two, 0.5, 1) == "move 0 10 line 0 0 " + second)
  }

  @Test func subpathsAreCutOneAfterTheOther() throws {
    #expect(
      try text("M0 0H10M50 50H60M90 90H100", 0.5, 1)
        == "move 55 50 line 60 50 move 90 90 line 100 90 "
    )
  }

  /// Fractions such as 1/3 and 0.7 do not match the sums of lengths exactly.
  @Test(arguments: [2, 3, 7, 10, 49]) func aPartThatEndsWithASubpathHasNothingOfTheNext(
    count: Int
  ) throws {
    var data = ""
    for index in 0..<count { data += "M0 \(index)a.1.1 0 0 1 .1.1.1.1 0 0 1-.1-.1z" }
    let path = MeasuredPath(try Path(data: data))
    for index in 0..<count {
      var list = DisplayList()
      path.append(
        from: Double(index) / Double(count),
        to: Double(index + 1) / Double(count),
        to: &list
      )
      #expect(list.textForm.hasPrefix("move 0 \(index)\ncubic "))
      #expect(list.textForm.hasSuffix("\nclose\n"))
      #expect(Array(list).count == 4)
    }
  }

  @Test func partsWithoutLengthAreEmpty() throws {
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (-2, -1), (2, 3), (.nan, 1), (0, .nan)] {
      #expect(try trimmed("M0 0H10V10Z", from, to).isEmpty)
    }
  }

  @Test func aDotBelongsToThePartThatHoldsItsPlace() throws {
    #expect(try trimmed("M5 5Z", 0, 1) == [.move(Point(5, 5)), .close])
    #expect(try trimmed("M5 5L5 5", 0, 0.5) == [.move(Point(5, 5)), .line(Point(5, 5))])
    let data = "M0 0H10M5 5h0M0 9H10"
    #expect(try trimmed(data, 0.4, 0.6).contains(.line(Point(5, 5))))
    #expect(try !trimmed(data, 0, 0.4).contains(.line(Point(5, 5))))
  }

  @Test func aCuspIsCutAtItsShareToo() throws {
    let path = try Path(data: "M1 -1C-1 2 0 -4 4 8")
    for share in stride(from: 0.05, to: 1, by: 0.05) {
      let part = path.trimmed(from: 0, to: share)
      #expect(abs(part.length - share * path.length) < 1e-6 * path.length)
    }
  }

  @Test func aMeasuredPathAddsItsPartToAWarmListWithoutAllocating() throws {
    let measured = MeasuredPath(try Path(data: "M0 0C0 8 8 8 8 0L20 20Q30 0 40 20Z"))
    var list = DisplayList()
    // The whole closed path is not the longest output: a part that ends on the closing line writes
    // that line.
    func addEveryPart() {
      for step in 1...100 {
        list.removeAll()
        measured.append(from: 0, to: Double(step) / 100, to: &list)
      }
    }
    addEveryPart()
    let before = list.numbers.withUnsafeBufferPointer { $0.baseAddress }
    addEveryPart()
    #expect(before == list.numbers.withUnsafeBufferPointer { $0.baseAddress })
    #expect(Array(list).last == .close)
  }

  @Test(arguments: [
    "", "M0 0", "M0 0Z", "M0 0M1 1", "M0 0L0 0", "M0 0L0 0Z", "M1 1Q1 1 1 1", "M1 1C1 1 1 1 1 1Z",
    "M0 0C1 1 0 0 1 1", "M0 0C9 0 -9 0 0 0", "M1e-300 0L2e-300 0", "M3e38 3e38L-3e38 -3e38",
    "M0 0C3e38 0 -3e38 0 3e38 3e38", "M0 0A3e38 3e38 0 1 1 1e-30 0", "M0 0A1e-38 3e38 45 1 0 9 9",
  ])
  func nothingDegenerateGivesANumberThatIsNotFinite(data: String) throws {
    let path = try Path(data: data)
    #expect(path.length.isFinite)
    if let bounds = path.bounds { #expect(bounds.width.isFinite && bounds.height.isFinite) }
    for (from, to) in [(0.0, 1.0), (0, 0.5), (0.5, 1), (0.3, 0.30001)] {
      let part = path.trimmed(from: from, to: to)
      #expect(part.length.isFinite)
      #expect(part.end.x.isFinite && part.end.y.isFinite)
      for point in points(of: part, steps: 1).joined() {
        #expect(point.x.isFinite && point.y.isFinite)
      }
    }
  }
}
