import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// A sector of radius 7.5 in a circle of radius 11, around (28, 28). A fraction p of it has the area
// 7.5²πp.
@Suite struct DiscIndicatorTests {
  let look = DiscIndicator()

  @Test(arguments: [0.25, 0.5, 0.6, 0.75, 1])
  func theSectorGrowsClockwiseFromTheTop(progress: Double) throws {
    let sector = try #require(filled(instant(.pulling, progress: progress)))
    #expect(sector.first?.isClose(to: Point(28, 20.5)) == true)
    #expect(area(sector).isClose(to: 56.25 * .pi * progress, within: 0.2))
    let angle = 2 * Double.pi * progress
    let end = Point(28 + 7.5 * sin(angle), 28 - 7.5 * cos(angle))
    #expect(sector.lines.joined().contains { $0.isClose(to: end) })
    #expect(sector.lines.joined().contains { $0.isClose(to: Point(28, 28)) })
  }

  @Test func theCircleAroundItIsAThinLine() throws {
    let circle = try #require(look.picture(instant(.pulling, progress: 0.3)).seen(.track).first)
    #expect(circle.width.isClose(to: 2))
    #expect(isCircle(circle))
  }

  @Test func armedItIsASolidDiscOutToTheCirclesRim() throws {
    let inks = look.picture(instant(.armed)).seen(.accent)
    try #require(inks.count == 2)
    #expect(isCircle(inks[0]) && inks[0].width == 2)
    #expect(area(inks[1]).isClose(to: 121 * .pi, within: 0.5))
    let almost = look.picture(instant(.pulling, progress: 0.99)).seen(.accent)
    #expect(almost.count == 1 && area(almost[0]) < 57 * .pi)
  }

  // The loop takes 1.6 seconds. At a quarter of it the sector is half full; at seven eighths it is
  // empty except for the last 1 - smooth(3/4) = 5/32, which begins 303.75 degrees after the top.
  @Test(arguments: [(0.4, 0.0, 0.5), (1.4, 303.75, 5.0 / 32)])
  func duringARunItFillsAndEmptiesClockwise(time: Double, degrees: Double, share: Double) throws {
    let sector = try #require(filled(instant(.running, time: time)))
    func place(_ turns: Double) -> Point {
      Point(28 + 7.5 * sin(2 * .pi * turns), 28 - 7.5 * cos(2 * .pi * turns))
    }
    #expect(sector.first?.isClose(to: place(degrees / 360)) == true)
    #expect(area(sector).isClose(to: 56.25 * .pi * share, within: 0.2))
    let end = place(degrees / 360 + share)
    #expect(sector.lines.joined().contains { $0.isClose(to: end) })
  }

  @Test func aRunBeginsWithTheSolidDisc() {
    let begun = look.picture(instant(.running, seconds: 0, time: 7.3)).seen(.accent)
    #expect(begun.count == 2 && area(begun[1]).isClose(to: 121 * .pi, within: 0.5))
  }

  @Test(arguments: [(Outcome.succeeded, PaletteSlot.success), (.failed, .failure)])
  func aResultIsACircleAroundItsMark(outcome: Outcome, slot: PaletteSlot) throws {
    let inks = look.picture(instant(.finishing(outcome))).seen(slot)
    try #require(inks.count == 2)
    #expect(isCircle(inks[1]))
    // The mark does not touch the line.
    for point in inks[0].lines.joined() { #expect(point.distance(to: Point(28, 28)) < 8) }
  }

  @Test func withReducedMotionTheCircleIsTintedAndTheFullSectorFades() throws {
    let half = look.picture(instant(.armed, seconds: 0.1, reduceMotion: true)).seen(.accent)
    #expect(half.first.map(isCircle) == true)
    #expect(half.first?.opacity.isClose(to: 0.5) == true)
    for (time, opacity) in [(16.0, 1.0), (16.8, 0.35)] {
      let input = instant(.running, time: time, reduceMotion: true)
      let sector = try #require(filled(input))
      #expect(area(sector).isClose(to: 56.25 * .pi, within: 0.2))
      #expect(sector.opacity.isClose(to: opacity))
    }
  }

  @Test func aLoadMoreAtRestIsTheCircleAlone() throws {
    let inks = look.picture(load(.idle, progress: 0, .automatic)).seen(.secondary)
    #expect(inks.count == 1 && isCircle(inks[0]))
  }

  private func filled(_ input: IndicatorInput) -> Picture.Ink? {
    look.picture(input).seen(.accent).first { $0.width == 0 }
  }

  private func isCircle(_ ink: Picture.Ink) -> Bool {
    ink.length.isClose(to: 22 * .pi, within: 0.05)
      && ink.lines.joined().allSatisfy { $0.distance(to: Point(28, 28)).isClose(to: 11) }
  }

  /// By the shoelace formula.
  private func area(_ ink: Picture.Ink) -> Double {
    let points = ink.lines.first ?? []
    let sums = zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
      (a.x - 28) * (b.y - 28) - (b.x - 28) * (a.y - 28)
    }
    return (sums.reduce(0, +) / 2).magnitude
  }
}
