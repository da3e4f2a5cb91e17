import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// The rope is at y = 39, 2 points thick; a ball on it has its lowest point at y = 38. It is 5 points in radius, and
// the pull lifts it by 12.
@Suite struct BounceIndicatorTests {
  let look = BounceIndicator()

  private func rope(_ input: IndicatorInput) throws -> Picture.Ink {
    try #require(look.picture(input).seen(.accent).first { $0.width > 0 })
  }

  private func ball(_ input: IndicatorInput) throws -> Picture.Ink {
    try #require(look.picture(input).seen(.accent).first { $0.width == 0 })
  }

  private func lowest(_ ink: Picture.Ink) -> Double { ink.lines.joined().map(\.y).max() ?? 0 }
  private func highest(_ ink: Picture.Ink) -> Double { ink.lines.joined().map(\.y).min() ?? 0 }

  @Test(arguments: [0.25, 0.5, 1])
  func thePullBendsTheRopeUnderTheBall(progress: Double) throws {
    let input = instant(.pulling, progress: progress)
    #expect(try highest(rope(input)).isClose(to: 39 - 12 * progress))
    #expect(try lowest(ball(input)).isClose(to: 38 - 12 * progress, within: 1e-4))
    #expect(try highest(ball(input)).isClose(to: 38 - 22 * progress, within: 1e-4))
  }

  @Test func armedTheRopeIsStraightAndTheBallInTheAir() throws {
    #expect(try rope(instant(.armed)).lines.joined().allSatisfy { $0.y.isClose(to: 39) })
    #expect(try lowest(ball(instant(.armed))).isClose(to: 26, within: 1e-4))
  }

  @Test(arguments: [0, 0.02, 0.1, 0.45, 0.7, 0.88])
  func theBallBouncesAndNeverFallsThroughTheRope(time: Double) throws {
    let input = instant(.running, seconds: 5, time: time)
    let middle = try #require(rope(input).lines.joined().first { $0.x.isClose(to: 28) })
    #expect(try lowest(ball(input)) < middle.y - 0.999)
    // It lands on a rope that gives way by 4 points.
    if time == 0 { #expect(try lowest(ball(input)).isClose(to: 42, within: 1e-4)) }
    if time == 0.45 { #expect(try lowest(ball(input)).isClose(to: 26, within: 1e-4)) }
  }
}
