import Foundation
import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

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
