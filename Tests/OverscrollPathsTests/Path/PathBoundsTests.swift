import Foundation
import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

@Suite struct PathBoundsTests {
  @Test(arguments: [
    // Straight lines: their corners.
    ("M1 2L11 22L-3 4Z", Rect(x: -3, y: 2, width: 14, height: 20)),
    ("M5 5H9", Rect(x: 5, y: 5, width: 4, height: 0)),
    // A quadratic curve is half as high as its control point.
    ("M0 0Q5 10 10 0", Rect(x: 0, y: 0, width: 10, height: 5)),
    // A cubic arch is three quarters as high as its two control points.
    ("M0 0C0 8 8 8 8 0", Rect(x: 0, y: 0, width: 8, height: 6)),
    // x(t) = 3(1-t)^2 t 10 - 3(1-t) t^2 10 has extrema at t = 1/2 ± sqrt(3)/6, of ± 10 sqrt(3) / 6.
    ("M0 0C10 0 -10 4 0 4", Rect(x: -2.886751345948129, y: 0, width: 5.773502691896258, height: 4)),
    // Moves that draw nothing do not count.
    ("M-99 -99M1 1L2 3M77 77", Rect(x: 1, y: 1, width: 1, height: 2)),
    ("M3 4Z", Rect(x: 3, y: 4, width: 0, height: 0)),
    // Curves degree-elevated from straight ones, where the derivative's leading terms vanish.
    ("M0 0C1 1 2 2 3 3", Rect(x: 0, y: 0, width: 3, height: 3)),
    ("M0 0Q1.5 1.5 3 3", Rect(x: 0, y: 0, width: 3, height: 3)),
  ])
  func boundsAreThoseOfTheOutline(data: String, box: Rect) throws {
    let bounds = try #require(try Path(data: data).bounds)
    #expect(abs(bounds.x - box.x) < 1e-12 && abs(bounds.y - box.y) < 1e-12)
    #expect(abs(bounds.width - box.width) < 1e-12 && abs(bounds.height - box.height) < 1e-12)
  }

  @Test func whatDrawsNothingHasNone() throws {
    #expect(Path().bounds == nil)
    #expect(try Path(data: "M1 2M3 4").bounds == nil)
  }

  @Test func boundsHoldEveryPointAndAreReachedOnEverySide() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let path = randomPath(&random)
      guard let bounds = path.bounds else { continue }
      let all = points(of: path, steps: 2000).filter { $0.count > 1 }.flatMap { $0 }
      let xs = all.map(\.x)
      let ys = all.map(\.y)
      // The samples are within 200 points * (1 / 4000)^2 of the extrema.
      for (edge, reached) in [
        (bounds.x, xs.min()), (bounds.y, ys.min()), (-bounds.maxX, xs.max().map { -$0 }),
        (-bounds.maxY, ys.max().map { -$0 }),
      ] {
        let reached = reached ?? .nan
        #expect(edge <= reached + 1e-12 && reached - edge < 1e-4)
      }
    }
  }
}

@Suite struct PathPlaceTests {
  private func place(_ data: String, _ length: Double) throws -> PathPlace? {
    MeasuredPath(try Path(data: data)).place(atLength: length)
  }

  /// Computed by hand: the path, the distance, then x, y and the tangent's x and y.
  private static let places: [(String, Double, [Double])] = [
    ("M0 0H10V10", 4.0, [4.0, 0, 1, 0]), ("M0 0H10V10", 14, [10, 4, 0, 1]),
    ("M0 0H10V10Z", 20 + 50.0.squareRoot(), [5, 5, -0.5.squareRoot(), -0.5.squareRoot()]),
    ("M0 0H10V10", 10, [10, 0, 1, 0]), ("M0 0H10V10", 0, [0, 0, 1, 0]),
    ("M0 0H10V10", -7, [0, 0, 1, 0]), ("M0 0H10V10", 99, [10, 10, 0, 1]),
    ("M0 0H10V10", .nan, [0, 0, 1, 0]), ("M0 0H10M50 50V60", 10, [10, 0, 1, 0]),
    ("M0 0H10M50 50V60", 11, [50, 51, 0, 1]), ("M5 5h0M0 9v10", 0, [0, 9, 0, 1]),
    ("M5 5h0", 0, [5, 5, 1, 0]), ("M5 5Z", 3, [5, 5, 1, 0]),
    // Controls on the ends: the tangent there is the direction to the next distinct point.
    ("M0 0C0 0 0 10 10 10", 0, [0, 0, 0, 1]), ("M0 0C0 10 10 10 10 10", 1e9, [10, 10, 1, 0]),
    ("M0 0C0 0 0 0 3 4", 2.5, [1.5, 2, 0.6, 0.8]),
    // x = 40 u (1 - u) reverses at 10.
    ("M0 0Q20 0 0 0", 5, [5, 0, 1, 0]), ("M0 0Q20 0 0 0", 15, [5, 0, -1, 0]),
  ]

  @Test(arguments: places)
  func aPlaceIsWhereTheWayLeads(data: String, length: Double, expected: [Double]) throws {
    let place = try #require(try place(data, length))
    let found = [place.point.x, place.point.y, place.tangent.x, place.tangent.y]
    for (number, stated) in zip(found, expected) {
      #expect(abs(number - stated) < 1e-5, "\(data) at \(length)")
    }
  }

