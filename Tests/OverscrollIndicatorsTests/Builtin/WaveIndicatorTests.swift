import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

// In a square of 56 points lines are 2 thick: the edge is at y = 55, from x = 1 to 55, and the
// middle of the line rises at most to y = 1, 54 above it. The curve's height is 54 b (1 - cos u) /
// 2, where u goes from 0 to 2π from left to right.
@Suite struct WaveIndicatorTests {
  let look = WaveIndicator()

  @Test(arguments: [0.25, 0.5, 0.75, 1])
  func thePullBowsTheEdge(progress: Double) throws {
    let line = try #require(look.picture(instant(.pulling, progress: progress)).seen(.accent).first)
    #expect(line.lines.count == 1)
    for point in line.lines[0] {
      let bow = 0.7 * progress * (1 - cos(2 * .pi * (point.x - 1) / 54)) / 2
      #expect(point.y.isClose(to: 55 - 54 * bow, within: 0.05))
    }
    #expect(line.lines[0].contains { $0.isClose(to: Point(28, 55 - 37.8 * progress)) })
    #expect(line.first?.isClose(to: Point(1, 55)) == true)
    #expect(line.last?.isClose(to: Point(55, 55)) == true)
  }

  @Test(arguments: [300.0, 393, 1200])
  func theBowIsAsWideAsTheRoom(width: Double) throws {
    var input = instant(.pulling, progress: 1)
    input.width = width
    let line = try #require(look.picture(input).seen(.accent).first).lines[0]
    #expect(try #require(line.first).isClose(to: Point(1, 55)))
    #expect(try #require(line.last).isClose(to: Point(width - 1, 55)))
    for point in line {
      let bow = 0.7 * (1 - cos(2 * .pi * (point.x - 1) / (width - 2))) / 2
      #expect(point.y.isClose(to: 55 - 54 * bow, within: 0.05))
    }
  }

  @Test func armedTheBowRisesAndFills() throws {
    let pulled = look.picture(instant(.pulling, progress: 0.999)).seen(.accent)
    #expect(pulled.map(\.width) == [2, 0, 0] && pulled[1].opacity.isClose(to: 0.25))
    let armed = look.picture(instant(.armed, progress: 1.1)).seen(.accent)
    #expect(armed.map(\.width) == [2, 0, 0] && armed[1].opacity.isClose(to: 0.45))
    #expect(armed[0].lines[0].map(\.y).min()?.isClose(to: 55 - 48.6) == true)
  }

  // With waves of 0.15 of the bow, of which cos(4 u) moved by 0.3 of a turn is cos(-0.6 π) in the middle.
  @Test func aSecondSurfaceLiesBehindTheFirst() throws {
    let inks = look.picture(instant(.pulling, progress: 1)).seen(.accent)
    let behind = try #require(inks.last)
    let middle = try #require(behind.lines[0].first { $0.x.isClose(to: 28) })
    let bow = 0.7 * (0.75 + 0.15 * cos(-0.6 * Double.pi))
    #expect(behind.opacity.isClose(to: 0.25))
    #expect(middle.y.isClose(to: 55 - 54 * bow, within: 0.01))
  }

  @Test(arguments: [0, 0.3, 0.8, 1.1, 1.5])
  func duringARunWavesGoThroughTheBow(time: Double) throws {
    let input = instant(.running, seconds: 2, time: time)
    let line = try #require(look.picture(input).seen(.accent).first).lines[0]
    for point in line {
      let u = 2 * Double.pi * (point.x - 1) / 54
      let bow = (0.5 + 0.15 * cos(2 * u - 2 * .pi * time / 1.6)) * (1 - cos(u)) / 2
      #expect(point.y.isClose(to: 55 - 54 * bow, within: 0.2))
    }
  }

  // The curve falls from 0.9 to 0.5 in 0.3 seconds and oscillates twice in 0.8 seconds, with decreasing
  // amplitude: 0.2 (1 - s) sin, s being the eased fraction. In the middle, at a time of 0, the wave
  // adds 0.15 of the fraction of the fall. At 0.1 s that is 0.9 - (0.4 - 0.15) * 0.25926 - 0.2 *
  // 0.95703, at 0.3 s 0.5 + 0.15 + 0.2 * 0.68359.
  @Test(arguments: [(0.0, 0.9), (0.1, 0.64378), (0.3, 0.78672), (0.8, 0.65), (5, 0.65)])
  func theBowSwingsUntilItHasSettled(seconds: Double, bow: Double) throws {
    let line = try #require(look.picture(instant(.running, seconds: seconds)).seen(.accent).first)
    let middle = try #require(line.lines[0].first { $0.x.isClose(to: 28) })
    #expect(middle.y.isClose(to: 55 - 54 * bow, within: 0.01))
  }

  @Test func withReducedMotionTheBowStaysAsItIs() throws {
    let armed = try #require(look.picture(instant(.armed, reduceMotion: true)).seen(.accent).first)
    for (seconds, time) in [(0.0, 0.3), (0.1, 0.4), (2, 1.1)] {
      let input = instant(.running, seconds: seconds, time: time, reduceMotion: true)
      #expect(try #require(look.picture(input).seen(.accent).first).lines == armed.lines)
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
    let line = try #require(look.picture(input).seen(.accent).first).lines[0]
    #expect(line.contains { $0.isClose(to: crest) })
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
