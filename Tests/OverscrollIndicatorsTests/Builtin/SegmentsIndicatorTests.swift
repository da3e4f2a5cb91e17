import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

// A cube seen along its diagonal is a hexagon and three lines to its middle, all of one length: 12
// about (28, 28). Of nine lines the one with index i starts at a pull of 0.7 i / 8 and arrives 0.3
// later.
@Suite struct SegmentsIndicatorTests {
  let look = SegmentsIndicator.cube
  let middle = Point(28, 28)

  @Test func completeItIsACube() {
    let lines = lines(instant(.pulling, progress: 1))
    #expect(lines.count == 9)
    for line in lines { #expect(line[0].distance(to: line[1]).isClose(to: 12)) }
    let corners = (0..<6).map { index in
      let angle = Double(index) * .pi / 3
      return Point(28 + 12 * sin(angle), 28 - 12 * cos(angle))
    }
    for index in 0..<6 {
      let side = [corners[index], corners[(index + 1) % 6]]
      #expect(lines.contains { zip($0, side).allSatisfy { $0.isClose(to: $1) } })
    }
    for (line, corner) in zip(lines, [1, 3, 5]) {
      #expect(line[0].isClose(to: middle) && line[1].isClose(to: corners[corner]))
    }
  }

  // The inner lines are there first. An outer one stays on its outer side, 6 √3 from the middle.
  @Test func noLineCrossesAnotherOnItsWay() {
    let complete = lines(instant(.pulling, progress: 1))
    for step in 1..<100 {
      let lines = lines(instant(.pulling, progress: Double(step) / 100))
      for (line, place) in zip(lines, complete).dropFirst(3) {
        let (x, y) = (mean(place).x - 28, mean(place).y - 28)
        for point in line {
          let distance = ((point.x - 28) * x + (point.y - 28) * y) / hypot(x, y)
          #expect(distance > 6 * 3.0.squareRoot() - 0.01, "\(step)")
        }
      }
    }
  }

  // 0.0875 per line: at 0.5 six have started and three have arrived.
  @Test(arguments: [(0.25, 3, 0), (0.5, 6, 3), (0.75, 9, 6), (1, 9, 9)])
  func onePullsInLineAfterLine(progress: Double, seen: Int, there: Int) {
    let lines = lines(instant(.pulling, progress: progress))
    #expect(lines.count == seen)
    let complete = self.lines(instant(.pulling, progress: 1))
    let arrived = zip(lines, complete).filter {
      $0[0].isClose(to: $1[0]) && $0[1].isClose(to: $1[1])
    }
    #expect(arrived.count == there)
  }

  // The first has its middle at (5.196, -3) from the figure's, and comes from 8 to the right of
  // it; each next one from 2.4 radians further.
  @Test func eachLineComesFromAnotherSideAndGrows() throws {
    // As visible as it has come.
    let way = 8 * (1 - 0.028)
    let first = try #require(look.picture(instant(.pulling, progress: 0.03)).seen(.accent).first)
    #expect(mean(first.lines[0]).isClose(to: Point(28 + 5.196 + way, 25), within: 0.02))
    #expect(first.opacity.isClose(to: 0.12 * 0.028))
    let second = try #require(lines(instant(.pulling, progress: 0.1175)).last)
    let from = Point(28 + way * cos(2.4), 34 + way * sin(2.4))
    #expect(mean(second).isClose(to: from, within: 0.02))
    let later = lines(instant(.pulling, progress: 0.2375))[1]
    let end = Point(mean(later).x + 1.5 * cos(2.4), mean(later).y + 1.5 * sin(2.4) + 1.5)
    #expect(later[1].isClose(to: end, within: 0.01))
    // Half way in eased time it has half the distance and half the length, between its initial
    // direction and its own.
    let half = try #require(lines(instant(.pulling, progress: 0.15)).first)
    #expect(mean(half).isClose(to: Point(28 + 5.196 + 4, 25), within: 0.01))
    let reach = Point((6 + 5.196) / 4, -3.0 / 4)
    #expect(
      half[1].isClose(to: Point(mean(half).x + reach.x, mean(half).y + reach.y), within: 0.01)
    )
  }

  /// The figure lies under its lines from the beginning.
  @Test func theWholeFigureIsFaintUnderThePull() throws {
    let track = try #require(look.picture(instant(.pulling, progress: 0.3)).seen(.track).first)
    #expect(track.lines.count == 9)
    #expect(track.lines.allSatisfy { $0[0].distance(to: $0[1]).isClose(to: 12, within: 0.01) })
  }

