import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// Three balls at x = 18.5, 28 and 37.5, y = 28; their radius in the row is 3.5.
@Suite struct BallsIndicatorTests {
  let look = BallsIndicator()

  @Test(arguments: [
    (0.25, [2.625, 0.0, 0.0]), (0.5, [3.5, 1.75, 0]), (0.75, [3.5, 3.5, 0.875]),
    (1.0, [3.5, 3.5, 3.5]),
  ])
  func thePullFillsOneAfterAnother(progress: Double, radii: [Double]) {
    let filled = balls(instant(.pulling, progress: progress))
    expect(filled, across: [18.5, 28, 37.5], radii)
    let beneath = balls(instant(.pulling, progress: progress), .track)
    expect(beneath, across: [18.5, 28, 37.5], [3.5, 3.5, 3.5])
  }

  @Test func theyFillInReadingDirection() {
    var input = instant(.pulling, progress: 0.5)
    input.environment.direction = .rightToLeft
    expect(balls(input), across: [37.5, 28, 18.5], [3.5, 1.75, 0])
  }

  @Test func armingSwellsAllOfThem() {
    expect(balls(instant(.armed, seconds: 0.1)), across: [18.5, 28, 37.5], [3.875, 3.875, 3.875])
    expect(balls(instant(.armed)), across: [18.5, 28, 37.5], [4.25, 4.25, 4.25])
    expect(balls(instant(.pulling, progress: 1)), across: [18.5, 28, 37.5], [3.5, 3.5, 3.5])
  }

  // The wave of 1 second is at its top, each ball a quarter behind the one before: half way up,
  // then at the bottom. The radius varies from 2.25 to 4.25, the opacity from 0.35 to 1.
  @Test func duringARunAWaveGoesThroughThem() {
    let pulsing = balls(instant(.running, time: 5))
    expect(pulsing, across: [18.5, 28, 37.5], [4.25, 3.25, 2.25])
    #expect(zip(pulsing, [1, 0.675, 0.35]).allSatisfy { $0.opacity.isClose(to: $1) })
    // A quarter of the loop later the second one is where the first one was.
    expect(balls(instant(.running, time: 5.25)), across: [18.5, 28, 37.5], [3.25, 4.25, 3.25])
    #expect(look.picture(instant(.running)).seen(.track).isEmpty)
  }

  @Test func aRunBeginsWithTheArmedRow() {
    let begun = look.list(instant(.running, seconds: 0, time: 7.3))
    #expect(begun == look.list(instant(.armed, time: 7.3)))
  }

  @Test func atTheEndTheyMeetInTheMiddle() {
    let half = balls(instant(.finishing(.succeeded), seconds: 0.1, time: 5))
    #expect(zip(half, [23.25, 28, 32.75]).allSatisfy { $0.x.isClose(to: $1) })
    #expect(half[0].opacity.isClose(to: 0.5))
  }

  @Test func withReducedMotionArmingBrightensAndNothingMoves() {
    for (phase, opacity) in [(Phase.pulling, 0.5), (.armed, 1)] {
      let row = balls(instant(phase, reduceMotion: true))
      expect(row, across: [18.5, 28, 37.5], [3.5, 3.5, 3.5])
      #expect(row.allSatisfy { $0.opacity.isClose(to: opacity) })
    }
    let wave = balls(instant(.running, time: 16, reduceMotion: true))
    expect(wave, across: [18.5, 28, 37.5], [3.5, 3.5, 3.5])
    #expect(zip(wave, [1, 0.675, 0.35]).allSatisfy { $0.opacity.isClose(to: $1) })
    let gone = balls(instant(.finishing(.failed), seconds: 0.1, time: 16, reduceMotion: true))
    expect(gone, across: [18.5, 28, 37.5], [3.5, 3.5, 3.5])
  }

  private typealias Ball = (x: Double, radius: Double, opacity: Double)

  private func balls(_ input: IndicatorInput, _ slot: PaletteSlot = .accent) -> [Ball] {
    look.picture(input).seen(slot).map { ink in
      let points = ink.lines.joined()
      let (left, right) = (points.map(\.x).min() ?? .nan, points.map(\.x).max() ?? .nan)
      let middle = Point((left + right) / 2, 28)
      let radius = (right - left) / 2
      #expect(points.allSatisfy { $0.distance(to: middle).isClose(to: radius) })
      return (middle.x, radius, ink.opacity)
    }
  }

  private func expect(_ balls: [Ball], across places: [Double], _ radii: [Double]) {
    #expect(balls.count == 3)
    for (ball, (place, radius)) in zip(balls, zip(places, radii)) {
      #expect(ball.x.isClose(to: place) && ball.radius.isClose(to: radius))
    }
  }
}
