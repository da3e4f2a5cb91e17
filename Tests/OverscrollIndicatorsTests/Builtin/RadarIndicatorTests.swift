import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// The faint rings have radii of 7 and 11 points about (28, 28).
@Suite struct RadarIndicatorTests {
  let look = RadarIndicator()

  private func reach(_ ink: Picture.Ink) -> Double {
    ink.lines.joined().map { $0.distance(to: Point(28, 28)) }.max() ?? 0
  }

  // The outer ring takes the first seven tenths of the pull, the inner one the last.
  @Test(arguments: [(0.35, 6.0, 1.0 + 6 * 0.05 / 0.7), (0.7, 11, 1 + 6 * 0.4 / 0.7), (1, 11, 7)])
  func thePullSendsTwoRings(progress: Double, outer: Double, inner: Double) {
    let picture = look.picture(instant(.pulling, progress: progress))
    let rings = picture.seen(.accent).filter { $0.width == 2 }.map(reach)
    #expect(rings.count == 2 && rings[0].isClose(to: inner) && rings[1].isClose(to: outer))
    #expect(zip(picture.seen(.track).map(reach), [7, 11]).allSatisfy { $0.isClose(to: $1) })
  }

  @Test func armedItIsBrightAndItsDotLarge() throws {
    for (phase, radius, opacity) in [(Phase.pulling, 2.0, 0.5), (.armed, 4, 1)] {
      let inks = look.picture(instant(phase)).seen(.accent)
      #expect(inks.count == 3 && reach(inks[2]).isClose(to: radius))
      #expect(inks.prefix(2).allSatisfy { $0.opacity.isClose(to: opacity) })
    }
  }

  @Test func ringsSpreadAndFadeHalfALoopApart() {
    func rings(_ time: Double) -> [Picture.Ink] {
      look.picture(instant(.running, seconds: 5, time: time)).seen(.accent).filter { $0.width > 0 }
    }
    func radius(_ ring: Picture.Ink) -> Double { ring.first?.distance(to: Point(28, 28)) ?? 0 }
    let (early, late) = (rings(0.3), rings(1.2))
    #expect(early.count == 2 && late.count == 2)
    #expect(
      radius(early[0]).isClose(to: radius(late[1])) && radius(early[1]).isClose(to: radius(late[0]))
    )
    #expect(radius(early[0]) < radius(early[1]) && early[0].opacity > early[1].opacity)
  }
}
