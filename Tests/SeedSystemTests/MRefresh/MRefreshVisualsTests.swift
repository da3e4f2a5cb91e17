import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// MRefresh, checks 8 and 9: the circle and its animations.
///
/// The view is 50 by 50 (section 4.b).
@Suite struct MRefreshVisualsTests {
  let look = MRefreshIndicator()
  let center = Point(160, 25)

  private func arc(_ input: IndicatorInput) -> Picture.Ink? {
    look.picture(input).seen(.accent).first
  }

  @Test(arguments: [(65.0, 58.5), (90, 139.5), (115, 220.5), (140, 301.5), (200, 301.5)])
  func MR08_thePullDrawsTheCircleTo324Degrees(pull: Double, end: Double) throws {
    let progress = Behavior.mrefresh.progress(at: pull)
    let ink = try #require(arc(header(.pulling, progress: progress, height: 50, .original)))
    #expect(degrees(try #require(ink.first), from: center).isClose(to: 337.5, within: 0.05))
    #expect(degrees(try #require(ink.last), from: center).isClose(to: end, within: 0.05))
    #expect(ink.width.isClose(to: 2))
    for point in ink.lines.joined() {
      // Half a line inside the view's 25, because drawing is clipped to the view.
      #expect(point.distance(to: center).isClose(to: 24, within: 0.01))
    }
  }

  @Test func MR08_upToFortyPointsThereIsNothing() {
    for pull in [0.0, 20, 40] {
      let progress = Behavior.mrefresh.progress(at: pull)
      #expect(arc(header(.pulling, progress: progress, height: 50)) == nil)
    }
  }

  @Test(arguments: [(0.0, 1.0), (0.4, 0.65), (0.8, 0.3), (1.2, 0.65), (1.6, 1), (2.0, 0.65)])
  func MR09_aRunBlinksInAStraightLine(seconds: Double, opacity: Double) throws {
    let ink = try #require(arc(header(.running, after: seconds, height: 50, .original)))
    #expect(ink.opacity.isClose(to: opacity))
    #expect(ink.sweep(radius: 24).isClose(to: 324, within: 0.2))
  }

  @Test(arguments: [(0.0, 1.0, 1.0), (0.05, 0.5, 1), (0.075, 0.25, 0.5), (0.09, 0.1, 0.2)])
  func MR09_theEndShrinksAndThenFades(seconds: Double, size: Double, opacity: Double) throws {
    let end = header(
      .finishing(.succeeded),
      after: seconds,
      previous: .running,
      lasted: 0.8,
      height: 50,
      .original
    )
    let ink = try #require(arc(end))
    #expect(ink.opacity.isClose(to: opacity))
    for point in ink.lines.joined() {
      #expect(point.distance(to: center).isClose(to: 24 * size, within: 0.01))
    }
  }

  @Test func MR09_afterATenthOfASecondNothingIsLeft() {
    for seconds in [0.1, 0.11, 3] {
      let end = header(.finishing(.failed), progress: 0.7, after: seconds, height: 50)
      #expect(look.picture(end).isBlank)
    }
  }

  @Test func MR09_withLessMotionItOnlyFades() throws {
    var end = header(.finishing(.succeeded), after: 0.075, height: 50, .original)
    end.environment.reduceMotion = true
    let ink = try #require(arc(end))
    #expect(ink.opacity.isClose(to: 0.5))
    #expect(ink.sweep(radius: 24).isClose(to: 324, within: 0.2))
  }
}
