import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

// An arc of radius 6 around (28, 28). Complete, it extends from 27 degrees past the right clockwise
// by 288 to 45 degrees before the right, where the head is.
@Suite struct MaterialIndicatorTests {
  let look = MaterialIndicator()

  // A pull to p draws 288p degrees and is rotated back by the rest of a quarter turn, 90(1 - p).
  @Test(arguments: [0.25, 0.5, 0.75, 1])
  func theArrowGrowsAndTurnsWithThePull(progress: Double) {
    let drawn = arc(instant(.pulling, progress: progress))
    #expect(wrapped(drawn.start - radians(27 - 90 * (1 - progress))).isClose(to: 0))
    #expect(drawn.sweep.isClose(to: radians(288 * progress), within: 0.002))
  }

  // Half the line's width more on each side, the triangle is 3 to 4 times as wide as the line.
  @Test func theWholeArrowsHeadPointsDownToTheRight() throws {
    let ink = try #require(look.picture(instant(.pulling, progress: 1)).seen(.accent).first)
    #expect(ink.lines.count == 2)
    let head = ink.lines[1]
    let half = 0.5.squareRoot()
    #expect(head[0].isClose(to: Point(28 + 8 * half, 28 - 8 * half)))
    #expect(head[1].isClose(to: Point(28 + (5.5 + 2.8) * half, 28 - (5.5 - 2.8) * half)))
    #expect(head[2].isClose(to: Point(28 + 4 * half, 28 - 4 * half)))
    #expect(head.last == head.first)
  }

  @Test func armingBrightensItAndEnlargesTheDisc() throws {
    let instants = [
      instant(.pulling, progress: 1), instant(.armed, seconds: 0.1), instant(.armed),
    ]
    for (input, (radius, opacity)) in zip(instants, [(11.0, 0.6), (11.5, 0.8), (12, 1)]) {
      let picture = look.picture(input)
      let disc = try #require(picture.seen(.track).first)
      for point in disc.lines.joined() {
        #expect(point.distance(to: Point(28, 28)).isClose(to: radius))
      }
      #expect(picture.seen(.accent)[0].opacity.isClose(to: opacity))
    }
  }

  @Test func duringARunTheArcIsBetween18And288DegreesLong() {
    let degrees = (0..<140).map { arc(running(Double($0) / 100)).sweep * 180 / .pi }
    #expect(degrees.min()?.isClose(to: 18, within: 0.1) == true)
    #expect(degrees.max()?.isClose(to: 288, within: 0.1) == true)
    #expect(look.picture(running(3)).seen(.accent)[0].lines[1].allSatisfy { $0 == head(3) })
  }

  @Test func duringARunBothEndsOnlyGoForwardOnceRound() {
    // No jump: under 9 degrees in a hundredth of a second.
    expectOneTurn(in: 1.4, step: 0.15) { arc(running($0)) }
  }

  @Test(arguments: [3.0, 3.3, 3.77, 4.2, 100.9])
  func aRunBeginsWithTheArrowAndGoesOnWithoutAJump(time: Double) {
    let begun = look.list(instant(.running, seconds: 0, time: time))
    #expect(Picture(begun).inks.map(\.length) == look.picture(instant(.armed)).inks.map(\.length))
    var before = arc(instant(.armed))
    for frame in 0...40 {
      let seconds = Double(frame) / 100
      let now = arc(instant(.running, seconds: seconds, time: time + seconds))
      let step = wrapped(now.start - before.start)
      // It catches up at most one turn in 0.3 seconds, at most half as fast again in the middle.
      #expect(step > -0.001 && step < 0.48)
      before = now
    }
    #expect(wrapped(before.start - arc(running(time + 0.4)).start).isClose(to: 0))
  }

  @Test func aRunThatThePullDidNotStartShowsNoHead() throws {
    let input = instant(.running, progress: 0, seconds: 0.1, time: 3)
    let head = try #require(look.picture(input).seen(.accent).first?.lines[1])
    #expect(head.allSatisfy { $0 == head[0] })
  }

  @Test(arguments: [Outcome.succeeded, .failed])
  func theDiscStaysUnderAResult(outcome: Outcome) throws {
    let disc = try #require(look.picture(instant(.finishing(outcome))).seen(.track).first)
    #expect(disc.opacity == 1)
  }

  @Test func withReducedMotionTheArrowStands() {
    for progress in [0.25, 0.5, 1] {
      let input = instant(.pulling, progress: progress, reduceMotion: true)
      #expect(wrapped(arc(input).start - radians(27)).isClose(to: 0))
    }
    let opacities = (0..<32).map { frame -> Double in
      let input = instant(.running, time: Double(frame) / 20, reduceMotion: true)
      #expect(wrapped(arc(input).start - radians(27)).isClose(to: 0))
      #expect(arc(input).sweep.isClose(to: radians(288), within: 0.002))
      return look.picture(input).seen(.accent).first?.opacity ?? 0
    }
    #expect(opacities.min()?.isClose(to: 0.35) == true)
    #expect(opacities.max()?.isClose(to: 1) == true)
  }

  @Test func aLoadMoreAtRestIsThePlainWholeArrowOnItsDisc() throws {
    let picture = look.picture(load(.idle, progress: 0, .tap))
    let arrow = try #require(picture.seen(.secondary).first)
    let whole = try #require(look.picture(instant(.armed)).seen(.accent).first)
    #expect(arrow.lines == whole.lines)
    let disc = try #require(picture.seen(.track).first)
    #expect(disc.first?.isClose(to: Point(40, 28)) == true)
  }

  private func running(_ time: Double) -> IndicatorInput {
    instant(.running, seconds: 3, time: time)
  }

  private func head(_ time: Double) -> Point {
    look.picture(running(time)).seen(.accent)[0].lines[1][0]
  }

  /// The arc of one frame: its start and its length, in radians.
  private func arc(_ input: IndicatorInput) -> (start: Double, sweep: Double) {
    guard let line = look.picture(input).seen(.accent).first?.lines.first, let first = line.first
    else { return (.nan, .nan) }
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return (atan2(first.y - 28, first.x - 28), length / 6)
  }

  private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
