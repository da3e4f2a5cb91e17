import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

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

  /// During a run the rows lie at 0.62 of their lifts, and waves of up to 5 points go through them: a row is a
  /// radian behind the nearer one, and its ends are five radians before and behind its middle.
  @Test(arguments: [0.0, 0.3, 0.9, 1.5]) func wavesGoThroughTheRows(time: Double) {
    for (index, row) in rows(wide(.running, time: time)).enumerated() {
      let number = Double(4 - index)
      let near = 1 / (1 + 0.16 * number)
      let far = (1 - near) * 41 / 16
      for (dot, place) in [(0, -1.0), (14, 0), (28, 1)] {
        let angle = 2 * .pi * time / 1.6 - 5 * place * near - number
        let wave = 5 * (0.35 + far) * (1 + sin(angle)) / 2
        #expect(row[dot].y.isClose(to: 53 - min(49, 49 * 0.62 * far + wave), within: 0.01))
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

  // The first row moves by 5 * 0.35 at most, in a wave of 1.6 seconds: in the middle it is at half of that at 0, and at
  // its highest a quarter later.
  @Test(arguments: [(0.0, 0.875), (0.4, 1.75), (0.8, 0.875), (1.2, 0)])
  func aRunIsAWave(time: Double, height: Double) throws {
    let first = try #require(rows(wide(.running, time: time)).last)
    #expect(first[14].isClose(to: Point(197, 53 - height), within: 0.001))
  }

  // A dot that a wave lifts has no shadow.
  @Test func theRowAtRestIsGoneDuringARun() {
    #expect(look.picture(wide(.armed)).seen(.track).count == 1)
    #expect(look.picture(wide(.running)).seen(.track).isEmpty)
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
