import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

// In a square of 56 the middle is (28, 28). A pull p has a mean radius of 2 + 8p and four corners, an armed look one of
// 11 and eight. A corner stands out by 0.11 of the radius with four, 0.09 with eight, 0.1 with five, 0.14 with three.
@Suite struct MorphIndicatorTests {
  let look = MorphIndicator()

  private func shape(_ input: IndicatorInput) throws -> [Point] {
    try #require(look.picture(input).seen(.accent).first).lines.flatMap { $0 }
  }

  /// Whether there is a point at a distance from the middle, at an angle clockwise from the top.
  private func has(
    _ points: [Point],
    _ radius: Double,
    at turn: Double,
    within distance: Double = 0.01
  ) -> Bool {
    let place = Point(28 + radius * sin(2 * .pi * turn), 28 - radius * cos(2 * .pi * turn))
    return points.contains { $0.isClose(to: place, within: distance) }
  }

  @Test(arguments: [0.25, 0.5, 0.75, 1])
  func thePullTurnsAGrowingSquare(progress: Double) throws {
    let points = try shape(instant(.pulling, progress: progress))
    let radius = 2 + 8 * progress
    for corner in 0..<4 {
      let turn = progress / 4 + Double(corner) / 4
      #expect(has(points, radius * 1.11, at: turn))
      #expect(has(points, radius * 0.89, at: turn + 0.125))
    }
  }

  @Test func armedItTakesThePlaceOfTheOutlineWithEightLobes() throws {
    let points = try shape(instant(.armed))
    let outline = try #require(look.picture(instant(.pulling)).seen(.track).first)
    #expect(look.picture(instant(.armed)).seen(.track).isEmpty)
    #expect(outline.width == 2)
    for lobe in 0..<8 {
      #expect(has(points, 11 * 1.09, at: Double(lobe) / 8))
      #expect(has(outline.lines.flatMap { $0 }, 11 * 1.09, at: Double(lobe) / 8))
    }
  }

  // A polygon stays for a third of its 0.8 seconds. Meanwhile the loop turns by a quarter steadily, and by another in
  // the rest of the time.
  @Test(arguments: [(0.0, 8, 0.09), (0.8, 5, 0.1), (1.6, 4, 0.11), (2.4, 3, 0.14)])
  func aRunShowsOnePolygonAfterTheOther(time: Double, corners: Int, height: Double) throws {
    let points = try shape(instant(.running, seconds: 5, time: time))
    for corner in 0..<corners {
      let turn = time / 1.6 + Double(corner) / Double(corners)
      // A corner may be between two points of the curve.
      #expect(has(points, 11 * (1 + height), at: turn, within: 0.6))
    }
    let radii = points.map { $0.distance(to: Point(28, 28)) }
    #expect(try #require(radii.max()).isClose(to: 11 * (1 + height), within: 0.01))
    #expect(try #require(radii.min()).isClose(to: 11 * (1 - height), within: 0.02))
  }

  // Half way, at two thirds of the 0.8 seconds.
  @Test(arguments: [0.0, 1, 2, 3])
  func betweenTwoPolygonsItIsRound(step: Double) throws {
    for point in try shape(instant(.running, seconds: 5, time: 0.8 * (step + 0.666_667))) {
      #expect(point.distance(to: Point(28, 28)).isClose(to: 11, within: 0.01))
    }
  }

  /// Its outline has no corner, and it shrinks under the mark of a result.
  @Test func itIsSmoothAndShrinksUnderItsResult() throws {
    for time in [0, 0.4, 1.2, 2] {
      var points: [Point] = []
      for point in try shape(instant(.running, seconds: 5, time: time))
      where points.last?.isClose(to: point, within: 0.01) != true {
        points.append(point)
      }
      for (a, (b, c)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
        let turn = atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x)
        #expect(abs(wrapped(turn)) < 0.12)
      }
    }
    let sizes = try [0, 0.1, 0.15].map { seconds in
      try #require(shape(instant(.finishing(.succeeded), seconds: seconds)).map(\.y).max())
    }
    #expect(sizes == sizes.sorted(by: >) && sizes[2] < sizes[0] - 2)
  }

  @Test func theOutlineIsGoneDuringARun() {
    #expect(look.picture(instant(.running)).seen(.track).isEmpty)
  }

  @Test func withReducedMotionItIsUprightAndKeepsItsLobes() throws {
    for input in [
      instant(.pulling, progress: 0.5, reduceMotion: true),
      instant(.running, time: 1.7, reduceMotion: true),
    ] {
      let points = try shape(input)
      let top = try #require(points.map { $0.distance(to: Point(28, 28)) }.max())
      #expect(has(points, top, at: 0))
    }
  }
}

