import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// Each stroke is 22 points long, 5 points from the middle at (28, 28).
@Suite struct StrokesIndicatorTests {
  let look = StrokesIndicator()

  @Test(arguments: [(0.25, 22.0), (0.375, 33), (0.5, 44), (1, 88)])
  func thePullDrawsOneAfterAnother(progress: Double, length: Double) throws {
    let drawn = try #require(
      look.picture(instant(.pulling, progress: progress)).seen(.accent).first
    )
    #expect(drawn.length.isClose(to: length, within: 1e-4))
  }

  @Test func armedTheyStandUpright() throws {
    let lines = try #require(look.picture(instant(.armed)).seen(.accent).first).lines
    let ends = [
      (Point(23, 39), Point(23, 17)), (Point(17, 23), Point(39, 23)),
      (Point(33, 17), Point(33, 39)), (Point(39, 33), Point(17, 33)),
    ]
    #expect(lines.count == 4)
    for (line, (from, to)) in zip(lines, ends) {
      #expect(line[0].isClose(to: from) && line[1].isClose(to: to))
    }
  }

  @Test func inTheMiddleOfTheLoopTheyAreDots() throws {
    let dots = try #require(
      look.picture(instant(.running, seconds: 5, time: 0.7)).seen(.accent).first
    )
    #expect(dots.lines.count == 4 && dots.length < 0.1)
    #expect(
      dots.lines.joined().allSatisfy { $0.distance(to: Point(28, 28)).isClose(to: 5, within: 0.1) }
    )
    #expect(dots.width.isClose(to: 3.4, within: 0.01))
  }

  @Test func theLoopEndsWithAQuarterTurn() throws {
    func lines(_ time: Double) throws -> [[Point]] {
      try #require(look.picture(instant(.running, seconds: 5, time: time)).seen(.accent).first)
        .lines
    }
    let (last, first) = (try lines(1.3999), try lines(0))
    for index in 0..<4 {
      #expect(last[index][0].isClose(to: first[(index + 1) % 4][0], within: 0.01))
    }
  }
}