  @Test func withReducedMotionEachLineFadesInAtItsPlace() {
    let complete = lines(instant(.pulling, progress: 1))
    let inks = look.picture(instant(.pulling, progress: 0.5, reduceMotion: true)).seen(.accent)
    #expect(inks.count == 6)
    for (ink, line) in zip(inks, complete) {
      #expect(zip(ink.lines[0], line).allSatisfy { $0.isClose(to: $1) })
    }
    // The fourth started at 0.2625: it has completed 0.2375 / 0.3 of the time, 0.887 when eased.
    #expect(inks[2].opacity.isClose(to: 1) && inks[3].opacity.isClose(to: 0.887))
  }

  @Test(arguments: [false, true])
  func armedItsLinesAreBold(reduceMotion: Bool) {
    let almost = look.picture(instant(.pulling, progress: 0.999)).seen(.accent)
    #expect(almost.map(\.width) == Array(repeating: 2, count: 9))
    let armed = look.picture(instant(.armed, reduceMotion: reduceMotion)).seen(.accent)
    #expect(armed.map(\.width) == Array(repeating: 3, count: 9))
    // A run makes them thin in 0.3 seconds, from as bold as it was pulled.
    for (progress, seconds, width) in [(0.5, 0.0, 2.5), (1, 0.15, 2.5), (1, 0.3, 2)] {
      var run = instant(.running, progress: progress, seconds: seconds)
      run.environment.reduceMotion = reduceMotion
      #expect(look.picture(run).seen(.accent).allSatisfy { $0.width.isClose(to: width) })
    }
  }

  @Test(arguments: [0, 0.2, 0.7, 1.15])
  func duringARunTheLinesShortenInTheOrderOfTheirDirections(time: Double) {
    let inks = look.picture(instant(.running, time: time)).seen(.accent)
    #expect(inks.count == 9)
    for (index, ink) in inks.enumerated() {
      let age = time / 1.2 - 2.4 * Double(index) / (2 * .pi)
      let wave = 2 * (age - age.rounded(.down)) - 1
      let length = 12 * (0.4 + 0.6 * wave * wave)
      #expect(ink.lines[0][0].distance(to: ink.lines[0][1]).isClose(to: length, within: 0.001))
    }
  }

  // Lines that are not opaque would be darker where they meet.
  @Test(arguments: [false, true])
  func duringARunEachPointHasOneOpacity(reduceMotion: Bool) {
    let inks = look.picture(instant(.running, time: 0.4, reduceMotion: reduceMotion)).seen(.accent)
    #expect(inks.count == 1 || inks.allSatisfy { $0.opacity == 1 })
  }

  @Test func atTheEndTheLinesFlyApart() {
    let ended = look.picture(instant(.finishing(.succeeded), seconds: 0.1)).seen(.accent)
    let complete = lines(instant(.pulling, progress: 1))
    for (ink, line) in zip(ended, complete) {
      // Half way, eased: three tenths of the distance of 8 back.
      #expect(mean(ink.lines[0]).distance(to: mean(line)).isClose(to: 0.3 * 8))
      #expect(ink.opacity <= 0.5)
    }
  }

  @Test func anyStraightLinesAreScaledIntoTheFigure() throws {
    let bolt = try #require(
      SegmentsIndicator([
        .init(from: Point(104, 0), to: Point(100, 50)),
        .init(from: Point(100, 50), to: Point(104, 50)),
        .init(from: Point(104, 50), to: Point(100, 100)),
      ])
    )
    let lines = bolt.picture(instant(.pulling, progress: 1)).seen(.accent).map { $0.lines[0] }
    // 100 points high, scaled to 26: a point becomes 0.26.
    #expect(lines.count == 3)
    #expect(lines[0][0].isClose(to: Point(28.52, 15)) && lines[2][1].isClose(to: Point(27.48, 41)))
  }

  // The first one begins at once, the last one at 0.7 of the pull.
  @Test(arguments: [Point(1, 0), Point(0, 1), Point(0.5, 0), Point(0, 0.5)])
  func oneLineOrTwoAreALook(end: Point) throws {
    let line = SegmentsIndicator.Segment(from: Point(0, 0), to: end)
    for (lines, progress, count) in [([line], 0.1, 1), ([line, line], 0.69, 1)] {
      let look = try #require(SegmentsIndicator(lines))
      #expect(look.picture(instant(.pulling, progress: progress)).seen(.accent).count == count)
    }
  }

  @Test(arguments: [[], [SegmentsIndicator.Segment(from: Point(3, 3), to: Point(3, 3))]])
  func thereIsNoLookWithoutALine(segments: [SegmentsIndicator.Segment]) {
    let isNone = if case .none = SegmentsIndicator(segments) { true } else { false }
    #expect(isNone)
  }

  private func lines(_ input: IndicatorInput) -> [[Point]] {
    look.picture(input).seen(.accent).map { $0.lines[0] }
  }

  private func mean(_ line: [Point]) -> Point {
    Point((line[0].x + line[1].x) / 2, (line[0].y + line[1].y) / 2)
  }
}

