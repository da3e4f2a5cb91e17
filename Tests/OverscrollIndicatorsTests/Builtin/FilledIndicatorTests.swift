import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

// In a square of 56 the edge is a line 2 points thick at y = 55. At a pull p the drop has a radius of 5 + 4p, and its
// center is 32p - 5 above the edge.
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
    #expect(look.picture(instant(.pulling, progress: progress)).seen(.accent).count == 1)
    #expect(try #require(points.map(\.y).min()).isClose(to: top, within: 0.01))
    #expect(try #require(points.map(\.y).max()).isClose(to: 55))
    for point in points {
      #expect(points.contains { $0.isClose(to: Point(56 - point.x, point.y), within: 0.01) })
    }
  }

  // Between 0.4 and 0.7 of the half width of 26 that the edge has here beside its round ends, or of 48.
  @Test(arguments: [
    (0.25, 56.0, 12.35), (0.4, 56, 13.52), (0.75, 56, 16.25), (1, 56, 18.2), (1, 394, 33.6),
  ])
  func aHillBecomesADropOnANeck(progress: Double, width: Double, reach: Double) throws {
    var input = instant(.pulling, progress: progress)
    input.width = width
    let points = try liquid(input)
    let middle = width / 2
    #expect(try #require(points.map(\.x).max()).isClose(to: middle + reach, within: 0.01))
    let right = points.filter { $0.x > middle }.sorted { $0.y < $1.y }.map { $0.x - middle }
    let isHill = zip(right, right.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }
    #expect(isHill == (progress < 0.5))
    guard progress == 1 else { return }
    let neck = points.filter { $0.x > middle && $0.y > 37 }.map { $0.x - middle }
    #expect(try #require(neck.min()) < 4.5)
  }

  // The neck forms from 0.45 of the pull on, here by half and as a whole. Where the hill touches the drop, it goes on
  // straight for half of the distance to the edge, and along the edge for a part of its reach. Its middle is an eighth
  // of the sum of both ends and thrice both controls.
  @Test(arguments: [(0.25, 0.0), (0.725, 0.5), (1, 1)])
  func theHillTouchesTheDropFartherDownTheMoreOfANeckItIs(progress: Double, neck: Double) throws {
    let points = try liquid(instant(.pulling, progress: progress))
    let angle = (60 * progress + 75 * neck - 85) * .pi / 180
    let radius = 5 + 4 * progress
    let (x, y) = (radius * cos(angle), 60 - 32 * progress + radius * sin(angle))
    let straight = (55 - y) / 2
    let reach = 26 * (0.4 + 0.3 * progress)
    let foot = reach * (0.55 - 0.45 * neck)
    let middle = Point(
      (x + 3 * (x - straight * sin(angle)) + 3 * foot + reach) / 8,
      (y + 3 * (y + straight * cos(angle)) + 4 * 55) / 8
    )
    for point in [Point(x, y), middle] {
      #expect(points.contains { $0.isClose(to: Point(28 + point.x, point.y)) })
      #expect(points.contains { $0.isClose(to: Point(28 - point.x, point.y)) })
    }
  }

  @Test func armedTheNeckBreaksAndItsRestRipples() throws {
    let breaking = look.picture(instant(.armed, seconds: 0.1)).seen(.accent)
    #expect(breaking.count == 2 && breaking[0].lines.count == 3)
    // Half of the way: from 9 to 11 in radius, and from a hill of 12 to a quarter of it.
    #expect(isDisc(breaking[1].lines[0], Point(28, 28), 10))
    // A fifth of the half second: 9 of 0.2 and 0.8. The ripples are a fifth of the way from 0.1 to 0.6 of the half
    // width of 26 from the middle, and have 0.4 of it on each side; the rest of the neck has 0.6.
    let hills = [(3, 0, 15.6), (1.44, -5.2, 10.4), (1.44, 5.2, 10.4)]
    for (hill, (height, place, reach)) in zip(breaking[0].lines, hills) {
      #expect(try #require(hill.map(\.y).min()).isClose(to: 55 - height, within: 0.01))
      #expect(hill.contains { $0.isClose(to: Point(28 + place, 55 - height)) })
      for side in [-1.0, 1] {
        let half = Point(28 + place + side * reach * 7 / 16, 55 - height / 2)
        #expect(hill.contains { $0.isClose(to: half) })
        #expect(hill.contains { $0.isClose(to: Point(28 + place + side * reach, 55)) })
      }
    }
    let free = look.picture(instant(.armed)).seen(.accent)
    #expect(free.count == 1 && isDisc(free[0].lines[0], Point(28, 28), 11))
  }

  // Half of the way back, like half of the way there, but the edge is at rest.
  @Test func anArmedPullThatComesBackHasItsNeckAgain() throws {
    let inks = look.picture(returning(.pulling, seconds: 0.1)).seen(.accent)
    try #require(inks.count == 2)
    #expect(isDisc(inks[1].lines[0], Point(28, 28), 10))
    let heights = inks[0].lines.map { line in line.map { 55 - $0.y } }
    #expect(try #require(heights[0].max()).isClose(to: 3, within: 0.01))
    #expect(heights.dropFirst().joined().allSatisfy { $0.isClose(to: 0) })
  }

  // Where the run begins before the edge has come to rest.
  @Test func theRippleGoesOnIntoTheRun() throws {
    var run = instant(.running, seconds: 0.1)
    (run.previousPhase, run.secondsInPrevious) = (.armed, 0.3)
    let going = try liquid(run)
    #expect(going.map { 55 - $0.y }.max()?.isClose(to: 9 * 0.8 * 0.2, within: 0.01) == true)
    run.secondsInPrevious = 0.4
    #expect(look.picture(run).seen(.accent).count == 1)
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
    // It is longer the farther it is from the edge, and as much narrower.
    #expect(((bottom - top) / 22).isClose(to: 1 - 0.12 * shift / 5, within: 0.001))
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    #expect(((right - left) / 22).isClose(to: 1 + 0.12 * shift / 5, within: 0.001))
  }

  // Half of 0.2 seconds: 0.4 of the size and half of the rest.
  @Test func aResultHasTheDropAloneWhichShrinks() {
    let inks = look.picture(instant(.finishing(.failed), seconds: 0.1)).seen(.accent)
    #expect(inks.count == 1 && isDisc(inks[0].lines[0], Point(28, 28), 7.7))
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
    let still = look.picture(instant(.running, seconds: 5, time: 0.3, reduceMotion: true))
    #expect(try #require(still.seen(.track).last).length.isClose(to: 10 * .pi, within: 0.01))
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

// In a rectangle 56 high lines are 2 thick: the edge is at y = 55, from x = 1 on, and the middle of the line rises at
// most to y = 1, 54 above it.
@Suite struct WaveIndicatorTests {
  let look = WaveIndicator()

  private func wide(
    _ phase: Phase,
    progress: Double = 1,
    seconds: Double = 5,
    time: Double = 0,
    width: Double = 393
  ) -> IndicatorInput {
    var input = instant(phase, progress: progress, seconds: seconds, time: time)
    input.width = width
    return input
  }

  private func line(_ input: IndicatorInput) throws -> [Point] {
    try #require(look.picture(input).seen(.accent).first).lines[0]
  }

  @Test(arguments: [(0.25, 393.0), (0.5, 393), (1, 393), (1, 300), (1, 1200)])
  func thePullBowsTheEdgeOverItsWholeWidth(progress: Double, width: Double) throws {
    let line = try line(wide(.pulling, progress: progress, width: width))
    #expect(try #require(line.first).isClose(to: Point(1, 55)))
    #expect(try #require(line.last).isClose(to: Point(width - 1, 55)))
    for point in line {
      let bow = 0.7 * progress * (1 - cos(2 * .pi * (point.x - 1) / (width - 2))) / 2
      #expect(point.y.isClose(to: 55 - 54 * bow, within: 0.1))
    }
  }

  // Not nearer to an end than a fifth of the width.
  @Test(arguments: [(0.3, 0.3), (0.7, 0.7), (0.05, 0.2), (1.2, 0.8)])
  func theCrestIsWhereTheFingerIs(touch: Double, crest: Double) throws {
    var input = wide(.pulling)
    input.touch = touch
    let highest = try #require(line(input).min { $0.y < $1.y })
    #expect(highest.x.isClose(to: 1 + 391 * crest, within: 8))
    // The surface behind is half as far from the middle.
    let behind = try #require(look.picture(input).seen(.accent).last).lines[0]
    #expect(
      try #require(behind.min { $0.y < $1.y }).x.isClose(
        to: 1 + 391 * (0.25 + crest / 2),
        within: 8
      )
    )
  }

  @Test func armedTheBowRisesAndFills() throws {
    let pulled = look.picture(wide(.pulling, progress: 0.999)).seen(.accent)
    #expect(pulled.map(\.width) == [2, 0, 0] && pulled[1].opacity.isClose(to: 0.25))
    let armed = look.picture(wide(.armed, progress: 1.1)).seen(.accent)
    #expect(armed.map(\.width) == [2, 0, 0] && armed[1].opacity.isClose(to: 0.45))
    // The one behind has three quarters of the height. What is filled stands on the line of the edge.
    for (ink, (base, share)) in zip(armed, [(55.0, 1.0), (54, 1), (54, 0.75)]) {
      let top = try #require(ink.lines.joined().map(\.y).min())
      #expect((base - top).isClose(to: 48.6 * share, within: 0.1))
    }
    #expect(armed[2].opacity.isClose(to: 0.25))
  }

  // One wave is 3.5 heights long and takes 1.6 seconds. It is 0.22 of the height of the water.
  @Test(arguments: [0, 0.3, 0.8, 1.1, 1.5])
  func duringARunTheWaterIsLevelAndWavesGoThroughIt(time: Double) throws {
    let picture = look.picture(wide(.running, seconds: 2, time: time))
    for point in try line(wide(.running, seconds: 2, time: time)) {
      let waves = (point.x - 1) / 391 * 393 / (3.5 * 56)
      let height = 0.45 * (1 + 0.22 * sin(2 * .pi * (waves - time / 1.6)))
      #expect(point.y.isClose(to: 55 - 54 * height, within: 0.2))
    }
    // What is filled reaches the line at the edge at both ends, straight. The surface behind has three quarters of the
    // waves, which take 3.2 seconds the other way and begin 0.4 of one later.
    for (filled, (share, turn)) in zip(
      picture.seen(.accent).dropFirst(),
      [(1, time / 1.6), (0.75, 0.4 - time / 3.2)]
    ) {
      let line = filled.lines[0]
      #expect(line[0].isClose(to: Point(0, 54)) && line[line.count - 1].isClose(to: Point(393, 54)))
      #expect(line[1].x.isClose(to: 0))
      for point in line.dropFirst().dropLast() {
        let waves = share * point.x / (3.5 * 56) - turn
        let height = 0.45 * (1 + 0.22 * sin(2 * .pi * waves))
        #expect(point.y.isClose(to: 54 - 54 * height, within: 0.2))
      }
    }
  }

  /// A curve for each eight points of the width, 12 at least and 160 at most; the line is a point less wide at each end.
  @Test(arguments: [(56.0, 12, 12), (400, 49, 50), (2000, 160, 160)])
  func aSurfaceIsMadeOfCurvesOfEightPoints(width: Double, line: Int, filled: Int) {
    var curves: [Int] = []
    for command in look.list(wide(.running, width: width)) {
      switch command {
      case .beginPath: curves.append(0)
      case .quadratic: curves[curves.count - 1] += 1
      default: break
      }
    }
    #expect(curves.suffix(3) == [line, filled, filled])
  }

  // Half of its 0.4 seconds: half level, 0.225 lower, and by the oscillation 0.2 * 0.896 times the sine of 0.8 π; at
  // the end, where no crest is and no wave yet, half as high.
  @Test func aResultHasTheWaterAsLevelAsTheRunHasMadeIt() throws {
    var result = wide(.finishing(.failed), seconds: 0)
    result.secondsInPrevious = 0.2
    let height = 0.675 - 0.2 * 0.896 * 0.587785
    #expect(try #require(line(result).first).isClose(to: Point(1, 55 - 54 * height / 2)))
  }

  // The water falls from 0.9 to 0.45 in 0.4 seconds and oscillates twice in a second, with decreasing amplitude:
  // 0.2 (1 - s) sin, s being the eased fraction: 0.15625 and 0.84375 of the fall, and 0.972 and 0.784 of the sines of
  // 0.4 and 1.2 times π. In the middle the wave adds up to 0.22 of it.
  @Test(arguments: [
    (0.0, 0.9), (0.1, 0.6448), (0.3, 0.61248), (1, 0.45), (5, 0.45),
  ])
  func theWaterSwingsUntilItHasSettled(seconds: Double, height: Double) throws {
    let line = try line(wide(.running, seconds: seconds))
    let middle = try #require(line.min { ($0.x - 196.5).magnitude < ($1.x - 196.5).magnitude })
    let level = min(seconds / 0.4, 1) * min(seconds / 0.4, 1) * (3 - 2 * min(seconds / 0.4, 1))
    let wave = 0.22 * level * sin(2 * .pi * (middle.x - 1) / 391 * 393 / (3.5 * 56))
    #expect(middle.y.isClose(to: 55 - 54 * height * (1 + wave), within: 0.3))
  }

  @Test func withReducedMotionTheBowStaysAsItIs() throws {
    let armed = try line(instant(.armed, reduceMotion: true))
    for (seconds, time) in [(0.0, 0.3), (0.1, 0.4), (2, 1.1)] {
      let input = instant(.running, seconds: seconds, time: time, reduceMotion: true)
      #expect(try line(input) == armed)
    }
  }

  // Its end is at the content: above at a list's end, at the left or right in a horizontal list.
  @Test(arguments: [
    (Edge.start, Axis.vertical, LayoutDirection.leftToRight, Point(28, 17.2)),
    (.end, .vertical, .leftToRight, Point(28, 38.8)),
    (.start, .vertical, .rightToLeft, Point(28, 17.2)),
    (.start, .horizontal, .leftToRight, Point(17.2, 28)),
    (.end, .horizontal, .leftToRight, Point(38.8, 28)),
    (.start, .horizontal, .rightToLeft, Point(38.8, 28)),
    (.end, .horizontal, .rightToLeft, Point(17.2, 28)),
  ])
  func theBowPointsAwayFromTheContent(
    edge: Edge,
    axis: Axis,
    direction: LayoutDirection,
    crest: Point
  ) throws {
    var input = instant(.pulling, progress: 1)
    (input.edge, input.axis, input.environment.direction) = (edge, axis, direction)
    let line = try line(input)
    // The curve is half a point lower in a list this narrow.
    #expect(line.contains { $0.isClose(to: crest, within: 0.7) })
    for point in line {
      #expect((point.x - 28).magnitude <= 27.01 && (point.y - 28).magnitude <= 27.01)
    }
  }

  @Test func atRestALoadMoreIsALineAtTheContentsEnd() throws {
    let line = try #require(
      look.picture(load(.idle, progress: 0, .automatic)).seen(.secondary).first
    )
    #expect(line.lines[0].first?.isClose(to: Point(1, 1)) == true)
    #expect(line.lines[0].last?.isClose(to: Point(55, 1)) == true)
  }
}

