import Overscroll
import OverscrollTestSupport
import Testing

/// The rubber band compared with the published formula, computed by hand.
@Suite struct ResistanceTests {
  /// f(x) = (1 - 1 / (x * 0.55 / d + 1)) * d: 100 at 640 is 640 * 0.0859375 / 1.0859375.
  @Test(arguments: [
    (640.0, 0.0, 0.0), (640, 100, 50.647_482_014_388_49), (640, 640, 227.096_774_193_548_4),
    (320, 100, 46.933_333_333_333_34), (640, 1e12, 640),
  ])
  func itHasThePublishedValues(_ viewport: Double, _ raw: Double, _ visible: Double) {
    let band = Resistance(viewport: viewport, held: 0)
    #expect(abs(band.visible(forRaw: raw) - visible) < 1e-6)
  }

  @Test func whatIsHeldMovesOneToOneAndTheBandBeginsBehindIt() {
    let band = Resistance(viewport: 640, held: 56)
    #expect(band.visible(forRaw: 0) == 0)
    #expect(band.visible(forRaw: 23.5) == 23.5)
    #expect(band.visible(forRaw: 56) == 56)
    #expect(abs(band.visible(forRaw: 156) - 106.647_482_014_388_49) < 1e-9)
  }

  @Test func aLimitIsNeverReachedHoweverShortItIs() {
    let band = Resistance(viewport: 640, held: 0, drag: Drag(limit: 0.5))
    #expect(band.visible(forRaw: 1_000) < 0.5)
  }

  @Test func itsSlopeAtTheEdgeIsItsCoefficient() {
    let band = Resistance(viewport: 640, held: 0)
    #expect(abs(band.visible(forRaw: 1e-4) / 1e-4 - 0.55) < 1e-6)
  }

  @Test func moreTravelIsMoreToSee() {
    for held in [0.0, 56] {
      let band = Resistance(viewport: 640, held: held)
      let values = (0...2_000).map { band.visible(forRaw: Double($0)) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func theTravelForADistanceIsItsInverse() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let band = Resistance(
        viewport: random.number(in: 100...2_000),
        held: random.number(in: 0...80)
      )
      let raw = random.number(in: 0...3_000)
      let back = band.raw(forVisible: band.visible(forRaw: raw))
      #expect(abs(back - raw) < 1e-7)
    }
  }

  @Test func atOrBeyondItsLimitTheTravelIsFinite() {
    let band = Resistance(viewport: 640, held: 0)
    #expect(band.raw(forVisible: 640).isFinite)
    #expect(band.raw(forVisible: 1e9) == band.raw(forVisible: 640))
  }

  @Test(arguments: [0.0, -5])
  func withoutAViewportNothingMovesPastWhatIsHeld(_ viewport: Double) {
    let band = Resistance(viewport: viewport, held: 20)
    #expect(band.visible(forRaw: 10) == 10)
    #expect(band.visible(forRaw: 500) == 20)
    #expect(band.raw(forVisible: 500) == 20)
  }
}
