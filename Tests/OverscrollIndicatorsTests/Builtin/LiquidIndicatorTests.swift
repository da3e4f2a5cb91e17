import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// In a square of 56 the edge is a line 2 points thick at y = 55. At a pull p the drop has a radius of 5 + 4p, and its
// center is 32p - 5 above the edge. Circles with a radius of 11 touch the edge and the drop. For the whole pull
// the center is 27 up: by Pythagoras √(20² - 16²) = 12 across from them, so that the neck is 2 * 1 thin.
@Suite struct LiquidIndicatorTests {
  let look = LiquidIndicator()

  private func liquid(_ input: IndicatorInput) throws -> [Point] {
    try #require(look.picture(input).seen(.accent).first).lines.flatMap { $0 }
  }

  private func isDisc(_ points: [Point], _ center: Point, _ radius: Double) -> Bool {
    points.allSatisfy { $0.distance(to: center).isClose(to: radius, within: 0.01) }
  }

  @Test(arguments: [(0.25, 46.0), (0.5, 37), (0.75, 28), (1, 19)])
  func thePullDrawsTheDropOutOfTheEdge(progress: Double, top: Double) throws {
    let points = try liquid(instant(.pulling, progress: progress))
    #expect(try #require(points.map(\.y).min()).isClose(to: top, within: 0.01))
    #expect(try #require(points.map(\.y).max()).isClose(to: 55))
    for point in points {
      #expect(points.contains { $0.isClose(to: Point(56 - point.x, point.y), within: 0.01) })
    }
  }

  @Test func theNeckTouchesTheEdgeAndTheDropAlongCirclesBesideIt() throws {
    let points = try liquid(instant(.pulling, progress: 1))
    #expect(points.contains { $0.isClose(to: Point(16, 55)) })
    #expect(points.contains { $0.isClose(to: Point(40, 55)) })
    // 9 of the 20 units from the drop's center at (28, 28) to that of the side at (40, 44).
    #expect(points.contains { $0.isClose(to: Point(28 + 5.4, 28 + 7.2), within: 0.01) })
    let neck = points.filter { $0.y > 36 && $0.x > 28 }
    #expect(isDisc(neck, Point(40, 44), 11))
    #expect(try #require(neck.map(\.x).min()).isClose(to: 29, within: 0.02))
  }

  @Test func armedTheNeckBreaksAndFlowsBack() throws {
    let breaking = look.picture(instant(.armed, seconds: 0.1)).seen(.accent)
    #expect(breaking.count == 2)
    // Half of the way: from 9 to 11 in radius, and half of the rest, whose top was 10 above the edge.
    #expect(isDisc(breaking[1].lines[0], Point(28, 28), 10))
    #expect(try #require(breaking[0].lines[0].map(\.y).min()).isClose(to: 50, within: 0.01))
    let free = look.picture(instant(.armed)).seen(.accent)
    #expect(free.count == 1 && isDisc(free[0].lines[0], Point(28, 28), 11))
  }

  // A swing takes 0.45 seconds and is at its farthest after a quarter and three quarters of that: by 5 points, times
  // the square of what is left of 0.9 seconds, 7/8 and 5/8.
  @Test(arguments: [
    (0.0, 0.0), (0.1125, -3.828125), (0.3375, 1.953125), (0.9, 0.0), (2.0, 0.0),
  ])
  func atTheBeginningOfARunTheDropSwings(seconds: Double, shift: Double) throws {
    let points = try liquid(instant(.running, seconds: seconds))
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    #expect(((top + bottom) / 2).isClose(to: 28 + shift, within: 0.01))
    // It is longer the farther it is from the edge.
    #expect(((bottom - top) / 22).isClose(to: 1 - 0.12 * shift / 5, within: 0.001))
  }

  @Test func aRunIsStillAfterItsSwings() throws {
    for seconds in [0.9, 1.3, 4] {
      let liquid = try liquid(instant(.running, seconds: seconds))
      #expect(isDisc(liquid, Point(28, 28), 11))
    }
  }

  /// The arc in the drop comes in with the run.
  @Test func theArcFadesIn() {
    let strengths = [0.0, 0.1, 0.2, 0.3].map { seconds in
      look.picture(instant(.running, seconds: seconds)).inks.last {
        $0.slot == .track && $0.width > 0
      }?
      .opacity ?? 0
    }
    #expect(strengths.last?.isClose(to: 1) == true && strengths[1] > 0 && strengths[1] < 0.5)
  }

  @Test func duringARunThreeQuartersOfARingTurnInIt() throws {
    for (time, start) in [(0.0, Point(28, 23)), (0.225, Point(33, 28)), (0.45, Point(28, 33))] {
      let arc = try #require(
        look.picture(instant(.running, seconds: 5, time: time)).inks.last { $0.slot == .track }
      )
      #expect(arc.length.isClose(to: 7.5 * .pi, within: 0.01))
      #expect(try #require(arc.first).isClose(to: start))
    }
  }

  @Test func theEdgeHasTheWidthOfTheRectangle() throws {
    var input = instant(.pulling, progress: 0.5)
    input.width = 393
    let edge = try #require(look.picture(input).seen(.track).first).lines[0]
    // Two points less on each side, for its round end and the alignment of its middle.
    #expect(edge[0].isClose(to: Point(1.5, 55)) && edge[1].isClose(to: Point(390.5, 55)))
  }

  @Test(arguments: [
    (Edge.start, LayoutDirection.leftToRight, 55.0), (.end, .leftToRight, 1),
    (.start, .rightToLeft, 1), (.end, .rightToLeft, 55),
  ])
  func inAHorizontalListTheEdgeIsThatOfTheContent(
    edge: Edge,
    reading: LayoutDirection,
    x: Double
  ) throws {
    var input = instant(.pulling, progress: 0.5)
    (input.axis, input.edge, input.environment.direction) = (.horizontal, edge, reading)
    let line = try #require(look.picture(input).seen(.track).first).lines[0]
    #expect(line.allSatisfy { $0.x.isClose(to: x) })
  }
}