// In a rectangle of 394 by 56 a unit is a point. The first row is at y = 53; the rows rise by up to 49. A row at n is
// 1 / (1 + 0.16 n) as near as the first, and rises by what it is farther, of what the last is, which is 16/41 farther.
@Suite struct FieldIndicatorTests {
  let look = FieldIndicator()

  private func wide(_ phase: Phase, progress: Double = 1, time: Double = 0) -> IndicatorInput {
    var input = instant(phase, progress: progress, seconds: 5, time: time)
    input.width = 394
    return input
  }

  /// The middles of the dots of each row, the farthest row first.
  private func rows(_ input: IndicatorInput) -> [[Point]] {
    look.picture(input).seen(.accent).map { row in
      row.lines.map { dash in
        Point((dash[0].x + dash[1].x) / 2, (dash[0].y + dash[1].y) / 2)
      }
    }
  }

  // A dot for each 26 units on each side of the middle one, 12 less in all, and 40 at most.
  @Test(arguments: [(56.0, 56.0, 3), (402, 56, 31), (201, 28, 31), (4000, 56, 81)])
  func aRowHasAsManyDotsAsFit(width: Double, height: Double, count: Int) {
    var input = instant(.pulling)
    (input.width, input.height) = (width, height)
    #expect(rows(input).map(\.count) == Array(repeating: count, count: 5))
  }

