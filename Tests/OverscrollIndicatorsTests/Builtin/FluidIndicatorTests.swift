import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

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
