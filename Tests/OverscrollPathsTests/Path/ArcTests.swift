import Foundation
import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

@Suite struct ArcTests {
  /// The documented accuracy, as a fraction of the radius.
  private let bound = 2.8e-4

  @Test(arguments: [0.1, 1, .pi / 2, 2, .pi, 4, 2 * .pi])
  func arcsStayOnTheirCircle(sweep: Double) {
    for sign in [1.0, -1] {
      var path = Path()
      path.arc(center: Point(30, 40), radius: 10, start: 0.7, sweep: sign * sweep)
      let radii = points(of: path, steps: 200)[0].map { $0.distance(to: Point(30, 40)) }
      #expect(radii.allSatisfy { abs($0 - 10) <= 10 * bound })
      let end = Point(30 + 10 * cos(0.7 + sign * sweep), 40 + 10 * sin(0.7 + sign * sweep))
      #expect(path.end.distance(to: end) < 1e-13 * 10)
      // The length along the circle excludes arcs that are too short or go round twice.
      #expect(abs(polygonLength(points(of: path, steps: 200)) - 10 * sweep) < 0.005 * sweep)
    }
  }

  @Test func theStatedErrorIsReached() {
    var path = Path()
    path.circle(center: .zero, radius: 1)
    let worst = points(of: path, steps: 1000)[0].map { abs($0.distance(to: .zero) - 1) }.max() ?? 0
    #expect(worst > bound * 0.9)
  }

  @Test func aCircleIsFourCurvesAndClosed() {
    var list = DisplayList()
    list.circle(center: Point(10, 10), radius: 5)
    #expect(
      list.textForm == """
        move 15 10
        cubic 15 12.761 12.761 15 10 15
        cubic 7.239 15 5 12.761 5 10
        cubic 5 7.239 7.239 5 10 5
        cubic 12.761 5 15 7.239 15 10
        close

        """
    )
  }

  /// One radius is nearly 0, so the other would grow to 1.5e159; found by the fuzzer.
  @Test func anArcThatWouldLeaveTheRangeIsALine() throws {
    let path = try Path(data: "M1 1a1e-121 3e38 0 1 01 0")
    #expect(Array(path.elements) == [.move(Point(1, 1)), .line(Point(2, 1))])
  }

  @Test func moreThanATurnIsOneTurn() {
    var path = Path()
    path.arc(center: .zero, radius: 1, start: 0, sweep: 100)
    #expect(Array(path.elements).count == 5)
    #expect(path.end.distance(to: Point(1, 0)) < 1e-15)
  }

  @Test func noSweepDrawsNothing() {
    var path = Path()
    path.arc(center: .zero, radius: 1, start: 0, sweep: 0)
    #expect(Array(path.elements) == [.move(Point(1, 0))])
  }

  /// The definition in SVG 2, section 9.3.8, checked point by point on random arcs.
  @Test func endpointArcsMeetTheirDefinition() throws {
    var random = SeededGenerator(seed: 3)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    for _ in 0..<500 {
      let start = Point(number(-20...20), number(-20...20))
      let end = Point(number(-20...20), number(-20...20))
      let radii = Point(number(30...90), number(30...90))
      let rotation = number(-7...7)
      let isLarge = Bool.random(using: &random)
      let isClockwise = Bool.random(using: &random)
      var path = Path()
      path.move(to: start)
      path.arc(
        to: end,
        radii: radii,
        rotation: rotation,
        isLarge: isLarge,
        isClockwise: isClockwise
      )
      #expect(path.end == end)
      // In the ellipse's frame, in radii, the arc is part of a unit circle through both ends: its
      // center is one of two.
      let unit = Transform.rotation(radians: -rotation).then(
        .scale(x: 1 / radii.x, y: 1 / radii.y)
      )
      let arc = points(of: path.transformed(by: unit), steps: 100)[0]
      let (a, b) = (arc[0], arc[arc.count - 1])
      let half = a.distance(to: b) / 2
      let height = (1 - half * half).squareRoot()
      // Looking from a to b, the center of a short clockwise arc is on the right on screen.
      let side = (isLarge == isClockwise ? -1 : 1) * height / (2 * half)
      let center = Point(
        (a.x + b.x) / 2 - side * (b.y - a.y),
        (a.y + b.y) / 2 + side * (b.x - a.x)
      )
      #expect(arc.allSatisfy { abs($0.distance(to: center) - 1) <= bound })
      // The total turning angle: the sum of the angles between neighboring segments.
      var turn = 0.0
      for (p, q) in zip(arc, arc.dropFirst()) {
        let (u, v) = (Point(p.x - center.x, p.y - center.y), Point(q.x - center.x, q.y - center.y))
        turn += atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y)
      }
      #expect((turn > 0) == isClockwise)
      #expect((abs(turn) > .pi) == isLarge)
    }
  }

  /// Every degree of a turn: the joints are at equal angles, at most a quarter turn apart.
  @Test func endpointArcsAreCurvesOfEqualAngles() {
    for degrees in 1..<360 {
      for sign in [1.0, -1] {
        let sweep = Double(degrees) * .pi / 180
        func place(_ share: Double) -> Point {
          Point(10 * cos(0.3 + sign * share * sweep), 10 * sin(0.3 + sign * share * sweep))
        }
        var path = Path()
        path.move(to: place(0))
        path.arc(
          to: place(1),
          radii: Point(10, 10),
          isLarge: degrees > 180,
          isClockwise: sign > 0
        )
        let count = (degrees + 89) / 90
        let joints = path.elements.map { element -> Point in
          switch element {
          case .move(let end), .cubic(_, _, let end): end
          case .line, .quadratic, .close: Point(.nan, .nan)
          }
        }
        #expect(joints.count == 1 + count, "\(degrees) degrees")
        // The ends of half a turn give its center to the root of rounding at most.
        let tolerance = degrees == 180 ? 1e-6 : 1e-11
        for (index, joint) in joints.enumerated() {
          let expected = place(Double(index) / Double(count))
          #expect(joint.distance(to: expected) < tolerance, "\(degrees) degrees, joint \(index)")
        }
      }
    }
  }

  @Test func radiiGrowUntilTheEllipseReaches() {
    var path = Path()
    path.arc(to: Point(100, 0), radii: Point(2, 1), isLarge: false, isClockwise: true)
    // Twice as wide as high, and as wide as the distance: clockwise on screen is over the top.
    let box = path.bounds
    #expect(abs((box?.x ?? 0) - 0) < 0.02 && abs((box?.width ?? 0) - 100) < 0.02)
    #expect(abs((box?.y ?? 0) + 25) < 0.02 && abs((box?.maxY ?? 1) - 0) < 0.02)
  }

  @Test func arcsThatCannotBeAreLinesOrNothing() {
    func end(_ end: Point, _ radii: Point) -> [PathElement] {
      var path = Path()
      path.move(to: Point(1, 1))
      path.arc(to: end, radii: radii, isLarge: true, isClockwise: true)
      return Array(path.elements.dropFirst())
    }
    #expect(end(Point(1, 1), Point(5, 5)).isEmpty)
    #expect(end(Point(2, 2), Point(0, 5)) == [.line(Point(2, 2))])
    #expect(end(Point(2, 2), Point(5, -0.0)) == [.line(Point(2, 2))])
    #expect(end(Point(2, 2), Point(0x1p-1063, 0x1p-1063)) == [.line(Point(2, 2))])
    #expect(end(Point(1, 1 + 1e-15), Point(1e300, 1e300)) == [.line(Point(1, 1 + 1e-15))])
  }
}