  // (394 - 12) / 26 is 14 dots on each side of the middle one.
  @Test func fiveRowsOfDotsFillTheWholeWidth() throws {
    let rows = rows(wide(.pulling))
    #expect(rows.map(\.count) == Array(repeating: 29, count: 5))
    let first = try #require(rows.last)
    #expect(try #require(first.first).isClose(to: Point(6, 53), within: 0.001))
    #expect(try #require(first.last).isClose(to: Point(388, 53), within: 0.001))
  }

  @Test(arguments: [0.25, 0.5, 1])
  func thePullLiftsEachRowByItsDistanceMostInTheMiddle(progress: Double) throws {
    for (index, row) in rows(wide(.pulling, progress: progress)).enumerated() {
      let near = 1 / (1 + 0.16 * Double(4 - index))
      let lift = 49 * progress * (1 - near) * 41 / 16
      #expect(row[14].isClose(to: Point(197, 53 - lift), within: 0.001))
      // At the ends by 0.35 of it, and nearer to the middle the farther the row is.
      let x = 197 - 191 * (0.65 + 0.35 * near)
      #expect(row[0].isClose(to: Point(x, 53 - 0.35 * lift), within: 0.001))
      #expect(row[21].y.isClose(to: 53 - 0.675 * lift, within: 0.001))
    }
  }

