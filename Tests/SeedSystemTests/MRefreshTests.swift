import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// MRefresh, checks 1 to 7: behavior.
@Suite struct MRefreshBehaviorTests {
  @Test func MR02_correctedAPullCanBeTakenBack() {
    var session = touched(.mrefresh(.corrected))
    session.pull(to: 140.01, at: 0.1)
    #expect(session.phase == .armed)
    session.pull(to: 100, at: 0.2)
    session.send(.contactEnded(id: 1), at: 0.3)
    #expect(session.runs(.start) == [])
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 0, at: 1.1)
    session.pull(to: 140.01, at: 1.2)
    session.send(.contactEnded(id: 1), at: 1.3)
    #expect(session.runs(.start) == [1])
  }

  @Test func MR02_whenItFiresIsAParameter() throws {
    let corrected = Behavior.mrefresh.with { $0.trigger = .reach }
    #expect(corrected == .mrefresh(.original))
    #expect(Behavior.mrefresh(.original).with { $0.trigger = .release } == .mrefresh)
  }

  /// Twenty points into the content or further, the indicator is not visible anyway, so hiding it
  /// there, as the original does, needs no rule.
  @Test(arguments: Fidelity.allCases, [20.0, 20.01])
  func MR03_insideTheContentThereIsNothingToSee(_ fidelity: Fidelity, _ offset: Double) {
    var session = touched(.mrefresh(fidelity))
    session.scroll(to: offset, at: 0.1)
    let place = session.session.placement(.start)
    #expect(place.position + place.extent <= 0)
    #expect(session.session.progress(.start).fraction == 0)
  }

  @Test func MR04_theInsetWaitsForTheFingerAndIsWrittenOnce() {
    var session = touched(.mrefresh(.original))
    session.pull(to: 150, at: 0.1)
    session.pull(to: 20, at: 0.2)
    #expect(session.phase == .running)
    #expect(session.contributions() == [])
    session.send(.contactEnded(id: 1), at: 1)
    #expect(session.contributions() == [100])
    #expect(abs(session.gap(at: 1.125) - 60) < 0.01)
    #expect(session.gap(at: 1.25) == 100)
    session.scroll(to: -100, at: 1.3)
    session.scroll(to: -90, at: 1.4)
    #expect(session.contributions() == [100])
  }

  @Test(arguments: Fidelity.allCases, [(0.0, -25.0), (50, -25), (60, -30), (140, -70)])
  func MR05_theViewOf50PointsIsInTheMiddleOfTheGapButNeverOverTheContent(
    _ fidelity: Fidelity,
    _ row: (pull: Double, center: Double)
  ) {
    var session = touched(.mrefresh(fidelity))
    session.pull(to: row.pull, at: 0.1)
    let place = session.session.placement(.start)
    // In content coordinates, as in the check.
    #expect(place.position + place.extent / 2 - row.pull == row.center)
    #expect(place.extent == 50)
  }

  @Test(arguments: Fidelity.allCases)
  func MR06_anEndUnderTheFingerWaitsForItAndOnlyTheNextPullFires(_ fidelity: Fidelity) {
    var session = RecordedSession(.native, .mrefresh(fidelity))
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.gap(at: 0.25) == 100)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.finish(.start, at: 1.1)
    session.pull(to: 160, at: 1.2)
    #expect(session.phase == .running)
    #expect(session.contributions() == [100])
    session.pull(to: 100, at: 1.3)
    session.send(.contactEnded(id: 1), at: 2)
    #expect(session.milestones == [.closingBegan])
    #expect(abs(session.gap(at: 2.125) - 50) < 0.01)
    #expect(session.gap(at: 2.25) == 0)
    #expect(session.contributions() == [100, 0])
    #expect(session.runs(.start) == [1])
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.letGo(at: -150, time: 3.1)
    #expect(session.runs(.start) == [1, 2])
  }
}

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
