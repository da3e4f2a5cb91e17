import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// How a look becomes its loop when a run begins, and how far it has come where the run is over.
@Suite struct TransitionTests {
  /// All but the one that becomes another figure.
  static let looks = BuiltinIndicator.ours.filter { $0 != .arrow }

  /// The opacity of the strongest shape in the colors of a run and its result.
  private func strength(_ look: BuiltinIndicator, _ input: IndicatorInput) -> Double {
    let picture = look.picture(input)
    return [PaletteSlot.accent, .success].flatMap { picture.seen($0) }.map(\.opacity).max() ?? 0
  }

  // In 0.3 seconds. In the middle of its 1.6 seconds the loop is at its faintest, 0.35; half of the way is 0.675.
  @Test(arguments: looks, [(0.0, 1.0), (0.15, 0.675), (0.3, 0.35), (2, 0.35)])
  func withReducedMotionARunFadesIntoItsLoopAndItsResultGoesOnFromThere(
    look: BuiltinIndicator,
    change: (seconds: Double, opacity: Double)
  ) {
    let run = instant(.running, seconds: change.seconds, time: 0.8, reduceMotion: true)
    #expect(strength(look, run).isClose(to: change.opacity, within: 1e-5))
    var result = instant(.finishing(.succeeded), seconds: 0, time: 0.8, reduceMotion: true)
    result.secondsInPrevious = change.seconds
    #expect(strength(look, result).isClose(to: change.opacity, within: 1e-5))
  }

  @Test(arguments: looks) func aRunThatMovesDoesNotFade(look: BuiltinIndicator) {
    // The bright petal is between two.
    #expect(strength(look, instant(.running, seconds: 2, time: 0.8)) > 0.9)
  }

  // The color of a ring is that of its result.
  @Test(arguments: looks.filter { $0 != .ring }, [false, true])
  func whereAShortRunIsOverItsResultBegins(look: BuiltinIndicator, reduceMotion: Bool) {
    let run = instant(.running, seconds: 0.15, time: 1.1, reduceMotion: reduceMotion)
    var result = instant(.finishing(.failed), seconds: 0, time: 1.1, reduceMotion: reduceMotion)
    result.secondsInPrevious = 0.15
    for slot in PaletteSlot.allCases {
      let (before, after) = (look.picture(run).seen(slot), look.picture(result).seen(slot))
      #expect(before.count == after.count)
      for (one, other) in zip(before, after) {
        #expect(one.width.isClose(to: other.width) && one.opacity.isClose(to: other.opacity))
        let points = zip(one.lines.joined(), other.lines.joined())
        #expect(points.allSatisfy { $0.isClose(to: $1) })
      }
    }
  }

  // Eased, a quarter of the 0.2 seconds is 0.15625 of the change, and 11/20 are 0.57475: twice the distance from half.
  @Test(
    arguments: [BuiltinIndicator.drop, .liquid],
    [(0.05, 0.6875, false), (0.11, 0.1495, true), (0.15, 0.6875, true)]
  )
  func withReducedMotionTheArmedShapeFadesInWhereThePulledOneHasFadedOut(
    look: BuiltinIndicator,
    change: (seconds: Double, opacity: Double, isArmed: Bool)
  ) throws {
    let inks = look.picture(instant(.armed, seconds: change.seconds, reduceMotion: true))
      .seen(.accent)
    #expect(inks.count == 1 && inks[0].opacity.isClose(to: change.opacity, within: 1e-5))
    let other = instant(change.isArmed ? .armed : .pulling, reduceMotion: true)
    #expect(inks[0].lines == look.picture(other).seen(.accent)[0].lines)
  }

  // Half of the tint's quarter, half of it again where half of the 0.25 seconds of a result are over.
  @Test(arguments: [BuiltinIndicator.path, .tick])
  func theTintOfAnArmedFigureGoesWithTheRunAsFarAsItWasPulled(look: BuiltinIndicator) {
    func tint(_ phase: Phase, _ progress: Double = 1, seconds: Double, run: Double = 0) -> Double {
      var input = instant(phase, progress: progress, seconds: seconds)
      input.secondsInPrevious = run
      return look.picture(input).seen(.accent).first { $0.width == 0 }?.opacity ?? 0
    }
    for (seconds, share) in [(0.0, 1.0), (0.15, 0.5), (0.3, 0)] {
      #expect(tint(.running, seconds: seconds).isClose(to: 0.25 * share))
      #expect(tint(.running, 0.5, seconds: seconds).isClose(to: 0.125 * share))
      let ended = tint(.finishing(.failed), seconds: 0, run: seconds)
      #expect(ended.isClose(to: 0.25 * share))
    }
    guard look == .tick else { return }
    let fading = tint(.finishing(.failed), seconds: 0.125, run: 0.15)
    #expect(fading.isClose(to: 0.0625))
  }

  // In a quarter of a second.
  @Test(arguments: [BuiltinIndicator.ring, .tick])
  func aResultTakesTheTrackAway(look: BuiltinIndicator) {
    let opacities = [0, 0.125, 0.25].map { seconds in
      look.picture(instant(.finishing(.failed), seconds: seconds)).seen(.track).first?.opacity ?? 0
    }
    #expect(zip(opacities, [1, 0.5, 0]).allSatisfy { $0.isClose(to: $1) })
  }

  /// A list that scrolls sideways has its content at the right, or the left, instead of below.
  @Test(arguments: [BuiltinIndicator.drop, .wave, .liquid, .field])
  func besideAListThePictureIsThatAboveOneTurned(look: BuiltinIndicator) throws {
    var above = instant(.pulling)
    above.width = 393
    var beside = instant(.pulling)
    (beside.height, beside.axis) = (393, .horizontal)
    let (one, other) = try (
      #require(look.picture(above).bounds), #require(look.picture(beside).bounds)
    )
    #expect(Point(one.x, one.y).isClose(to: Point(other.y, other.x), within: 0.51))
    #expect(Point(one.maxX, one.maxY).isClose(to: Point(other.maxY, other.maxX), within: 0.51))
  }
}