  /// Before it is pulled a load-more is a row of small dots at the edge.
  @Test func atRestItIsOneRowOfDots() throws {
    var input = load(.idle, progress: 0, .automatic, edge: .start)
    input.width = 394
    let picture = look.picture(input)
    let row = try #require(picture.seen(.secondary).first)
    #expect(picture.seen(.accent).isEmpty && row.lines.count == 29 && row.width.isClose(to: 3.8))
    for dot in row.lines {
      #expect(dot[0].distance(to: dot[1]).isClose(to: 0.1) && abs(dot[0].y - 53) < 0.1)
    }
  }

  /// As faint as the square of its nearness, with dots as large as it is near.
  @Test func aRowIsAsFaintAndSmallAsItIsFar() {
    for (index, row) in look.picture(wide(.pulling)).seen(.accent).enumerated() {
      let near = 1 / (1 + 0.16 * Double(4 - index))
      #expect(row.opacity.isClose(to: near * near) && row.width.isClose(to: 3.8 * near))
    }
  }

  // During a run the rows lie at half of their lifts, and waves of up to 9 points go through them: a row is
  // 0.4 radians behind the nearer one, and the edges are five radians before and behind the middle. All is smaller
  // in a smaller field, and half of the 0.2 seconds of a result halve the heights.
  @Test(
    arguments: [0.0, 0.3, 0.9, 1.5],
    [(1.0, 1.0, Phase.running), (0.5, 1, .running), (1, 0.5, .finishing(.failed))]
  )
  func wavesGoThroughTheRows(time: Double, field: (size: Double, rest: Double, phase: Phase)) {
    var input = wide(field.phase, time: time)
    (input.width, input.height) = (394 * field.size, 56 * field.size)
    if field.phase != .running { input.secondsInPhase = 0.1 }
    for (index, row) in rows(input).enumerated() {
      let number = Double(4 - index)
      let near = 1 / (1 + 0.16 * number)
      let far = (1 - near) * 41 / 16
      for (dot, place) in [(0, -1.0), (14, 0), (28, 1)] {
        let angle = 2 * .pi * time / 1.6 - 5 * place * (0.65 + 0.35 * near) - 0.4 * number
        let wave = 9 * (0.35 + far) * (1 + sin(angle)) / 2
        let height = field.rest * min(49, 49 * 0.5 * far + wave)
        #expect(row[dot].y.isClose(to: field.size * (53 - height), within: 0.01))
      }
    }
  }

