import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

@Suite struct RingIndicatorTests {
  let look = RingIndicator()

  // The ring has a radius of 11 points at a size of 28, around (28, 28).
  @Test(arguments: [0.25, 0.5, 0.6, 0.75, 1])
  func theArcGrowsClockwiseFromTheTop(progress: Double) throws {
    let arc = try #require(look.picture(instant(.pulling, progress: progress)).seen(.accent).first)
    let angle = 2 * Double.pi * progress
    #expect(try #require(arc.first).isClose(to: Point(28, 17)))
    #expect(
      try #require(arc.last).isClose(to: Point(28 + 11 * sin(angle), 28 - 11 * cos(angle)))
    )
    #expect(arc.length.isClose(to: 11 * angle, within: 0.05))
    // Always on the circle, so that it covers the track.
    for point in arc.lines.joined() {
      #expect(point.distance(to: Point(28, 28)).isClose(to: 11, within: 0.01))
    }
  }

  @Test func theGrooveIsAWholeRing() throws {
    let groove = try #require(look.picture(instant(.pulling, progress: 0.3)).seen(.track).first)
    #expect(groove.length.isClose(to: 22 * .pi, within: 0.05))
  }

  @Test func armedTheRingIsClosedAroundADot() throws {
    let inks = look.picture(instant(.armed, progress: 0.9)).seen(.accent)
    #expect(inks[0].length.isClose(to: 22 * .pi, within: 0.05))
    let dot = try #require(inks.last)
    #expect(dot.width == 0)
    for point in dot.lines.joined() {
      #expect(point.distance(to: Point(28, 28)).isClose(to: 4))
    }
    #expect(look.picture(instant(.pulling, progress: 0.99)).seen(.accent).count == 1)
  }

  @Test func armingThickensTheRingForAMoment() {
    let widths = [0, 0.1, 0.2, 1].compactMap { seconds in
      look.picture(instant(.armed, seconds: seconds)).seen(.accent).first?.width
    }
    #expect(widths == [2, 3, 2, 2])
    for seconds in [0, 0.1, 0.2] {
      let ink = look.picture(instant(.armed, seconds: seconds, reduceMotion: true)).seen(.accent)
      #expect(ink.first?.width == 2)
    }
  }

  @Test func withReducedMotionTheDotFadesInAtItsSize() throws {
    let dot = try #require(
      look.picture(instant(.armed, seconds: 0.1, reduceMotion: true)).seen(.accent).last
    )
    #expect(dot.opacity.isClose(to: 0.5))
    #expect(dot.first?.isClose(to: Point(32, 28)) == true)
  }

  @Test func duringARunTheArcIsBetween72And270DegreesLong() {
    let sweeps = (0..<120).map { frame in arc(.running, time: Double(frame) / 100).sweep }
    let degrees = sweeps.map { $0 * 180 / .pi }
    #expect(degrees.min()?.isClose(to: 72, within: 0.1) == true)
    #expect(degrees.max()?.isClose(to: 270, within: 0.1) == true)
  }

  @Test func duringARunBothEndsOnlyGoForwardOnceRound() {
    // No jump: under 20 degrees in a hundredth of a second.
    expectOneTurn(in: 1.2, step: 0.35) { arc(.running, time: $0) }
  }

  @Test func aRunBeginsWithTheArmedRingAndOpensIt() {
    let begun = look.picture(instant(.running, seconds: 0, time: 7)).seen(.accent)
    let armed = look.picture(instant(.armed)).seen(.accent)
    #expect(begun.map(\.width) == armed.map(\.width))
    #expect(begun.map(\.opacity) == armed.map(\.opacity))
    for (one, other) in zip(begun, armed) { #expect(one.length.isClose(to: other.length)) }
    let half = arc(.running, seconds: 0.15, time: 0)
    #expect((half.sweep * 180 / .pi).isClose(to: (360 + 72) / 2, within: 0.1))
  }

  @Test(arguments: [3.0, 3.3, 3.9, 100.7])
  func theArcGoesOnWhereItWasWhenTheRunEnds(time: Double) {
    let running = arc(.running, seconds: 3, time: time)
    for (outcome, slot) in [(Outcome.succeeded, PaletteSlot.success), (.failed, .failure)] {
      let ended = arc(.finishing(outcome), seconds: 0, time: time, slot: slot)
      #expect(wrapped(ended.start - running.start).isClose(to: 0))
      #expect(ended.sweep.isClose(to: running.sweep))
      // The same speed: the same distance in the first hundredth of a second.
      let next = arc(.running, seconds: 3, time: time + 0.01)
      let after = arc(.finishing(outcome), seconds: 0.01, time: time + 0.01, slot: slot)
      let middle = wrapped(next.start + next.sweep / 2 - after.start - after.sweep / 2)
      #expect(middle.magnitude < 0.01)
    }
  }

  // A speed of 300 degrees per second that decreases linearly to zero in 0.4 seconds covers 60 more
  // degrees, 45 of them in the first half of the time.
  @Test(arguments: [(0.2, 45.0), (0.4, 60), (3, 60)])
  func theArcRunsDownWhenTheRunEnds(seconds: Double, degrees: Double) {
    let before = arc(.running, time: 5)
    let after = arc(.finishing(.failed), seconds: seconds, time: 5 + seconds, slot: .failure)
    let way = wrapped(after.start + after.sweep / 2 - before.start - before.sweep / 2)
    #expect((way * 180 / .pi).isClose(to: degrees, within: 0.1))
  }

  @Test func aRunThatThePullDidNotStartShowsNoDot() {
    #expect(look.picture(instant(.running, progress: 0, seconds: 0.1)).seen(.accent).count == 1)
  }

  @Test func successClosesTheRingAroundATick() throws {
    let inks = look.picture(instant(.finishing(.succeeded))).seen(.success)
    #expect(inks.count == 2)
    #expect(inks.contains { $0.length.isClose(to: 22 * .pi, within: 0.05) })
  }

  @Test(arguments: [false, true])
  func failureLeavesTheRingBrokenByAFifth(reduceMotion: Bool) throws {
    let picture = look.picture(instant(.finishing(.failed), reduceMotion: reduceMotion))
    let ring = try #require(picture.seen(.failure).last)
    #expect(ring.length.isClose(to: 0.8 * 22 * .pi, within: 0.05))
    // The track would fill the gap.
    #expect(picture.seen(.track).isEmpty)
  }

  @Test func withReducedMotionARunIsAWholeRingThatFades() throws {
    let opacities = (0..<32).map { frame -> Double in
      let ink = look.picture(instant(.running, time: Double(frame) / 20, reduceMotion: true))
        .seen(.accent)
      #expect(ink.first?.length.isClose(to: 22 * .pi, within: 0.05) == true)
      return ink.first?.opacity ?? 0
    }
    #expect(opacities.min()?.isClose(to: 0.35) == true)
    #expect(opacities.max()?.isClose(to: 1) == true)
  }

  @Test func thereIsNoText() {
    var input = instant(.pulling)
    input.width = 320
    input.titleWidth = 100
    #expect(look.picture(input).texts.isEmpty)
  }

  /// The bright arc of one frame: its start and its length, in radians.
  private func arc(
    _ phase: Phase,
    seconds: Double = 2,
    time: Double,
    slot: PaletteSlot = .accent
  ) -> (start: Double, sweep: Double) {
    let inks = look.picture(instant(phase, seconds: seconds, time: time)).seen(slot)
    guard let ink = inks.first(where: { $0.width > 0 && isRing($0) }), let first = ink.first else {
      return (.nan, .nan)
    }
    return (atan2(first.y - 28, first.x - 28), ink.length / 11)
  }

  private func isRing(_ ink: Picture.Ink) -> Bool {
    ink.lines.joined().allSatisfy { $0.distance(to: Point(28, 28)).isClose(to: 11, within: 0.01) }
  }
}
