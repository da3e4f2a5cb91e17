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
    // Between its corners, too, it is the mean radius and a wave.
    for point in points {
      let angle = atan2(point.x - 28, 28 - point.y) - 2 * .pi * time / 1.6
      let radius = 11 * (1 + height * cos(Double(corners) * angle))
      #expect(point.distance(to: Point(28, 28)).isClose(to: radius, within: 0.05))
    }
  }

  // Shortly before the 0.8 seconds are over: 0.996 of its height.
  @Test(arguments: [(0.79, 0.1), (1.59, 0.11), (2.39, 0.14), (3.19, 0.09)])
  func aPolygonBecomesTheNextOne(time: Double, height: Double) throws {
    let radii = try shape(instant(.running, seconds: 5, time: time))
      .map { $0.distance(to: Point(28, 28)) }
    #expect(try #require(radii.max()).isClose(to: 11 * (1 + height), within: 0.02))
  }

  /// The position of its first corner, in turns clockwise from the top.
  private func turn(_ seconds: Double, _ time: Double) throws -> Double {
    let corner = try shape(instant(.running, seconds: seconds, time: time))[0]
    return atan2(corner.x - 28, 28 - corner.y) / (2 * .pi)
  }

  // By as much as the loop is ahead of the armed look, a quarter turn, it is behind the loop: less with every moment,
  // eased, over 0.3 seconds.
  @Test(arguments: [0.0, 0.5, 1.1, 2.9], [(0.075, 0.84375), (0.15, 0.5), (0.225, 0.15625)])
  func aRunTurnsOnFromTheArmedLookUntilItIsItsLoop(
    begin: Double,
    change: (seconds: Double, rest: Double)
  ) throws {
    let armed = try shape(instant(.armed))
    #expect(try shape(instant(.running, seconds: 0, time: begin)) == armed)
    let ahead = try fraction(turn(5, begin) - 0.25)
    let (seconds, time) = (change.seconds, begin + change.seconds)
    let behind = try turn(5, time) - turn(seconds, time)
    #expect(remainder(behind - change.rest * ahead, 1).isClose(to: 0))
  }

  /// A rounding error before the loop begins anew it is as at the beginning.
  @Test func atTheEndOfTheLoopItIsWhereItBegins() throws {
    let (end, start) = try (
      shape(instant(.running, time: -1e-18)), shape(instant(.running, time: 0))
    )
    #expect(zip(end, start).allSatisfy { $0.isClose(to: $1) })
  }

  // Half of both forms, between their sizes.
  @Test func whileItArmsItHasTheCornersOfBothForms() throws {
    let points = try shape(instant(.armed, seconds: 0.1))
    #expect(has(points, 10.5 * (1 + (0.11 + 0.09) / 2), at: 0.25))
    #expect(has(points, 10.5 * (1 + (0.09 - 0.11) / 2), at: 0.375))
  }

  // Eased, a quarter of the 0.2 seconds is 0.15625 of the change, and 11/20 are 0.57475: twice the distance from half.
  @Test(arguments: [(0.05, 0.6875, 0.11), (0.11, 0.1495, 0.09), (0.15, 0.6875, 0.09)])
  func withReducedMotionTheLobesFadeInWhereTheSquareHasFadedOut(
    seconds: Double,
    opacity: Double,
    height: Double
  ) throws {
    let input = instant(.armed, seconds: seconds, reduceMotion: true)
    #expect(look.picture(input).seen(.accent)[0].opacity.isClose(to: opacity, within: 1e-5))
    let radii = try shape(input).map { $0.distance(to: Point(28, 28)) }
    let (low, high) = (radii.min() ?? 0, radii.max() ?? 0)
    #expect((high / low).isClose(to: (1 + height) / (1 - height)))
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

// In a square of 56 that comes with the content, the view's edge is at y = 56 - o for o points of overscroll, and 0
// from 56 on. A drop hangs from there and is 0.7 o long; o / 56 of the way it is 2 * (0.8 + 13 (1 - o / 56)²) wide at
// the edge, and its half circle has a radius of 3 + 4 o / 56.
@Suite struct DropIndicatorTests {
  let look = DropIndicator()

  private func drop(_ input: IndicatorInput) throws -> [Point] {
    try #require(look.picture(input).seen(.accent).first).lines.flatMap { $0 }
  }

  private func pulled(_ overscroll: Double) -> IndicatorInput {
    var input = instant(.pulling, progress: overscroll / 64)
    (input.layer, input.overscroll) = (.content, overscroll)
    return input
  }

  // A side has its controls 0.6 of the way down to the circle's middle, and 0.55 of it. The middle of the side is an
  // eighth of the sum of both ends and thrice both controls.
  @Test(arguments: [
    (14.0, 42.0, 51.8, 8.1125), (28, 28, 47.6, 4.05), (56, 0, 39.2, 0.8), (64, 0, 39.2, 0.8),
  ])
  func itHangsFromTheViewsEdge(overscroll: Double, top: Double, foot: Double, half: Double) throws {
    let points = try drop(pulled(overscroll))
    #expect(try #require(points.map(\.y).min()).isClose(to: top, within: 0.001))
    #expect(try #require(points.map(\.y).max()).isClose(to: foot, within: 0.001))
    let tip = points.filter { $0.y.isClose(to: top, within: 0.001) }
    #expect(tip.allSatisfy { ($0.x - 28).magnitude.isClose(to: half, within: 0.001) })
    #expect(Set(tip.map { $0.x > 28 }).count == 2)
    let share = min(overscroll / 56, 1)
    let radius = 3 + 4 * share
    let waist = Point(
      28 + (half + 3 * (0.8 + 1.2 * (1 - share)) + 4 * radius) / 8,
      top + (foot - radius - top) * (3 * 0.6 + 3 * 0.55 + 1) / 8
    )
    #expect(points.contains { $0.isClose(to: waist) })
    for point in points {
      #expect(points.contains { $0.isClose(to: Point(56 - point.x, point.y), within: 0.01) })
    }
  }

  @Test func belowItsMiddleItIsAHalfCircle() throws {
    let points = try drop(pulled(28)).filter { $0.y >= 42.6 - 0.001 }
    #expect(points.count > 8 && isDisc(points, Point(28, 42.6), 5))
  }

  /// A picture that stays where it is has the view's edge above it from the beginning.
  @Test func behindTheContentItHangsFromTheTop() throws {
    let points = try drop(instant(.pulling, progress: 0.5))
    #expect(try #require(points.map(\.y).min()).isClose(to: 0, within: 0.001))
    #expect(try #require(points.map(\.y).max()).isClose(to: 19.6, within: 0.001))
  }

  @Test func armedTheNeckSnapsIntoTheDrop() throws {
    let tops = try [0, 0.05, 0.1, 0.15, 0.2].map { seconds in
      try #require(try drop(instant(.armed, seconds: seconds)).map(\.y).min())
    }
    // Eased, a quarter of the change is 0.15625: from the edge to the top of a disc with a radius of 8.
    #expect(
      tops[0].isClose(to: 0, within: 0.001) && tops[1].isClose(to: 20 * 0.15625, within: 0.001)
    )
    #expect(tops[4].isClose(to: 20, within: 0.001) && tops == tops.sorted())
    #expect(isDisc(try drop(instant(.armed)), Point(28, 28), 8))
  }

  // Eased, half of the change is a half: the foot falls from 36 toward 56 + 16, where the drop is flat.
  @Test func atTheBeginningOfARunItFallsOntoTheContent() throws {
    let falling = try drop(instant(.running, seconds: 0.14))
    #expect(try #require(falling.map(\.y).max()) < 56)
    let landed = try drop(instant(.running, seconds: 0.2))
    #expect(try #require(landed.map(\.y).max()).isClose(to: 56, within: 0.001))
    let height = 56 - (landed.map(\.y).min() ?? 0)
    // Eased, two thirds are 20/27: of 36 points, 20/3 more than the 20 to the edge.
    #expect(height.isClose(to: 16 - 20.0 / 3, within: 0.01))
    #expect(try #require(landed.map(\.x).max()) - 28 > 8)
  }

  // Of 1.2 seconds a drop grows for 1.02, until 0.72; at the end it is flat, and the next one has grown for 0.3.
  @Test func duringARunOneDropAfterTheOtherFalls() throws {
    func drops(_ time: Double) -> [[Point]] {
      let inks = look.picture(instant(.running, seconds: 5, time: time)).seen(.accent)
      return inks.map { $0.lines.flatMap { $0 } }
    }
    let growing = drops(0.21)
    #expect(growing.count == 1)
    #expect(growing[0].map(\.y).min()?.isClose(to: 0, within: 0.001) == true)
    #expect(growing[0].map(\.y).max()?.isClose(to: 19.6, within: 0.001) == true)
    // It has fallen for 0.12 of 0.42 seconds, by the square of that of the 36 points to where it is flat.
    #expect(isDisc(drops(0.9)[0], Point(28, 28 + 36 * 4.0 / 49), 8))
    let ending = drops(1.2 - 1e-6)
    #expect(ending.count == 2 && ending[0].allSatisfy { $0.y > 55.9 })
    for (next, same) in zip(ending[1], drops(0)[0]) { #expect(next.isClose(to: same)) }
    // It becomes round from 0.72 to 0.9: a third of that is eased 7/27. The next one begins when it is round.
    #expect(drops(0.78)[0].map(\.y).min()?.isClose(to: 20 * 7 / 27.0, within: 0.001) == true)
    #expect(drops(0.85).count == 1 && drops(0.95).count == 2)
  }

  // From 0.15 to 0.3 seconds, while the first one falls; a result leaves them where they are.
  @Test func theDropsThatFollowFadeInAndStayWhereARunEnds() {
    for (seconds, opacities) in [(0.15, [1.0]), (0.225, [1, 0.5]), (0.3, [1])] {
      let inks = look.picture(instant(.running, seconds: seconds, time: 0.21)).seen(.accent)
      #expect(inks.count == opacities.count)
      #expect(zip(inks, opacities).allSatisfy { $0.opacity.isClose(to: $1) })
    }
    let result = look.picture(instant(.finishing(.failed), seconds: 0.1, time: 5.1)).seen(.accent)
    let run = look.picture(instant(.running, seconds: 5, time: 5)).seen(.accent)
    #expect(result.map(\.lines) == run.map(\.lines))
  }

  // The complete drop is 39.2 long with a radius of 7, the disc in the middle has one of 8: of the way 0.7. It goes as
  // the one that is pulled comes.
  @Test func aLoadMoreAtRestIsAPlainDropThatIsAlmostRound() throws {
    for (phase, progress, opacity) in [(Phase.idle, 0.0, 1.0), (.pulling, 0.125, 0.5)] {
      let input = load(phase, progress: progress, .release, edge: .start)
      let plain = try #require(look.picture(input).seen(.track).first)
      #expect(plain.opacity.isClose(to: opacity))
      let (points, radius) = (plain.lines[0], 0.3 * 7 + 0.7 * 8)
      #expect(points.map(\.y).min()?.isClose(to: 20 * 0.7) == true)
      #expect(points.map(\.y).max()?.isClose(to: 28 - 0.3 * (28 - 39.2 + 7) + radius) == true)
      #expect(points.map(\.x).max()?.isClose(to: 28 + radius) == true)
    }
  }

  @Test func aPullAtTheEndHangsUpward() throws {
    let points = try drop(load(.pulling, progress: 1, .release))
    #expect(points.map(\.y).max()?.isClose(to: 56, within: 0.001) == true)
    #expect(points.map(\.y).min()?.isClose(to: 16.8, within: 0.001) == true)
    // Its room is there before it is pulled, wherever it is drawn.
    var half = load(.pulling, progress: 0.5, .release)
    half.layer = .content
    #expect(try drop(half).map(\.y).max()?.isClose(to: 56, within: 0.001) == true)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 0.0, 39.2), (.rightToLeft, 16.8, 56)])
  func inAHorizontalListItHangsSideways(
    direction: LayoutDirection,
    left: Double,
    right: Double
  ) throws {
    var input = instant(.pulling, progress: 1)
    (input.axis, input.environment.direction) = (.horizontal, direction)
    let points = try drop(input)
    #expect(points.map(\.x).min()?.isClose(to: left, within: 0.001) == true)
    #expect(points.map(\.x).max()?.isClose(to: right, within: 0.001) == true)
  }

  private func isDisc(_ line: [Point], _ center: Point, _ radius: Double) -> Bool {
    line.allSatisfy { $0.distance(to: center).isClose(to: radius, within: 0.01) }
  }
}
