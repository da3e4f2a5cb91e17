import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

@Suite struct ArrowIndicatorTests {
  let look = ArrowIndicator()

  // MARK: The pull

  // The stem is 20 points long at a size of 28 and takes three quarters of the pull.
  @Test(arguments: [(0.25, 20.0 / 3), (0.5, 40.0 / 3), (0.75, 20)])
  func thePullFillsTheStemFromItsTail(progress: Double, length: Double) throws {
    let filled = try #require(
      look.picture(instant(.pulling, progress: progress)).seen(.accent).first
    )
    #expect(filled.lines.count == 1)
    #expect(try #require(filled.first).isClose(to: Point(28, 18)))
    #expect(try #require(filled.last).isClose(to: Point(28, 18 + length)))
  }

  @Test func theLastQuarterFillsBothArmsOfTheHead() throws {
    let half = try #require(look.picture(instant(.pulling, progress: 0.875)).seen(.accent).first)
    #expect(half.lines.count == 3)
    #expect(half.lines[1].last?.isClose(to: Point(24.25, 34.25)) == true)
    #expect(half.lines[2].last?.isClose(to: Point(31.75, 34.25)) == true)
    let full = look.picture(instant(.pulling, progress: 1))
    #expect(full.seen(.accent).first?.length == full.seen(.track).first?.length)
  }

  // MARK: Armed

  @Test func armedThePointIsAtTheTopWithoutReadingTheTitle() throws {
    #expect(try tip(instant(.pulling, progress: 0.99)).isClose(to: Point(28, 38)))
    #expect(try tip(instant(.armed)).isClose(to: Point(28, 18)))
    #expect(try tip(instant(.armed, reduceMotion: true)).isClose(to: Point(28, 18)))
  }

  // Smoothstep is 1/2 in the middle of its time and 5/32 at a quarter: 0.15625 half turns.
  @Test func theArrowTurnsHalfATurnClockwiseInAFifthOfASecond() throws {
    #expect(try tip(instant(.armed, seconds: 0)).isClose(to: Point(28, 38)))
    #expect(try tip(instant(.armed, seconds: 0.1)).isClose(to: Point(18, 28)))
    let angle = 0.15625 * Double.pi
    let quarter = Point(28 - 10 * sin(angle), 28 + 10 * cos(angle))
    #expect(try tip(instant(.armed, seconds: 0.05)).isClose(to: quarter))
    #expect(try tip(instant(.armed, seconds: 0.2)).isClose(to: Point(28, 18)))
  }

  @Test func anArmedPullThatComesBackTurnsBack() throws {
    #expect(try tip(returning(.pulling, seconds: 0)).isClose(to: Point(28, 18)))
    #expect(try tip(returning(.pulling, seconds: 0.1)).isClose(to: Point(18, 28)))
    #expect(try tip(returning(.pulling, seconds: 0.2)).isClose(to: Point(28, 38)))
    #expect(try tip(returning(.idle, seconds: 0.2)).isClose(to: Point(28, 38)))
    // Armed for half of the rotation only, it rotates back from there.
    #expect(try tip(returning(.pulling, seconds: 0, lasted: 0.1)).isClose(to: Point(18, 28)))
  }

  @Test func aFreshPullHasNothingToTurnBack() throws {
    for progress in [0.1, 0.3, 0.5, 0.99] {
      #expect(try tip(instant(.pulling, progress: progress, seconds: 0)).isClose(to: Point(28, 38)))
    }
  }

  /// The direction of the pull: right at the left edge, left at the right edge.
  @Test(arguments: [
    (Edge.start, LayoutDirection.leftToRight, 38.0), (.end, .leftToRight, 18),
    (.start, .rightToLeft, 18), (.end, .rightToLeft, 38),
  ])
  func inAHorizontalListTheArrowPointsTheWayThePullGoes(
    edge: Edge,
    reading: LayoutDirection,
    x: Double
  ) throws {
    for reduceMotion in [false, true] {
      var input = instant(.pulling, reduceMotion: reduceMotion)
      (input.axis, input.edge, input.environment.direction) = (.horizontal, edge, reading)
      #expect(try tip(input).isClose(to: Point(x, 28)))
      input.phase = .armed
      #expect(try tip(input).isClose(to: Point(56 - x, 28)))
    }
  }

  @Test func withReducedMotionTheArrowIsOutOfSightWhenItsDirectionChanges() throws {
    let middle = look.picture(instant(.armed, seconds: 0.1, reduceMotion: true))
    #expect(middle.isBlank)
    #expect(try tip(instant(.armed, seconds: 0.09, reduceMotion: true)).isClose(to: Point(28, 38)))
    #expect(try tip(instant(.armed, seconds: 0.11, reduceMotion: true)).isClose(to: Point(28, 18)))
  }

  // MARK: The run

  @Test func aRunThatThePullDidNotStartShowsNoArrow() {
    for seconds in [0.05, 0.1, 0.14] {
      let picture = look.picture(instant(.running, progress: 0, seconds: seconds))
      #expect(picture.seen(.track).isEmpty)
    }
  }

  @Test func theArrowGoesBeforeTheSpinnerComes() {
    for seconds in [0, 0.05, 0.1, 0.12, 0.14, 0.2, 0.25] {
      let picture = look.picture(instant(.running, seconds: seconds))
      let arrow = picture.seen(.track).first?.opacity ?? 0
      let petals = picture.seen(.accent).filter { $0.lines[0].count == 2 && $0.lines.count == 1 }
      let spinner = petals.map(\.opacity).max() ?? 0
      #expect(min(arrow, spinner) < 0.3)
      #expect(seconds <= 0.1 || arrow < 0.3)
      #expect(seconds < 0.25 || spinner.isClose(to: 1))
    }
  }

  // Half of 0.12 seconds; after a run that was as short, the arrow goes on from there.
  @Test func theArrowFadesWithTheRunAndTheSpinnerWithItsResult() throws {
    var ended = instant(.finishing(.failed), seconds: 0)
    ended.secondsInPrevious = 0.06
    for input in [instant(.running, seconds: 0.06), ended] {
      #expect(try #require(look.picture(input).seen(.track).first).opacity.isClose(to: 0.5))
    }
    let petals = look.picture(instant(.finishing(.failed), seconds: 0.1)).seen(.accent)
    #expect(try #require(petals.map(\.opacity).max()).isClose(to: 0.5))
  }

  @Test func theSpinnerHasEightPetalsAroundTheMiddle() {
    let petals = look.picture(instant(.running)).seen(.accent)
    #expect(petals.count == 8)
    for (index, petal) in petals.enumerated() {
      let angle = Double(index) * .pi / 4
      #expect(petal.first?.isClose(to: Point(28 + 6 * sin(angle), 28 - 6 * cos(angle))) == true)
      #expect(petal.last?.isClose(to: Point(28 + 11 * sin(angle), 28 - 11 * cos(angle))) == true)
    }
  }

  @Test func theBrightPetalGoesRoundClockwiseOnceASecond() {
    for index in 0..<8 {
      let time = 40 + Double(index) / 8
      let opacities = look.picture(instant(.running, time: time)).seen(.accent).map(\.opacity)
      #expect(opacities[index].isClose(to: 1, within: 1e-6))
      // Behind the bright petal the others fade one by one; the one ahead of it is the faintest.
      let behind = (0..<8).map { opacities[(index - $0 + 8) % 8] }
      #expect(zip(behind, behind.dropFirst()).allSatisfy { $0 > $1 })
      #expect(behind[7].isClose(to: 0.2, within: 1e-6))
    }
  }

  @Test func noPetalFlashesUp() {
    var before = look.picture(instant(.running, time: 0)).seen(.accent).map(\.opacity)
    for frame in 1...240 {
      let now = look.picture(instant(.running, time: Double(frame) / 120)).seen(.accent)
        .map(\.opacity)
      // 0.8 in an eighth of a second is the steepest increase.
      #expect(zip(before, now).allSatisfy { ($0 - $1).magnitude <= 0.8 * 8 / 120 + 1e-6 })
      before = now
    }
  }

  // From 0.1 to 0.3 seconds, and from half of its size on.
  @Test(arguments: [(0.2, 0.5, 0.75), (0.3, 1, 1), (5, 1, 1)])
  func theMarkOfAResultGrowsWhileTheFigureFades(
    seconds: Double,
    opacity: Double,
    scale: Double
  ) throws {
    #expect(look.picture(instant(.finishing(.succeeded), seconds: 0.1)).seen(.success).isEmpty)
    let input = instant(.finishing(.succeeded), seconds: seconds)
    let tick = try #require(look.picture(input).seen(.success).first)
    #expect(tick.opacity.isClose(to: opacity) && tick.width.isClose(to: 2, within: 1e-5))
    let corners = [Point(-8, 0), Point(-2.4, 5.6), Point(8, -6)]
    #expect(tick.lines.count == 1 && tick.lines[0].count == 3)
    for (point, corner) in zip(tick.lines[0], corners) {
      #expect(point.isClose(to: Point(28 + corner.x * scale, 28 + corner.y * scale)))
    }
  }

  // MARK: The open room

  // A room of 56 points that is half open: its middle is 14 points nearer to the content.
  @Test(arguments: [
    (Axis.vertical, Edge.start, Point(28, 42)), (.vertical, .end, Point(28, 14)),
    (.horizontal, .start, Point(42, 28)), (.horizontal, .end, Point(14, 28)),
  ])
  func aPullHasItsFigureInTheMiddleOfTheOpenRoom(axis: Axis, edge: Edge, middle: Point) throws {
    for (phase, moves) in [(Phase.pulling, true), (.armed, false), (.running, false)] {
      var input = instant(phase, progress: 0.5)
      (input.axis, input.edge, input.layer) = (axis, edge, .content)
      let picture = look.picture(input)
      let box = try #require(picture.bounds)
      let expected = moves ? middle : Point(28, 28)
      #expect(box.center.isClose(to: expected, within: phase == .running ? 1e-5 : 4))
    }
  }

  // Both lines are 36 points high; they end at the content until they fit.
  @Test(arguments: [(18, 0.0, 10.0), (27, 0.5, 10), (36, 1, 10), (46, 1, 5), (56, 1, 0)])
  func theTextsFadeInWhileTheyComeToFit(open: Double, opacity: Double, shift: Double) throws {
    var input = wide()
    (input.progress, input.layer) = (open / 56, .content)
    let picture = look.picture(input)
    #expect(picture.texts.count == 2)
    #expect(picture.texts.allSatisfy { $0.opacity.isClose(to: opacity) })
    #expect(try #require(picture.seen(.track).first?.first).y.isClose(to: 18 + shift))
  }

  // MARK: The texts

  // Smoothstep is 5/32 at a quarter of its time and 27/32 at three. Two texts at once cannot be read.
  @Test func aTitleFadesOutBeforeTheNextOneFadesIn() {
    func titles(_ input: IndicatorInput) -> [TextRole: Double] {
      var input = input
      (input.width, input.titleWidth) = (320, 100)
      let texts = look.picture(input).texts
      return Dictionary(uniqueKeysWithValues: texts.map { ($0.role, $0.opacity) })
    }
    for phase in [Phase.pulling, .armed, .running, .finishing(.succeeded)] {
      #expect(titles(instant(phase, seconds: 0)) == [.previousTitle: 1])
      #expect(titles(instant(phase, seconds: 0.03)) == [.previousTitle: 0.6875])
      #expect(titles(instant(phase, seconds: 0.06)) == [.title: 0])
      #expect(titles(instant(phase, seconds: 0.09)) == [.title: 0.6875])
      #expect(titles(instant(phase, seconds: 0.12)) == [.title: 1])
    }
    // Its titles have places of their own.
    #expect(titles(load(.running, seconds: 0.06, .tap)) == [.title: 1])
  }

  @Test func figureAndTextsStandInTheMiddleAsOneGroup() throws {
    // 24 of figure, 12 of gap and 150 of text in 320: 67 on each side.
    let picture = look.picture(wide())
    let title = try #require(picture.texts.first { $0.role == .title })
    let detail = try #require(picture.texts.first { $0.role == .detail })
    #expect(try figureMiddle(wide()).isClose(to: 79))
    #expect(title.box == Rect(x: 103, y: 10, width: 150, height: 20))
    #expect(detail.box == Rect(x: 103, y: 30, width: 150, height: 16))
    #expect(title.slot == .foreground && detail.slot == .secondary)
    #expect(title.alignment == .start && detail.alignment == .start)
  }

  @Test func fromRightToLeftEverythingIsMirrored() throws {
    for (title, detail) in [(100.0, 150.0), (150, 0), (80, 999)] {
      let left = wide(title: title, detail: detail)
      var right = left
      right.environment.direction = .rightToLeft
      #expect(try (figureMiddle(left) + figureMiddle(right)).isClose(to: 320))
      for (one, other) in zip(look.picture(left).texts, look.picture(right).texts) {
        #expect((one.box.x + other.box.maxX).isClose(to: 320))
        #expect(one.box.width == other.box.width && one.box.y == other.box.y)
        #expect(one.alignment == other.alignment)
      }
    }
  }

  @Test func theArrowItselfIsNotMirrored() throws {
    var right = wide()
    right.environment.direction = .rightToLeft
    let (one, other) = (look.picture(wide()), look.picture(right))
    #expect(one.seen(.accent).map(\.length) == other.seen(.accent).map(\.length))
    #expect(try tip(right).y.isClose(to: tip(wide()).y))
  }

  // The room between the margins is 320 - 16 - 16 - 24 - 12 = 252.
  @Test func aLineThatDoesNotFitIsLeftOut() throws {
    #expect(look.picture(wide(title: 252, detail: 252)).texts.map(\.box.width) == [252, 252])
    let title = try #require(look.picture(wide(title: 200, detail: 253)).texts.first)
    #expect(title.box.width == 200)
    #expect((title.box.y + title.box.height / 2).isClose(to: 28))
    let alone = look.picture(wide(title: 253, detail: 253))
    #expect(alone.texts.isEmpty)
    #expect(try #require(alone.bounds).center.x.isClose(to: 160))
  }

  @Test func oneLineStandsInTheMiddleOfTheHeight() throws {
    let title = try #require(look.picture(wide(detail: 0)).texts.first)
    #expect(title.role == .title && title.box.center.y == 28)
    let detail = try #require(look.picture(wide(title: 0)).texts.first)
    #expect(detail.role == .detail && detail.box.center.y == 28)
  }

  @Test func aTextOfOnePointIsAText() {
    for (title, detail) in [(1.0, 0.0), (0, 1), (1, 1)] {
      let texts = look.picture(wide(title: title, detail: detail)).texts
      #expect(texts.count == Int(title + detail))
      #expect(texts.allSatisfy { $0.box.width == 1 })
    }
  }

  @Test func withoutTextsTheFigureIsInTheMiddle() throws {
    #expect(look.picture(wide(title: 0, detail: 0)).texts.isEmpty)
    #expect(try figureMiddle(wide(title: 0, detail: 0)) == 160)
    // No room for a single letter counts as no room.
    #expect(look.picture(instant(.pulling)).texts.isEmpty)
  }

  @Test func aLowRectangleHasRoomForTheTitleAlone() throws {
    var low = wide(title: 100, detail: 150)
    low.height = 35
    let texts = look.picture(low).texts
    #expect(texts.map(\.role) == [.title])
    #expect(texts[0].box.width == 100)
    low.height = 36
    #expect(look.picture(low).texts.count == 2)
  }

  @Test func theTextsStayInEveryPhaseAndFadeInWithTheLook() {
    for phase in Phase.all where phase != .exhausted {
      var input = wide()
      input.phase = phase
      #expect(look.picture(input).texts.map(\.role) == [.title, .detail])
    }
    var input = wide()
    input.progress = 0.125
    #expect(look.picture(input).texts.allSatisfy { $0.opacity.isClose(to: 0.5) })
  }

  @Test func theFigureStandsOnWholePixels() throws {
    for (scale, middle) in [(1.0, 79.0), (2, 79.5), (3, 79 + 1.0 / 3)] {
      var input = wide(title: 149.3)
      input.environment.scale = scale
      // (320 - 24 - 12 - 149.3) / 2 + 12 = 79.35
      #expect(try figureMiddle(input).isClose(to: middle))
    }
  }

  private func wide(title: Double = 100, detail: Double = 150) -> IndicatorInput {
    var input = instant(.pulling, progress: 0.6)
    input.width = 320
    input.titleWidth = title
    input.detailWidth = title == 149.3 ? 0 : detail
    return input
  }

  private func figureMiddle(_ input: IndicatorInput) throws -> Double {
    try #require(look.picture(input).seen(.track).first?.first).x
  }

  /// The tip of the faint complete arrow.
  private func tip(_ input: IndicatorInput) throws -> Point {
    try #require(look.picture(input).seen(.track).first?.lines.first?.last)
  }
}
