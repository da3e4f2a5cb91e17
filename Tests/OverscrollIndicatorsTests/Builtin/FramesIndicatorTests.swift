import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollMath
import OverscrollTestSupport
import Testing

// Eleven images for the pull and eight for a run, in squares around (28, 28).
@Suite struct FramesIndicatorTests {
  let look = FramesIndicator()

  @Test(arguments: [(0.0625, 0), (0.25, 2), (0.5, 5), (0.75, 7), (0.99, 9), (1, 10), (1.5, 10)])
  func thePullLeafsThroughItsImages(progress: Double, frame: Int) throws {
    let image = try image(of: instant(.pulling, progress: progress))
    #expect(image.sequence == .pull && image.frame == frame)
    // 23 times the progress is less than 13 as numbers are rounded.
    #expect(try self.image(of: instant(.pulling, progress: 13.0 / 23), pull: 24).frame == 13)
  }

  @Test func armedTheLastImageGrows() throws {
    for (input, side) in [
      (instant(.pulling, progress: 1), 35.0), (instant(.armed, seconds: 0.1), 38.5),
      (instant(.armed, progress: 0.95), 42),
    ] {
      let image = try image(of: input)
      #expect(image.sequence == .pull && image.frame == 10)
      #expect(image.box.width.isClose(to: side) && image.box.height.isClose(to: side))
      #expect(image.box.center.isClose(to: .zero))
    }
  }

  // Eight images take 0.8 seconds.
  @Test(arguments: [(4.0, 0), (4.05, 0), (4.1, 1), (4.55, 5), (4.79, 7), (4.8, 0)])
  func aRunShowsTenImagesASecondOverAndOver(time: Double, frame: Int) throws {
    let image = try image(of: instant(.running, seconds: 3, time: time))
    #expect(image.sequence == .run && image.frame == frame)
    #expect(image.box.width.isClose(to: 42))
  }

  @Test func theLoopOfARunHasNoSeam() throws {
    for time in [4, 4.23, 4.5, 4.77] {
      let first = look.list(withImages(instant(.running, time: time)))
      #expect(first == look.list(withImages(instant(.running, time: time + 0.8))))
    }
    let last = try image(of: instant(.running, time: 4.75))
    #expect(last.frame == 7)
  }

  @Test func oneSequenceAloneServesBoth() throws {
    let still = try image(of: instant(.pulling, progress: 0.5), pull: 0, run: 8)
    #expect(still.sequence == .run && still.frame == 3)
    let moving = try image(of: instant(.running, time: 4.4), pull: 11, run: 0)
    // Eleven images take 1.1 seconds, and 4.4 are four times that.
    #expect(moving.sequence == .pull && moving.frame == 0)
    #expect(try image(of: instant(.running), pull: 11, run: 1).sequence == .run)
  }

  @Test(arguments: [Outcome.succeeded, .failed, .cancelled])
  func atTheEndTheImageFadesAndTheMarkComes(outcome: Outcome) throws {
    let half = try image(of: instant(.finishing(outcome), seconds: 0.1, time: 4.5))
    #expect(half.sequence == .run && half.opacity.isClose(to: 0.5))
    let done = look.picture(withImages(instant(.finishing(outcome))))
    #expect(done.images.allSatisfy { $0.opacity < 0.001 })
    #expect(done.seen(.success).count == (outcome == .succeeded ? 1 : 0))
    #expect(done.seen(.failure).count == (outcome == .failed ? 1 : 0))
  }

  @Test func theImageComesInWithTheFirstQuarterOfThePull() throws {
    for (progress, opacity) in [(0.05, 0.2), (0.125, 0.5), (0.25, 1.0), (0.8, 1.0)] {
      let image = try image(of: instant(.pulling, progress: progress))
      #expect(image.opacity.isClose(to: opacity, within: 1e-6))
    }
    #expect(look.list(withImages(instant(.pulling, progress: 0))).isEmpty)
  }

