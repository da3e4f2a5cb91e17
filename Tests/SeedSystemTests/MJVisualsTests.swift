import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// MJRefresh, checks 1 to 13: drawing.
@Suite struct MJVisualsTests {
  let look = MJIndicator()
  let center = Point(85, 27)

  private func mj(
    _ phase: Phase,
    progress: Double = 1,
    after seconds: Double = 10,
    previous: Phase = .idle
  ) -> IndicatorInput {
    var input = header(
      phase,
      progress: progress,
      after: seconds,
      previous: previous,
      height: 54,
      .original
    )
    (input.titleWidth, input.detailWidth) = (100, 90)
    return input
  }

  /// The arrow's direction in degrees, from the corner of its arms: 90 is down, 270 up.
  private func direction(_ input: IndicatorInput, from center: Point) throws -> Double {
    let arms = try #require(look.picture(input).seen(.foreground).last?.lines.first)
    #expect(arms.count == 3)
    // Beside the shaft's middle, which is a quarter of a point left of the image's.
    return degrees(arms[1], from: center)
  }

  @Test func MJ04_theSpinnerFadesOverFourTenthsOfASecond() throws {
    func opacity(_ seconds: Double) -> Double {
      look.picture(mj(.finishing(.succeeded), after: seconds, previous: .running))
        .seen(.secondary).map(\.opacity).max() ?? 0
    }
    let full = try #require(look.picture(mj(.running)).seen(.secondary).map(\.opacity).max())
    #expect(full.isClose(to: 1))
    #expect(opacity(0).isClose(to: 1))
    // Ease-in-out at a quarter, half and three quarters of the time: .1292, .5, .8708.
    #expect(opacity(0.1).isClose(to: 1 - 0.1292))
    #expect(opacity(0.2).isClose(to: 0.5))
    #expect(opacity(0.3).isClose(to: 1 - 0.8708))
    #expect(opacity(0.4) == 0)
  }

