import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

@Suite struct RingIndicatorTests {
  let look = RingIndicator()

  // The rings have a radius of 11 points at a size of 28, around (28, 28).
  @Test(arguments: [BuiltinIndicator.ring, .tick], [0.25, 0.5, 0.6, 0.75, 1])
  func theArcGrowsClockwiseFromTheTop(look: BuiltinIndicator, progress: Double) throws {
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

  @Test func armedTheRingIsClosed() throws {
    let inks = look.picture(instant(.armed, progress: 0.9)).seen(.accent)
    #expect(inks.count == 1 && inks[0].length.isClose(to: 22 * .pi, within: 0.05))
  }

  // Half as thick again as a line of 2 points; in between one more point, without reduced motion.
  @Test(arguments: [(false, [2, 3.5, 3, 3]), (true, [2, 2.5, 3, 3])])
  func armedTheRingIsThicker(reduceMotion: Bool, expected: [Double]) {
    let widths = [0, 0.1, 0.2, 1].compactMap { seconds in
      look.picture(instant(.armed, seconds: seconds, reduceMotion: reduceMotion)).seen(.accent)
        .first?
        .width
    }
    #expect(widths == expected)
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

  @Test func aRunOpensTheArmedRing() {
    let half = arc(.running, seconds: 0.15, time: 0)
    #expect((half.sweep * 180 / .pi).isClose(to: (360 + 72) / 2, within: 0.1))
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

  // In 0.1 seconds the loop loses 0.0125 of its time.
  @Test func aCancelledRunFadesAsTheArcOfItsLoop() {
    let loop = arc(.running, time: 5.0875)
    let after = arc(.finishing(.cancelled), seconds: 0.1, time: 5.1)
    #expect(after.sweep.isClose(to: loop.sweep) && after.start.isClose(to: loop.start))
  }

  @Test(arguments: [(0.0, 2.0), (1, 2.5)])
  func aRunMakesTheRingALineAgain(progress: Double, width: Double) throws {
    let picture = look.picture(instant(.running, progress: progress, seconds: 0.15))
    #expect(try #require(picture.seen(.accent).first).width.isClose(to: width))
  }

  @Test(arguments: [(Outcome.succeeded, PaletteSlot.success), (.failed, .failure)])
  func aResultClosesTheRingAroundItsMark(outcome: Outcome, slot: PaletteSlot) throws {
    let inks = look.picture(instant(.finishing(outcome))).seen(slot)
    #expect(inks.count == 2)
    #expect(inks.contains { $0.length.isClose(to: 22 * .pi, within: 0.05) })
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

// An arc of radius 7 around (28, 28). Complete, it extends from 27 degrees past the right clockwise
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
    #expect(head[0].isClose(to: Point(28 + 9 * half, 28 - 9 * half)))
    #expect(head[1].isClose(to: Point(28 + (6.5 + 2.8) * half, 28 - (6.5 - 2.8) * half)))
    #expect(head[2].isClose(to: Point(28 + 5 * half, 28 - 5 * half)))
    #expect(head.last == head.first)
    // Half of the pull has half of its size.
    let begun = try #require(look.picture(instant(.pulling, progress: 0.5)).seen(.accent).first)
    #expect(begun.lines[1][0].distance(to: Point(28, 28)).isClose(to: 8))
  }

  @Test func armingBrightensItAndEnlargesTheDisc() throws {
    let instants = [
      instant(.pulling, progress: 1), instant(.armed, seconds: 0.1), instant(.armed),
    ]
    for (input, (radius, opacity)) in zip(instants, [(11.0, 0.6), (11.5, 0.8), (12, 1)]) {
      let picture = look.picture(input)
      // Three rings of a soft shadow, and the disc on them.
      let discs = picture.seen(.foreground) + picture.seen(.track)
      for (disc, (width, opacity)) in zip(discs, [(2, 0.06), (1.25, 0.06), (0.5, 0.06), (0, 1)]) {
        #expect(disc.opacity.isClose(to: opacity, within: 1e-5))
        for point in disc.lines.joined() {
          #expect(point.distance(to: Point(28, 28)).isClose(to: radius + width))
        }
      }
      #expect(discs.count == 4)
      #expect(picture.seen(.accent)[0].opacity.isClose(to: opacity))
    }
  }

  @Test func duringARunTheArcIsBetween36And288DegreesLong() {
    let degrees = (0..<140).map { arc(running(Double($0) / 100)).sweep * 180 / .pi }
    #expect(degrees.min()?.isClose(to: 36, within: 0.1) == true)
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
      // On the whole disc.
      #expect(look.picture(input).seen(.track)[0].first?.isClose(to: Point(40, 28)) == true)
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
    return (atan2(first.y - 28, first.x - 28), length / 7)
  }

  private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}

// A petal is one cubic curve from its tip, 4 units from the middle (28, 28), back to it. Its
// control points are 12 units further out, 6 to either side, so its middle is 3/4 of 12 units past
// the tip: 13 from the middle. Its half width is 6 times the maximum of 3t(1 - t)(2t - 1), which is
// √3/6.
@Suite struct PetalsIndicatorTests {
  let look = PetalsIndicator()
  let middle = Point(28, 28)

  @Test func thePetalsGrowOneByOneClockwiseFromTheTop() {
    // 5/16 of the pull is two and a half of eight petals.
    let petals = grown(instant(.pulling, progress: 0.3125))
    #expect(petals.count == 3)
    for (petal, (angle, reach)) in zip(petals, [(0.0, 13.0), (45, 13), (90, 8.5)]) {
      #expect(petal.first?.isClose(to: place(4, at: angle)) == true)
      #expect(petal.last?.isClose(to: place(4, at: angle)) == true)
      #expect(farthest(petal).isClose(to: place(reach, at: angle)))
    }
  }

  @Test func eightPlainPetalsLieBeneath() {
    let petals = look.picture(instant(.pulling, progress: 0.3)).seen(.track)
    #expect(petals.count == 8)
    for (index, petal) in petals.enumerated() {
      #expect(farthest(petal).isClose(to: place(13, at: 45 * Double(index))))
    }
    #expect(halfWidth(petals[0]).isClose(to: 3.0.squareRoot()))
  }

  @Test func theDotGrowsAsTheFlowerOpens() throws {
    let dot = try #require(look.picture(instant(.armed, seconds: 0.1)).seen(.accent).last)
    for point in dot.lines.joined() { #expect(point.distance(to: middle).isClose(to: 1.25)) }
  }

  @Test func armedTheFlowerIsOpenAroundADot() throws {
    let inks = look.picture(instant(.armed)).seen(.accent)
    try #require(inks.count == 9)
    // Controls 9 units to either side.
    #expect(halfWidth(inks[0]).isClose(to: 1.5 * 3.0.squareRoot()))
    let dot = try #require(inks.last)
    for point in dot.lines.joined() { #expect(point.distance(to: middle).isClose(to: 2.5)) }
    #expect(grown(instant(.pulling, progress: 0.999)).count == 8)
    #expect(halfWidth(grown(instant(.pulling, progress: 1))[0]).isClose(to: 3.0.squareRoot()))
  }

  // A quarter turn after the top the third petal is brightest; from there brightness decreases
  // backward by 0.8 in seven eighths of a turn.
  @Test func duringARunTheBrightnessGoesRound() throws {
    let opacities = grown(instant(.running, time: 3.25)).map(\.opacity)
    // How many petals ago the bright one passed each petal.
    let ages = [2, 1, 0, 7, 6, 5, 4, 3]
    try #require(opacities.count == 8)
    for (opacity, age) in zip(opacities, ages) {
      #expect(opacity.isClose(to: 1 - 0.8 / 7 * Double(age), within: 1e-5), "age \(age)")
    }
  }

  @Test func aRunClosesTheDotOfTheFlower() {
    #expect(grown(instant(.running, seconds: 0.3, time: 7.3)).count == 8)
  }

  // Half of the 0.2 seconds: half as visible, and three quarters of the size.
  @Test func atTheEndItShrinksAndFades() throws {
    let petals = grown(instant(.finishing(.failed), seconds: 0.1, time: 3.25))
    try #require(petals.count == 8)
    #expect(farthest(petals[0]).isClose(to: place(10.75, at: 0)))
    #expect(petals[2].opacity.isClose(to: 0.5))
    let still = instant(.finishing(.failed), seconds: 0.1, reduceMotion: true)
    #expect(farthest(grown(still)[0]).isClose(to: place(13, at: 0)))
  }

  @Test func withReducedMotionOnlyADotTellsThatItIsArmed() throws {
    let inks = look.picture(instant(.armed, seconds: 0.1, reduceMotion: true)).seen(.accent)
    try #require(inks.count == 9)
    #expect(halfWidth(inks[0]).isClose(to: 3.0.squareRoot()))
    #expect(inks[8].opacity.isClose(to: 0.5))
    #expect(inks[8].first?.isClose(to: Point(30.5, 28)) == true)
  }

  // The fading cycle is at 1 at the beginning of its 1.6 seconds and at 0.35 in the middle.
  @Test(arguments: [(16.0, 1.0), (16.8, 0.35)])
  func withReducedMotionAllPetalsFadeTogether(time: Double, opacity: Double) {
    for petal in grown(instant(.running, time: time, reduceMotion: true)) {
      #expect(petal.opacity.isClose(to: opacity))
    }
  }

  private func grown(_ input: IndicatorInput) -> [Picture.Ink] {
    look.picture(input).seen(.accent).filter { $0.length > 0.01 }
  }

  private func place(_ distance: Double, at degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    return Point(28 + distance * sin(angle), 28 - distance * cos(angle))
  }

  private func farthest(_ ink: Picture.Ink) -> Point {
    ink.lines.joined().max { $0.distance(to: middle) < $1.distance(to: middle) } ?? middle
  }

  /// For the petal at the top.
  private func halfWidth(_ ink: Picture.Ink) -> Double {
    ink.lines.joined().map { $0.x - 28 }.max() ?? 0
  }
}