  @Test func withReducedMotionArmingBrightensAndARunIsOneImageThatFades() throws {
    for (phase, time, opacity) in [(Phase.pulling, 1, 0.5), (.armed, 0.1, 0.75), (.armed, 1, 1)] {
      let image = try image(of: instant(phase, seconds: time, reduceMotion: true))
      #expect(image.opacity.isClose(to: opacity) && image.box.width.isClose(to: 42))
    }
    for (time, opacity) in [(16.0, 1.0), (16.8, 0.35)] {
      let image = try image(of: instant(.running, time: time, reduceMotion: true))
      #expect(image.sequence == .run && image.frame == 0)
      #expect(image.opacity.isClose(to: opacity) && image.box.width.isClose(to: 42))
    }
  }

  @Test func aLoadMoreAtRestIsTheFirstImageFaintly() throws {
    let image = try image(of: load(.idle, progress: 0.7, .automatic))
    #expect(image.sequence == .pull && image.frame == 0 && image.opacity.isClose(to: 0.5))
    let pulled = try self.image(of: load(.pulling, progress: 0.1, .release))
    #expect(pulled.opacity.isClose(to: 1))
    let failed = look.picture(withImages(load(.idle, .automatic, last: .failed)))
    #expect(failed.seen(.failure).count == 1)
    #expect(failed.images.allSatisfy { $0.opacity < 0.001 })
    let end = look.picture(withImages(load(.exhausted, .automatic)))
    #expect(end.images.isEmpty && end.seen(.secondary).count == 1)
  }

  // In twelve steps, ten of them in a second of a run: by their angles clockwise from the top.
  @Test(arguments: [
    (instant(.pulling, progress: 0.3), 0.0, 90.0), (instant(.pulling, progress: 0.99), 0, 330),
    (instant(.running, seconds: 3, time: 2.4), 0, 120),
    (instant(.running, seconds: 3, time: 2.71), 90, 210),
    (instant(.running, seconds: 3, time: 4.11), 150, 270),
  ])
  func withoutImagesItIsADiscThatFillsAndThenGoesAround(
    input: IndicatorInput,
    from: Double,
    to: Double
  ) throws {
    let picture = look.picture(input)
    #expect(picture.seen(.track).count == 1)
    // Half of 0.3 seconds: the full disc fades into the loop.
    let begun = look.picture(instant(.running, seconds: 0.15, time: 2.71)).seen(.accent)
    #expect(begun.map(\.opacity) == [1, 0.5])
    let sectors = picture.seen(.accent)
    #expect(sectors.count == 1)
    let radius = input.phase == .running ? 12.0 : 10
    for sector in sectors {
      let rim = sector.lines.joined().filter { $0.distance(to: Point(28, 28)) > radius / 2 }
      #expect(rim.allSatisfy { $0.distance(to: Point(28, 28)).isClose(to: radius, within: 0.01) })
      for (point, angle) in [(rim.first, from), (rim.last, to)] {
        let (sine, cosine) = sineCosine(angle * .pi / 180)
        let end = Point(28 + radius * sine, 28 - radius * cosine)
        #expect(try #require(point).isClose(to: end, within: 1e-3))
      }
    }
  }

  @Test func everyInstantWithImagesIsBalancedAndInsideTheRectangle() {
    for input in EveryLookTests.instants {
      let picture = look.picture(withImages(input))
      #expect(picture.isBalanced)
      for image in picture.images { #expect(image.box.width <= 42.001) }
    }
  }

  private func withImages(
    _ input: IndicatorInput,
    pull: Int = 11,
    run: Int = 8
  ) -> IndicatorInput {
    var input = input
    (input.pullFrames, input.runFrames) = (pull, run)
    return input
  }

  private func image(
    of input: IndicatorInput,
    pull: Int = 11,
    run: Int = 8
  ) throws -> Picture.Image {
    let images = look.picture(withImages(input, pull: pull, run: run)).images
    #expect(images.count == 1)
    return try #require(images.first)
  }
}
