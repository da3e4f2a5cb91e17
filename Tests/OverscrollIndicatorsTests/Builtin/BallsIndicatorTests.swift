import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// Three balls at x = 18, 28 and 38, y = 28; their radius in the row is 3.25.
@Suite struct BallsIndicatorTests {
  let look = BallsIndicator()

  @Test(arguments: [
    (0.25, [2.4375, 0.0, 0.0]), (0.5, [3.25, 1.625, 0]), (0.75, [3.25, 3.25, 0.8125]),
    (1.0, [3.25, 3.25, 3.25]),
  ])
  func thePullFillsOneAfterAnother(progress: Double, radii: [Double]) {
    let filled = balls(instant(.pulling, progress: progress))
    expect(filled, across: [18, 28, 38], radii)
    let beneath = balls(instant(.pulling, progress: progress), .track)
    expect(beneath, across: [18, 28, 38], [3.25, 3.25, 3.25])
  }

  @Test func theyFillInReadingDirection() {
    var input = instant(.pulling, progress: 0.5)
    input.environment.direction = .rightToLeft
    expect(balls(input), across: [38, 28, 18], [3.25, 1.625, 0])
  }

  @Test func armingSwellsAllOfThem() {
    expect(balls(instant(.armed, seconds: 0.1)), across: [18, 28, 38], [3.75, 3.75, 3.75])
    expect(balls(instant(.armed)), across: [18, 28, 38], [4.25, 4.25, 4.25])
    expect(balls(instant(.pulling, progress: 1)), across: [18, 28, 38], [3.25, 3.25, 3.25])
  }

  // The wave of 1 second is at its top, each ball a quarter behind the one before: half way up,
  // then at the bottom. The radius varies from 2 to 4, the opacity from 0.35 to 1.
  @Test func duringARunAWaveGoesThroughThem() {
    let pulsing = balls(instant(.running, time: 5))
    expect(pulsing, across: [18, 28, 38], [4, 3, 2])
    #expect(zip(pulsing, [1, 0.675, 0.35]).allSatisfy { $0.opacity.isClose(to: $1) })
    // A quarter of the loop later the second one is where the first one was.
    expect(balls(instant(.running, time: 5.25)), across: [18, 28, 38], [3, 4, 3])
    #expect(look.picture(instant(.running)).seen(.track).isEmpty)
  }

  @Test func aRunBeginsWithTheArmedRow() {
    let begun = look.list(instant(.running, seconds: 0, time: 7.3))
    #expect(begun == look.list(instant(.armed, time: 7.3)))
  }

  @Test func atTheEndTheyMeetInTheMiddle() {
    let half = balls(instant(.finishing(.succeeded), seconds: 0.1, time: 5))
    #expect(zip(half, [23.0, 28, 33]).allSatisfy { $0.x.isClose(to: $1) })
    #expect(half[0].opacity.isClose(to: 0.5))
  }

  @Test func withReducedMotionArmingBrightensAndNothingMoves() {
    for (phase, opacity) in [(Phase.pulling, 0.5), (.armed, 1)] {
      let row = balls(instant(phase, reduceMotion: true))
      expect(row, across: [18, 28, 38], [3.25, 3.25, 3.25])
      #expect(row.allSatisfy { $0.opacity.isClose(to: opacity) })
    }
    let wave = balls(instant(.running, time: 16, reduceMotion: true))
    expect(wave, across: [18, 28, 38], [3.25, 3.25, 3.25])
    #expect(zip(wave, [1, 0.675, 0.35]).allSatisfy { $0.opacity.isClose(to: $1) })
    let gone = balls(instant(.finishing(.failed), seconds: 0.1, time: 16, reduceMotion: true))
    expect(gone, across: [18, 28, 38], [3.25, 3.25, 3.25])
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