// The figure is 28 points about (28, 28). At a pull p the lower disc has a radius of 2.5 + 4p and its
// center 5.5 points below the middle; the upper one a radius of 2.5 - p and its center 16p above that. Circles with a radius of 9 touch both from the sides. For the whole pull that is 1.5 and 6.5,
// 16 apart: by the law of cosines (256 + 10.5² - 15.5²) / 32 = 3.9375 down from the upper center and
// √(10.5² - 3.9375²) = 9.7338 across, so that the neck is 2 * 0.734 thin there.
@Suite struct DropIndicatorTests {
  let look = DropIndicator()

  @Test(arguments: [
    (1.0, 1.5, 17.5, 6.5, 33.5), (0.5, 2, 25.5, 4.5, 33.5), (0, 2.5, 33.5, 2.5, 33.5),
  ])
  func thePullDrawsTwoDiscsApart(
    progress: Double,
    upper: Double,
    top: Double,
    lower: Double,
    bottom: Double
  ) throws {
    // When a run begins without a pull nothing is visible: the discs exist, but are transparent.
    let inks = look.picture(load(.pulling, progress: progress, .release, edge: .start)).inks
    let drop = try #require(inks.last { $0.slot == .accent })
    #expect(isDisc(drop.lines[0], Point(28, top), upper))
    #expect(isDisc(drop.lines[1], Point(28, bottom), lower))
  }

