import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// YQRefreshHeadView, checks 1 to 10: behavior.
@Suite struct YQBehaviorTests {
  @Test(arguments: Fidelity.allCases)
  func YQ06_underAFingerTheEndMovesNothing(_ fidelity: Fidelity) {
    var session = touched(.yq(fidelity))
    session.letGo(at: -100, time: 0.1)
    session.scroll(to: -80, at: 0.9)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.finish(.start, at: 2)
    #expect(session.metrics.offset == -80)
    #expect(session.phase == .idle)
  }

  @Test(arguments: Fidelity.allCases)
  func YQ07_aSecondPullDuringTheRunFiresNothing(_ fidelity: Fidelity) {
    var session = touched(.yq(fidelity))
    session.letGo(at: -100, time: 0.1)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.letGo(at: -130, time: 1.1)
    #expect(session.runs(.start) == [1])
  }

  @Test(arguments: Toolkit.bouncing)
  func YQ08_asItWasATouchDuringTheRunLetsTheHoldGo(_ toolkit: Toolkit) {
    var view = ScrollViewModel(Scene(edge: .start, toolkit: toolkit), .yq(.original))
    view.swipe(by: 300)
    view.run(for: 2)
    view.swipe(by: 40)
    view.run(for: 2)
    #expect(view.phase == .running && abs(view.gap) <= 0.5)
  }
}

/// YQRefreshHeadView, checks 1 to 10: drawing.
@Suite struct YQVisualsTests {
  let look = YQIndicator()
  let center = Point(160, 25)

  private func arc(_ input: IndicatorInput) -> Picture.Ink? {
    look.picture(input).seen(.accent).first
  }

  @Test(arguments: [
    (30.0, 0.0), (42.5, 0.25), (55, 0.5), (67.5, 0.75), (80, 1), (200, 1),
  ])
  func YQ01_theRingFillsFrom30To80Points(pull: Double, share: Double) {
    let progress = Behavior.yq.progress(at: pull)
    let sweep = arc(header(.pulling, progress: progress, height: 50))?.sweep(radius: 15) ?? 0
    #expect(sweep.isClose(to: 360 * share, within: 0.2))
  }

  @Test func YQ01_before30PointsTheRingIsEmpty() {
    #expect(arc(header(.pulling, progress: Behavior.yq.progress(at: 29.99), height: 50)) == nil)
  }

  @Test(arguments: Fidelity.allCases)
  func YQ02_duringARunTheArcIs72Degrees(_ fidelity: Fidelity) throws {
    for seconds in [0, 0.3, 1, 1.7, 5.2] {
      let ink = try #require(arc(header(.running, after: seconds, height: 50, fidelity)))
      #expect(ink.sweep(radius: 15).isClose(to: 72, within: 0.1))
    }
  }

  // -90, -44.9, 84.6 and 214.1 degrees; 270 and 315.1 are the first two, counted from 0.
  @Test(arguments: [(0.0, 270.0), (0.5, 315.1), (1, 84.6), (1.5, 214.1), (2.5, 315.1)])
  func YQ04_theOriginalArcGoes349DegreesInTwoSeconds(seconds: Double, start: Double) throws {
    let ink = try #require(arc(header(.running, after: seconds, height: 50, .original)))
    #expect(degrees(try #require(ink.first), from: center).isClose(to: start, within: 0.1))
  }

  @Test func YQ04_theOriginalHopsAt2SecondsAndTheCorrectedDoesNot() throws {
    func start(_ seconds: Double, _ fidelity: Fidelity) throws -> Double {
      let ink = try #require(arc(header(.running, after: seconds, height: 50, fidelity)))
      return degrees(try #require(ink.first), from: center)
    }
    #expect(try (start(2, .original) - start(1.99999, .original)).isClose(to: 10.8, within: 0.1))
    #expect(try (start(2, .corrected) - start(1.99999, .corrected)).isClose(to: 0, within: 0.1))
    // Halfway of 360 degrees by an even curve.
    #expect(try start(1, .corrected).isClose(to: 90, within: 0.05))
  }

  @Test func YQ05_theRingHasARadiusOf15AndBeginsAtTheTop() throws {
    let picture = look.picture(header(.pulling, progress: 0.5, height: 50))
    let ring = try #require(picture.seen(.track).first)
    let ink = try #require(picture.seen(.accent).first)
    for line in [ring, ink] {
      #expect(line.width.isClose(to: 2))
      for point in line.lines.joined() {
        #expect(point.distance(to: center).isClose(to: 15, within: 0.01))
      }
    }
    #expect(ring.sweep(radius: 15).isClose(to: 360, within: 0.2))
    #expect(try #require(ink.first).isClose(to: Point(160, 10)))
    // Clockwise: half the ring ends at the bottom, through the right.
    #expect(try #require(ink.last).isClose(to: Point(160, 40)))
    #expect(ink.lines.joined().allSatisfy { $0.x >= 159.99 })
    #expect(PullStyle.yq.light[.accent] == 0x0BC1F0)  // (11, 193, 240)
    #expect(PullStyle.yq.light[.track] == 0xAAAAAA)  // white .667
  }

  @Test func YQ06_theEndStopsTheTurningAndTheRingEmptiesWithTheList() throws {
    for (progress, share) in [(1.0, 1.0), (0.5, 0.5)] {
      let end = header(.finishing(.succeeded), progress: progress, after: 0.1, height: 50)
      let ink = try #require(arc(end))
      #expect(try #require(ink.first).isClose(to: Point(160, 10)))
      #expect(ink.sweep(radius: 15).isClose(to: 360 * share, within: 0.2))
    }
  }

  // In the original a jump from 45 to 20 points left .3 of the ring; now it is a function of the
  // pull.
  @Test(arguments: Fidelity.allCases)
  func YQ09_afterAJumpToTwentyPointsTheRingIsEmpty(_ fidelity: Fidelity) {
    #expect(Behavior.yq.progress(at: 45).isClose(to: 0.3))
    let after = header(
      .pulling,
      progress: Behavior.yq.progress(at: 20),
      height: 50,
      fidelity
    )
    #expect(arc(after) == nil)
  }

  @Test func YQ10_inTwoHundredPointsTheRingIsInTheMiddle() throws {
    var input = header(.pulling, progress: 0.5, height: 50)
    input.width = 200
    let ring = try #require(look.picture(input).seen(.track).first)
    let xs = ring.lines.joined().map(\.x)
    #expect(((try #require(xs.min()) + #require(xs.max())) / 2).isClose(to: 100))
  }
}