  @Test func MJ04_theArrowReturnsAfterTheSpinnerAndIsDown() throws {
    for seconds in [0, 0.2, 0.39] {
      let input = mj(.finishing(.succeeded), after: seconds, previous: .running)
      #expect(look.picture(input).seen(.foreground).isEmpty)
    }
    let after = mj(.finishing(.succeeded), after: 0.4, previous: .running)
    #expect(try direction(after, from: center).isClose(to: 90, within: 2))
    #expect(look.picture(mj(.running)).seen(.foreground).isEmpty)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func MJ12_theArrowStandsBesideTheWiderTitle(_ reading: LayoutDirection) throws {
    var input = mj(.pulling)
    input.environment.direction = reading
    let picture = look.picture(input)
    #expect(
      picture.texts.map(\.box) == [
        Rect(x: 0, y: 0, width: 320, height: 27), Rect(x: 0, y: 27, width: 320, height: 27),
      ]
    )
    #expect(picture.texts.allSatisfy { $0.alignment == .center && $0.slot == .foreground })
    // Image of 15 by 40 around the middle: the shaft from 8.5 to 31, a quarter point left of it.
    let x = reading == .leftToRight ? 85.0 : 235
    let shaft = try #require(picture.seen(.foreground).first)
    #expect(try #require(shaft.first).isClose(to: Point(x - 0.25, 27 - 20 + 8.5)))
    #expect(shaft.width.isClose(to: 1.5))
    // The tip of the arms at 31.2: 2.5 points of level thickness around a corner.
    let arms = try #require(picture.seen(.foreground).last)
    let tip = arms.lines[0][1].y + arms.width / 2 * 2.0.squareRoot()
    #expect(tip.isClose(to: 27 - 20 + 31.2, within: 0.02))
    #expect((arms.width * 2.0.squareRoot()).isClose(to: 2.5, within: 0.01))
  }

  /// The art of 15 by 40 points: a shaft of 1.5 points from 8.5 to its tip at 31.2, and arms from 24 at 0.5 and
  /// at 14, at 45 degrees.
  @Test func theArrowIsAShaftAndTwoArms() throws {
    var input = mj(.pulling)
    (input.titleWidth, input.detailWidth) = (0, 0)
    let picture = look.picture(input)
    let (shaft, arms) = (picture.inks[0], picture.inks[1])
    let origin = Point(160 - 7.5, 27 - 20)
    #expect(shaft.lines.count == 1 && shaft.width == 1.5)
    let ends = shaft.lines[0]
    #expect(ends.count == 2 && ends.allSatisfy { $0.x.isClose(to: origin.x + 7.25) })
    #expect(ends[0].y.isClose(to: origin.y + 8.5))
    #expect(ends[1].y > origin.y + 29 && ends[1].y < origin.y + 31.2)
    #expect(arms.lines.count == 1 && arms.lines[0].count == 3)
    let (left, corner, right) = (arms.lines[0][0], arms.lines[0][1], arms.lines[0][2])
    // The tip is half the horizontal thickness below the middle lines' corner.
    #expect(corner.isClose(to: Point(origin.x + 7.25, origin.y + 31.2 - 1.25), within: 0.05))
    #expect(left.isClose(to: Point(origin.x + 0.5 + 0.65, origin.y + 24 - 0.15), within: 0.05))
    #expect(right.isClose(to: Point(origin.x + 14 - 0.65, origin.y + 24 - 0.15), within: 0.05))
    for end in [left, right] { #expect(abs(end.x - corner.x).isClose(to: corner.y - end.y)) }
    #expect(arms.width.isClose(to: 2.5 * 0.5.squareRoot(), within: 0.01))
  }

  @Test func MJ12_withoutTitlesTheArrowIsInTheMiddle() throws {
    var input = mj(.pulling)
    (input.titleWidth, input.detailWidth) = (0, 0)
    let picture = look.picture(input)
    #expect(picture.texts.isEmpty)
    let shaft = try #require(picture.seen(.foreground).first)
    #expect(try #require(shaft.first).x.isClose(to: 159.75))
  }

  @Test func MJ12_withTheTitleAloneItHasTheWholeHeight() {
    var input = mj(.pulling)
    input.detailWidth = 0
    #expect(look.picture(input).texts.map(\.box) == [Rect(x: 0, y: 0, width: 320, height: 54)])
  }

  // Counterclockwise: half way the arrow that pointed down points right.
  @Test func MJ12_armingTurnsTheArrowCounterclockwiseInAQuarterOfASecond() throws {
    #expect(try direction(mj(.pulling), from: center).isClose(to: 90, within: 2))
    let half = mj(.armed, after: 0.125, previous: .pulling)
    let angle = try direction(half, from: center)
    #expect(min(angle, 360 - angle) < 2)
    // Ease-in-out: .1292 of half a turn after a quarter of the time.
    let early = mj(.armed, after: 0.0625, previous: .pulling)
    #expect(try direction(early, from: center).isClose(to: 90 - 180 * 0.1292, within: 2))
    #expect(
      try direction(mj(.armed, after: 0.25, previous: .pulling), from: center)
        .isClose(to: 270, within: 2)
    )
    let back = mj(.pulling, after: 0.125, previous: .armed)
    let returning = try direction(back, from: center)
    #expect(min(returning, 360 - returning) < 2)
  }

  @Test func MJ10_aBackFootersArrowPointsUpAndTurnsDownWhenArmed() throws {
    var input = mj(.pulling)
    (input.role, input.edge, input.height, input.detailWidth) = (.loadMore, .end, 44, 0)
    let center = Point(85, 22)
    #expect(try direction(input, from: center).isClose(to: 270, within: 2))
    (input.phase, input.previousPhase) = (.armed, .pulling)
    #expect(try direction(input, from: center).isClose(to: 90, within: 2))
    // From -180 degrees to 0: half way it points right, as the header's does.
    input.secondsInPhase = 0.125
    let half = try direction(input, from: center)
    #expect(min(half, 360 - half) < 2)
  }

  @Test func anAutomaticFooterIsItsTitleWithASpinnerDuringARun() {
    var input = mj(.idle, progress: 0)
    (input.role, input.edge, input.trigger) = (.loadMore, .end, .automatic)
    (input.height, input.detailWidth) = (44, 0)
    let idle = look.picture(input)
    #expect(idle.inks.isEmpty)
    #expect(idle.texts.map(\.box) == [Rect(x: 0, y: 0, width: 320, height: 44)])
    input.phase = .running
    for spoke in look.picture(input).seen(.secondary) {
      for point in spoke.lines.joined() { #expect(point.distance(to: Point(85, 22)) <= 9.001) }
    }
    for phase in [Phase.finishing(.exhausted), .exhausted] {
      input.phase = phase
      input.secondsInPhase = 0
      #expect(look.picture(input).inks.isEmpty)
    }
  }

  // MARK: Images

  /// floor(count · progress), at most the last (section 3.e).
  @Test(arguments: [(0.0, 0), (0.5, 5), (0.79, 7), (0.99, 9), (1, 9), (2, 9)])
  func thePullGoesThroughItsImages(progress: Double, frame: Int) throws {
    var input = mj(.pulling, progress: progress)
    (input.pullFrames, input.runFrames) = (10, 3)
    let image = try #require(look.picture(input).images.first)
    #expect(image.sequence == .pull && image.frame == frame)
    #expect(look.picture(input).seen(.foreground).isEmpty)
  }

  /// A loop lasts a tenth of a second for each image.
  @Test func aRunRepeatsItsImagesTenTimesASecond() {
    let frames = (0..<8).map { index -> Int? in
      var input = mj(.running)
      (input.pullFrames, input.runFrames) = (10, 3)
      input.time = 60 + Double(index) * 0.1 + 0.01
      let image = look.picture(input).images.first
      return image?.sequence == .run ? image?.frame : nil
    }
    #expect(frames == [0, 1, 2, 0, 1, 2, 0, 1])
  }

  @Test func oneImageStandsStillAndTheOtherSequenceServesWhereOneIsMissing() {
    var input = mj(.running)
    (input.pullFrames, input.runFrames) = (10, 1)
    for time in [0, 0.13, 0.55, 7] {
      input.time = time
      #expect(look.picture(input).images.map(\.frame) == [0])
    }
    (input.pullFrames, input.runFrames) = (10, 0)
    #expect(look.picture(input).images.map(\.sequence) == [.pull])
    (input.pullFrames, input.runFrames, input.phase) = (0, 4, .pulling)
    #expect(look.picture(input).images.map(\.sequence) == [.run])
  }

  @Test func imagesStandTwentyPointsBeforeTheTitlesOrAlone() throws {
    var input = mj(.pulling)
    input.pullFrames = 10
    // 160 - 50 - 20, in a square of the header's height.
    let box = try #require(look.picture(input).images.first).box
    #expect(box == Rect(x: 36, y: 0, width: 54, height: 54))
    (input.titleWidth, input.detailWidth) = (0, 0)
    #expect(
      look.picture(input).images.first?.box == Rect(x: 0, y: 0, width: 320, height: 54)
    )
  }

  @Test func imagesAboveLeaveEachTextALineAtTheBottom() {
    var (input, details) = (mj(.pulling), ChangedDetails())
    (input.pullFrames, input.height) = (10, 108)
    details.imagesAreAbove = true
    let picture = MJIndicator(details).picture(input)
    #expect(picture.images.map(\.box) == [Rect(x: 0, y: 0, width: 320, height: 60)])
    #expect(
      picture.texts.map(\.box) == [
        Rect(x: 0, y: 60, width: 320, height: 24), Rect(x: 0, y: 84, width: 320, height: 24),
      ]
    )
    details.imageSize = Point(40, 30)
    let sized = MJIndicator(details).picture(input)
    #expect(sized.images.map(\.box) == [Rect(x: 140, y: 15, width: 40, height: 30)])
    // The arrow needs no such room.
    input.pullFrames = 0
    #expect(MJIndicator(details).picture(input).texts.map(\.box.y) == [0, 54])
  }

  @Test func imagesOfASetSizeEndBeforeTheTextsOrAreInTheMiddle() {
    var (input, details) = (mj(.pulling), ChangedDetails())
    input.pullFrames = 10
    details.imageSize = Point(40, 30)
    func boxes() -> [OverscrollGraphics.Rect] {
      MJIndicator(details).picture(input).images.map(\.box)
    }
    // 160 - 50 - 20 - 40.
    #expect(boxes() == [Rect(x: 50, y: 12, width: 40, height: 30)])
    input.environment.direction = .rightToLeft
    #expect(boxes() == [Rect(x: 230, y: 12, width: 40, height: 30)])
    (input.titleWidth, input.detailWidth) = (0, 0)
    #expect(boxes() == [Rect(x: 140, y: 12, width: 40, height: 30)])
  }

  // MARK: The trailer

  private func trailer(_ phase: Phase, after seconds: Double = 10) -> IndicatorInput {
    var input = mj(phase, after: seconds, previous: .pulling)
    (input.role, input.edge, input.axis) = (.loadMore, .end, .horizontal)
    (input.width, input.height, input.detailWidth) = (60, 300, 0)
    return input
  }

  /// Circle of about 8.2 around (15, h / 2); the title's middle is at (40, h / 2).
  @Test func aTrailersArrowStandsNearestToTheContentAndPointsTowardsIt() throws {
    let picture = look.picture(trailer(.pulling))
    let sign = try #require(picture.seen(.foreground).first)
    for point in sign.lines[0] {
      #expect(point.distance(to: Point(15, 150)).isClose(to: 8.2, within: 0.01))
    }
    // Shaft and arms meet at the left.
    #expect(try #require(sign.lines[1].last).isClose(to: Point(11, 150)))
    #expect(sign.lines[2][1].isClose(to: Point(11, 150)))
    #expect(picture.transforms.contains(.translation(x: 40, y: 150)))
    #expect(picture.texts.map(\.box) == [Rect(x: -150, y: -10, width: 300, height: 20)])
  }

  @Test func aTrailersArrowTurnsRoundWhenArmedAndStaysSoDuringARun() throws {
    func tip(_ input: IndicatorInput) throws -> Point {
      try #require(look.picture(input).seen(.foreground).first?.lines[1].last)
    }
    #expect(try tip(trailer(.armed)).isClose(to: Point(19, 150)))
    #expect(try tip(trailer(.running)).isClose(to: Point(19, 150)))
    #expect(try tip(trailer(.finishing(.succeeded), after: 0.1)).isClose(to: Point(19, 150)))
    // Half way, clockwise from the left: upward.
    #expect(try tip(trailer(.armed, after: 0.125)).isClose(to: Point(15, 146)))
  }

  @Test func whereReadingGoesFromRightToLeftATrailerIsMirrored() throws {
    var input = trailer(.pulling)
    input.environment.direction = .rightToLeft
    let sign = try #require(look.picture(input).seen(.foreground).first)
    #expect(sign.lines[2][1].isClose(to: Point(49, 150)))
  }
}