  @Test func theNeckTouchesBothDiscsAlongCirclesBesideIt() throws {
    let drop = try #require(look.picture(instant(.pulling, progress: 1)).seen(.accent).first)
    #expect(drop.lines.count == 3)
    // The right side in 32 steps, then across to the left one.
    let right = drop.lines[2].prefix(33)
    let center = Point(28 + 9.7338, 17.5 + 3.9375)
    for point in right { #expect(point.distance(to: center).isClose(to: 9, within: 0.01)) }
    #expect(try #require(right.first).distance(to: Point(28, 17.5)).isClose(to: 1.5))
    #expect(try #require(right.last).distance(to: Point(28, 33.5)).isClose(to: 6.5))
    // On the line between the centers, where two touching circles have their common tangent.
    #expect(try #require(right.first).isClose(to: mix(Point(28, 17.5), center, 1.5 / 10.5)))
    #expect(try #require(right.last).isClose(to: mix(Point(28, 33.5), center, 6.5 / 15.5)))
    let left = drop.lines[2][33...65]
    for (a, b) in zip(right, left.reversed()) {
      #expect(a.isClose(to: Point(56 - b.x, b.y), within: 0.01))
    }
  }

  // By the same law: 11 and 13.5 at a distance of 8, 10.75 and 14.5 at 12.
  @Test(arguments: [(0.5, 1.9987), (0.75, 1.552), (1, 0.734)])
  func theNeckBecomesThin(progress: Double, half: Double) throws {
    let drop = try #require(look.picture(instant(.pulling, progress: progress)).seen(.accent).first)
    let thinnest = drop.lines[2].prefix(33).map { $0.x - 28 }.min()
    #expect(try #require(thinnest).isClose(to: half, within: 0.01))
  }

  // Half way, with 0.75 and 6.75 at a distance of 16, the circles are 2 * 0.203 apart; a little
  // later they meet.
  @Test func armedTheNeckSnaps() throws {
    let counts = [0, 0.1, 0.13, 0.15].compactMap { seconds in
      look.picture(instant(.armed, seconds: seconds)).seen(.accent).first?.lines.count
    }
    #expect(counts == [3, 3, 2, 2])
    let free = try #require(look.picture(instant(.armed)).seen(.accent).first)
    #expect(free.lines.allSatisfy { isDisc($0, Point(28, 32), 7) })
  }

  // A quarter of the rotation of 1.8 seconds: at their largest distance, side by side.
  @Test func duringARunItPartsAndComesTogether() throws {
    let together = try #require(look.picture(instant(.running, time: 0)).seen(.accent).first)
    #expect(together.lines.allSatisfy { isDisc($0, Point(28, 28), 7) })
    let apart = try #require(look.picture(instant(.running, time: 0.45)).seen(.accent).first)
    #expect(apart.lines.count == 2)
    #expect(isDisc(apart.lines[0], Point(35, 28), 5) && isDisc(apart.lines[1], Point(21, 28), 5))
    // In between, at an eighth of the rotation, there is a bridge.
    let parting = try #require(look.picture(instant(.running, time: 0.225)).seen(.accent).first)
    #expect(parting.lines.count == 3)
    // Two discs with a radius of 6, 7 apart, between circles with one of 2: the bridge is 2 * 5.19 thick.
    let bridge = parting.lines[2].prefix(33).map { $0.distance(to: Point(28, 28)) }.min()
    #expect(try #require(bridge).isClose(to: (64 - 3.5 * 3.5).squareRoot() - 2, within: 0.05))
    let way = 3.5 * 0.5.squareRoot()
    #expect(isDisc(parting.lines[0], Point(28 + way, 28 - way), 6))
  }

  @Test func theEdgeFadesWhileTheDropGoesToTheMiddle() {
    let strengths = [0, 0.1, 0.2, 0.3].map { seconds in
      look.picture(instant(.running, seconds: seconds)).inks.first { $0.slot == .track }?.opacity
        ?? 0
    }
    #expect(strengths.first?.isClose(to: 1) == true && strengths.last?.isClose(to: 0) == true)
    #expect(strengths == strengths.sorted(by: >))
  }

  @Test func aRunBeginsWhereTheRoundDropIs() throws {
    let armed = look.picture(instant(.armed)).inks
    let begun = look.picture(instant(.running, seconds: 0)).inks
    #expect(armed.map(\.opacity) == begun.map(\.opacity))
    for (a, b) in zip(armed, begun) {
      #expect(zip(a.lines.joined(), b.lines.joined()).allSatisfy { $0.isClose(to: $1) })
    }
  }

  // Eased, a quarter of the change is 0.15625 and three quarters 0.84375.
  @Test(arguments: [(0.05, 3), (0.15, 2)])
  func withReducedMotionTheRoundDropFadesIn(seconds: Double, pieces: Int) throws {
    let input = instant(.armed, seconds: seconds, reduceMotion: true)
    let drop = try #require(look.picture(input).seen(.accent).first)
    #expect(drop.opacity.isClose(to: 1 - 2 * 0.15625) && drop.lines.count == pieces)
  }

  @Test func aPullAtTheEndHangsUpward() throws {
    let inks = look.picture(load(.pulling, progress: 1, .release))
    let bar = try #require(inks.seen(.track).first)
    #expect(bar.lines.joined().allSatisfy { $0.y.isClose(to: 39) })
    let drop = try #require(inks.seen(.accent).first)
    #expect(isDisc(drop.lines[1], Point(28, 22.5), 6.5))
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 17.0, 33.5), (.rightToLeft, 39, 22.5)])
  func inAHorizontalListItHangsSideways(
    direction: LayoutDirection,
    bar: Double,
    drop: Double
  ) throws {
    var input = instant(.pulling, progress: 1)
    (input.axis, input.environment.direction) = (.horizontal, direction)
    let picture = look.picture(input)
    let line = try #require(picture.seen(.track).first)
    #expect(line.lines.joined().allSatisfy { $0.x.isClose(to: bar) })
    #expect(isDisc(try #require(picture.seen(.accent).first).lines[1], Point(drop, 28), 6.5))
  }

  private func isDisc(_ line: [Point], _ center: Point, _ radius: Double) -> Bool {
    line.allSatisfy { $0.distance(to: center).isClose(to: radius, within: 0.01) }
  }

  private func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }
}