  @Test func theDashesOfThePullContractToDotsWhenItIsArmed() throws {
    func longest(_ phase: Phase) -> Double {
      look.picture(wide(phase)).seen(.accent).flatMap(\.lines)
        .map { $0[0].distance(to: $0[1]) }.max() ?? 0
    }
    #expect(longest(.pulling).isClose(to: 2 * 1.65, within: 0.001))
    #expect(longest(.armed).isClose(to: 2 * 0.05, within: 0.001))
    let sizes = [Phase.pulling, .armed].map { look.picture(wide($0)).seen(.accent).last?.width }
    #expect(sizes[0]?.isClose(to: 3.8, within: 0.001) == true)
    #expect(sizes[1]?.isClose(to: 5, within: 0.001) == true)
  }

  // The first row moves by 9 * 0.35 at most, in a wave of 1.6 seconds: in the middle it is at half of that at 0, and at
  // its highest a quarter later.
  @Test(arguments: [(0.0, 1.575), (0.4, 3.15), (0.8, 1.575), (1.2, 0)])
  func aRunIsAWave(time: Double, height: Double) throws {
    let first = try #require(rows(wide(.running, time: time)).last)
    #expect(first[14].isClose(to: Point(197, 53 - height), within: 0.001))
  }

  // A dot that a wave lifts has no shadow.
  @Test func theRowAtRestIsGoneDuringARun() {
    #expect(look.picture(wide(.armed)).seen(.track).count == 1)
    #expect(look.picture(wide(.running)).seen(.track).isEmpty)
    // Until then it stays as it is.
    var begun = wide(.running, time: 0.4)
    begun.secondsInPhase = 0.15
    for row in [wide(.armed), begun].map({ look.picture($0).seen(.track)[0] }) {
      #expect(row.width.isClose(to: 3.8) && row.lines.joined().allSatisfy { abs($0.y - 53) < 0.1 })
    }
  }

  @Test func atTheEndEdgeItHangsFromTheContent() throws {
    var input = wide(.pulling)
    input.edge = .end
    let rows = rows(input)
    #expect(try #require(rows.last)[14].isClose(to: Point(197, 3), within: 0.001))
    #expect(rows[0][14].isClose(to: Point(197, 52), within: 0.001))
  }

  @Test func aLoadMoreAtRestIsTheFirstRowAlone() throws {
    let picture = look.picture(load(.idle, progress: 0, .automatic))
    #expect(picture.seen(.accent).isEmpty && picture.seen(.secondary).count == 1)
  }
}