// The ring has a radius of 11 points at a size of 28, around (28, 28). The tick begins at its
// leftmost point and is as wide as the ring. The cross reaches from corner to corner of the square
// inside it. Ring and mark shrink together, until the mark has the size of every look's: the tick is
// then 16 wide, which is 8 / 11 of its size at first, and the cross 12 instead of 22 / √2, 0.7714 of it.
@Suite struct TickIndicatorTests {
  let look = TickIndicator()

  @Test(arguments: [false, true])
  func armedTheDiscIsTinted(reduceMotion: Bool) throws {
    #expect(look.picture(instant(.pulling, progress: 0.999)).seen(.accent).count == 1)
    for (seconds, opacity) in [(0.1, 0.125), (0.2, 0.25), (3, 0.25)] {
      let input = instant(.armed, progress: 0.9, seconds: seconds, reduceMotion: reduceMotion)
      let disc = try #require(look.picture(input).seen(.accent).first)
      #expect(disc.width == 0 && disc.opacity.isClose(to: opacity))
      #expect(isOnRing(disc))
    }
  }

  /// Nothing promises a success that a run may not have: all is the ring and its disc.
  @Test func noTickIsSeenBeforeTheEnd() {
    for phase in [Phase.pulling, .armed, .running] {
      #expect(look.picture(instant(phase)).inks.allSatisfy { $0.lines.count < 2 && isOnRing($0) })
    }
  }

  @Test func duringARunThreeQuartersOfTheRingTurnClockwise() throws {
    for frame in 0..<36 {
      let time = Double(frame) / 40
      let ring = try #require(look.picture(instant(.running, time: time)).seen(.accent).first)
      #expect(ring.length.isClose(to: 16.5 * .pi, within: 0.05))
      let angle = 2 * Double.pi * time / 0.9
      let start = Point(28 + 11 * sin(angle), 28 - 11 * cos(angle))
      #expect(try #require(ring.first).isClose(to: start))
    }
  }

  @Test(arguments: [(Outcome.succeeded, PaletteSlot.success), (.failed, .accent)])
  func theLoopGoesOnIntoAClosedRing(outcome: Outcome, slot: PaletteSlot) throws {
    let before = try #require(look.picture(instant(.running, time: 7.3)).seen(.accent).first)
    let ended = instant(.finishing(outcome), seconds: 0, time: 7.3)
    let after = try #require(look.picture(ended).seen(slot).first)
    #expect(after.lines == before.lines)
    // Half of 0.1 seconds: half of the gap of a quarter.
    let closing = instant(.finishing(outcome), seconds: 0.05, time: 7.35)
    let most = try #require(look.picture(closing).seen(slot).first)
    #expect(most.length.isClose(to: 22 * .pi * 7 / 8, within: 0.05))
    let closed = instant(.finishing(outcome), seconds: 0.1, time: 7.4)
    let ring = try #require(look.picture(closed).seen(slot).first)
    #expect(ring.length.isClose(to: 22 * .pi, within: 0.05))
  }

  @Test func theTickBecomesAsLargeAsOtherMarks() throws {
    let ink = look.picture(instant(.finishing(.succeeded)))
    #expect(ink.inks.filter { !$0.lines.isEmpty && $0.length > 0 && $0.opacity > 0 }.count == 1)
    let tick = try #require(ink.seen(.success).first)
    let corners = [Point(20, 28), Point(25.6, 33.6), Point(36, 22)]
    #expect(tick.lines.count == 2)
    #expect(zip(tick.lines[0] + [tick.lines[1][1]], corners).allSatisfy { $0.isClose(to: $1) })
  }

  @Test func afterAFailureTheRingFadesUnderACross() throws {
    let fading = look.picture(instant(.finishing(.failed), seconds: 0.125)).seen(.accent)
    #expect(fading.allSatisfy { isOnRing($0) } && fading.last?.opacity.isClose(to: 0.5) == true)
    let ink = look.picture(instant(.finishing(.failed)))
    #expect(ink.inks.filter { !$0.lines.isEmpty && $0.length > 0 && $0.opacity > 0 }.count == 1)
    let cross = try #require(ink.seen(.failure).first)
    let (low, high) = (22.0, 34.0)
    let corners = [Point(low, low), Point(high, high), Point(high, low), Point(low, high)]
    #expect(zip(cross.lines.joined(), corners).allSatisfy { $0.isClose(to: $1) })
  }

