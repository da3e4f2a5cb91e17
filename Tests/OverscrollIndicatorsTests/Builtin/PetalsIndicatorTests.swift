import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

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

  @Test func aRunBeginsWithTheOpenFlowerAndClosesItsDot() {
    let begun = look.list(instant(.running, seconds: 0, time: 7.3))
    #expect(begun == look.list(instant(.armed, time: 7.3)))
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