  @Test func whatDrawsNothingHasNoPlaces() throws {
    for data in ["", "M1 1", "M1 1M2 2"] { #expect(try place(data, 0) == nil) }
  }

  @Test func placesOnACircleAreAtTheirAngle() throws {
    var circle = Path()
    circle.circle(center: Point(3, 4), radius: 10)
    let measured = MeasuredPath(circle)
    for step in 0...100 {
      let share = Double(step) / 100
      let place = try #require(measured.place(atLength: share * measured.length))
      let turn = 2 * .pi * share
      // The curves approximate the circle within 0.00028 of the radius.
      #expect(place.point.distance(to: Point(3 + 10 * cos(turn), 4 + 10 * sin(turn))) < 0.005)
      #expect(place.tangent.distance(to: Point(-sin(turn), cos(turn))) < 0.005)
    }
  }

  @Test func placesEndTheirTrimmedPart() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<200 {
      let path = randomPath(&random)
      let measured = MeasuredPath(path)
      let share = Double.random(in: 0.01...0.99, using: &random)
      let place = try #require(measured.place(atLength: share * measured.length))
      #expect(place.point.distance(to: path.trimmed(from: 0, to: share).end) < 1e-4)
      #expect(abs(place.tangent.distance(to: .zero) - 1) < 1e-12)
    }
  }

  /// Its square has two significant digits as a double; found by the fuzzer.
  @Test func aLineTooShortForItsSquareHasATangentOfLengthOne() throws {
    let path = MeasuredPath(try Path(data: "M0 0L.3e-160 0"))
    let place = try #require(path.place(atLength: path.length / 2))
    #expect(place.tangent == Point(1, 0))
  }

  @Test func tangentsPointToTheNextPlaces() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      var path = Path()
      func point() -> Point { Point(random.number(in: 0...50), random.number(in: 0...50)) }
      path.move(to: point())
      path.cubic(point(), point(), to: point())
      let measured = MeasuredPath(path)
      let at = measured.length * random.number(in: 0.1...0.9)
      let step = 1e-3
      let here = try #require(measured.place(atLength: at))
      let before = try #require(measured.place(atLength: at - step)).point
      let after = try #require(measured.place(atLength: at + step)).point
      let way = Point((after.x - before.x) / (2 * step), (after.y - before.y) / (2 * step))
      // A sharp bend turns within the step; those few are skipped.
      guard way.distance(to: .zero) > 0.999 else { continue }
      #expect(here.tangent.distance(to: way) < 0.05)
    }
  }
}

@Suite struct FitTests {
  @Test func fitScalesEvenlyAndCenters() {
    let room = Rect(x: 10, y: 20, width: 100, height: 50)
    let map = Transform.fit(Rect(x: 100, y: 100, width: 10, height: 10), in: room)
    #expect(map.apply(to: Point(100, 100)) == Point(35, 20))
    #expect(map.apply(to: Point(110, 110)) == Point(85, 70))
  }

  /// The original omitted the minimum.
  @Test func MR12_fitTakesTheMinimumOff() throws {
    let path = try Path(data: "M100 100L200 200")
    let box = try #require(path.bounds)
    let map = Transform.fit(box, in: Rect(x: 0, y: 0, width: 50, height: 50))
    let placed = try #require(path.transformed(by: map).bounds)
    #expect(placed == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func fitManagesWithoutWidthOrHeightOrBoth() {
    let room = Rect(x: 0, y: 0, width: 40, height: 20)
    let level = Transform.fit(Rect(x: 5, y: 5, width: 10, height: 0), in: room)
    #expect(level.apply(to: Point(5, 5)) == Point(0, 10))
    #expect(level.apply(to: Point(15, 5)) == Point(40, 10))
    let upright = Transform.fit(Rect(x: 5, y: 5, width: 0, height: 10), in: room)
    #expect(upright.apply(to: Point(5, 15)) == Point(20, 20))
    let dot = Transform.fit(Rect(x: 5, y: 6, width: 0, height: 0), in: room)
    #expect(dot == .translation(x: 15, y: 4))
  }
}

@Suite struct WholePathTests {
  @Test func appendAddsEveryPieceToAPathOrAList() {
    var random = SeededGenerator(seed: 2)
    let path = randomPath(&random)
    var copy = Path()
    copy.append(path)
    #expect(copy == path)
    var list = DisplayList()
    path.append(to: &list)
    #expect(list.numbers.count == Array(path.elements).reduce(0) { $0 + numberCount($1) })
    #expect(Array(list).count == Array(path.elements).count)
  }

  private func numberCount(_ element: PathElement) -> Int {
    switch element {
    case .move, .line: 3
    case .quadratic: 5
    case .cubic: 7
    case .close: 1
    }
  }

  @Test func transformedMapsEveryPoint() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(3, 4))
    path.quadratic(Point(5, 6), to: Point(7, 8))
    path.cubic(Point(9, 10), Point(11, 12), to: Point(13, 14))
    path.close()
    let moved = path.transformed(by: Transform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(
      Array(moved.elements) == [
        .move(Point(12, 26)), .line(Point(16, 32)), .quadratic(Point(20, 38), Point(24, 44)),
        .cubic(Point(28, 50), Point(32, 56), Point(36, 62)), .close,
      ]
    )
    #expect(moved.end == Point(12, 26))
  }
}