  // At half of the time, 0.25 s, half of the ring is left, and half of its way to the mark's size made, with or
  // without easing: a radius of 11 (1 + 8 / 11) / 2.
  @Test func theRingOpensWhereTheTickBegins() throws {
    let inks = look.picture(instant(.finishing(.succeeded), seconds: 0.25)).seen(.success)
    let radius = 9.5
    let ring = try #require(inks.last)
    #expect(inks.allSatisfy { $0.width.isClose(to: 2, within: 1e-5) })
    #expect(isOnRing(ring, radius) && ring.length.isClose(to: radius * .pi, within: 0.05))
    #expect(try #require(ring.first).isClose(to: Point(18.5, 28)))
    #expect(try #require(ring.last).isClose(to: Point(37.5, 28)))
    // Over the top, so that the line goes downward at the left.
    #expect(ring.lines.joined().contains { $0.isClose(to: Point(28, 28 - radius), within: 0.3) })
  }

  // The stroke to the corner takes 0.36 of the tick. A quarter of the 0.3 seconds is eased 0.15625, and a half a half.
  @Test(arguments: [(0.175, 0.15625, 0.15625 / 0.36, 0.0), (0.25, 0.5, 1, 0.14 / 0.64)])
  func theTickIsDrawnOneStrokeAfterTheOther(
    seconds: Double,
    share: Double,
    first: Double,
    second: Double
  ) throws {
    let picture = look.picture(instant(.finishing(.succeeded), seconds: seconds))
    let tick = try #require(picture.seen(.success).first)
    let scale = 1 - share * 3 / 11
    let strokes = [first * hypot(7.7, 7.7), second * hypot(14.3, 15.95)]
    #expect(tick.length.isClose(to: scale * (strokes[0] + strokes[1])))
    #expect(tick.lines.count == (second > 0 ? 2 : 1))
  }

  // Pieces are connected if each can be reached from the first through touching pieces.
  @Test func theInkIsOneConnectedLineAtEveryInstant() {
    for frame in 0...400 {
      let input = instant(.finishing(.succeeded), seconds: Double(frame) / 1000, time: 7)
      var pieces = look.picture(input).seen(.success).flatMap(\.lines)
      var reached = [pieces.removeFirst()]
      while let next = pieces.firstIndex(where: { piece in
        reached.contains { touch($0, piece) }
      }) {
        reached.append(pieces.remove(at: next))
      }
      #expect(pieces.isEmpty, "\(frame) ms")
    }
  }

  @Test func withReducedMotionTheRingFadesUnderTheMark() throws {
    for (seconds, opacity) in [(0, 1.0), (0.125, 0.5)] {
      let input = instant(.finishing(.failed), seconds: seconds, reduceMotion: true)
      let ring = try #require(look.picture(input).seen(.accent).last)
      #expect(ring.opacity.isClose(to: opacity))
      #expect(ring.length.isClose(to: 22 * .pi, within: 0.05))
    }
    // Where the loop was at its faintest, half of that is left.
    let faint = instant(.finishing(.failed), seconds: 0.125, time: 0.8, reduceMotion: true)
    let opacity = try #require(look.picture(faint).seen(.accent).last).opacity
    #expect(opacity.isClose(to: 0.35 / 2))
    let end = look.picture(instant(.finishing(.failed), reduceMotion: true)).seen(.failure)
    #expect(end.count == 1 && end[0].lines.count == 2)
  }

  /// Whether two pieces meet: an end of one is on the other, or they cross.
  private func touch(_ one: [Point], _ other: [Point]) -> Bool {
    one.contains { lies($0, on: other) } || other.contains { lies($0, on: one) }
      || one.count == 2 && other.count == 2
        && side(of: other[0], one) * side(of: other[1], one) < 0
        && side(of: one[0], other) * side(of: one[1], other) < 0
  }

  /// Negative on one side of a straight line, positive on the other.
  private func side(of point: Point, _ line: [Point]) -> Double {
    let (a, b) = (line[0], line[1])
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }

  private func lies(_ point: Point, on line: [Point]) -> Bool {
    zip(line, line.dropFirst()).contains { a, b in
      let length = a.distance(to: b)
      guard length > 0 else { return point.isClose(to: a, within: 0.05) }
      let share = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length / length
      let t = min(max(share, 0), 1)
      return point.isClose(to: Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t), within: 0.05)
    }
  }

  private func isOnRing(_ ink: Picture.Ink, _ radius: Double = 11) -> Bool {
    ink.lines.joined().allSatisfy {
      $0.distance(to: Point(28, 28)).isClose(to: radius, within: 0.01)
    }
  }
}
