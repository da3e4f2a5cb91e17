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

  // The first has its middle at (5.196, -3) from the figure's, and comes from 15 to the right of
  // it; each next one from 2.4 radians further.
  @Test func eachLineComesFromAnotherSideAndGrows() throws {
    let first = try #require(lines(instant(.pulling, progress: 0.003)).first)
    #expect(mean(first).isClose(to: Point(28 + 5.196 + 15, 25), within: 0.02))
    #expect(first[0].distance(to: first[1]) < 0.01)
    let second = try #require(lines(instant(.pulling, progress: 0.0905)).last)
    let from = Point(28 + 15 * cos(2.4), 34 + 15 * sin(2.4))
    #expect(mean(second).isClose(to: from, within: 0.02))
    // Half way in eased time it has half the distance and half the length, between its initial
    // direction and its own.
    let half = try #require(lines(instant(.pulling, progress: 0.15)).first)
    #expect(mean(half).isClose(to: Point(28 + 5.196 + 7.5, 25), within: 0.01))
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
      // Half way, eased: three tenths of the distance of 15 back.
      #expect(mean(ink.lines[0]).distance(to: mean(line)).isClose(to: 0.3 * 15))
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
