import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

@Suite struct ArrowLoadMoreTests {
  let look = ArrowIndicator()

  // MARK: The arrow

  @Test(arguments: [false, true])
  func atTheEndThePointIsUpAndArmedDown(reduceMotion: Bool) throws {
    #expect(try tip(.idle, progress: 0, reduceMotion).isClose(to: Point(28, 18)))
    #expect(try tip(.pulling, progress: 0.9, reduceMotion).isClose(to: Point(28, 18)))
    #expect(try tip(.armed, reduceMotion).isClose(to: Point(28, 38)))
  }

  @Test(arguments: [false, true])
  func atTheStartItIsThatOfARefresh(reduceMotion: Bool) throws {
    #expect(try tip(.pulling, progress: 0.9, reduceMotion, .start).isClose(to: Point(28, 38)))
    #expect(try tip(.armed, reduceMotion, .start).isClose(to: Point(28, 18)))
  }

  // Smoothstep is 1/2 in the middle of its time: a quarter turn from the top points right.
  @Test func atTheEndItTurnsClockwiseToo() throws {
    #expect(try tip(.armed, seconds: 0).isClose(to: Point(28, 18)))
    #expect(try tip(.armed, seconds: 0.1).isClose(to: Point(38, 28)))
    #expect(try tip(.armed, seconds: 0.2).isClose(to: Point(28, 38)))
  }

  @Test func atTheEndItIsFilledFromItsTailUpward() throws {
    let ink = try #require(
      look.picture(load(.pulling, progress: 0.5, .release)).seen(.accent).first
    )
    #expect(try #require(ink.first).isClose(to: Point(28, 38)))
    #expect(try #require(ink.last).isClose(to: Point(28, 38 - 40.0 / 3)))
  }

  @Test func withReducedMotionItIsOutOfSightWhenItsDirectionChanges() {
    var input = load(.armed, seconds: 0.1, .release)
    input.environment.reduceMotion = true
    #expect(look.picture(input).isBlank)
  }

  // MARK: The title

  @Test(arguments: LayoutDirection.allCases)
  func aTitleThatWaitsStandsAloneInTheMiddle(direction: LayoutDirection) throws {
    for (phase, slot) in [(Phase.idle, PaletteSlot.foreground), (.exhausted, .secondary)] {
      var input = footer(phase)
      input.environment.direction = direction
      let picture = look.picture(input)
      #expect(picture.inks.isEmpty)
      let title = try #require(picture.texts.first)
      #expect(picture.texts.count == 1 && title.role == .title)
      #expect(title.box == Rect(x: 110, y: 12, width: 100, height: 20))
      #expect(title.alignment == .center && title.slot == slot && title.opacity == 1)
    }
  }

  @Test func aPulledOneWithoutMoreToLoadIsItsTitleToo() {
    for phase in [Phase.exhausted, .finishing(.exhausted)] {
      #expect(look.list(footer(phase, .release)) == look.list(footer(.exhausted, .automatic)))
    }
  }

  // The spinner is 24 units wide, its square half the height: 22 * 24 / 28 = 18.86 points.
  @Test func duringARunTheSpinnerStandsBeforeTheTitle() throws {
    let picture = look.picture(footer(.running))
    let title = try #require(picture.texts.first)
    let figure = 22 * 24 / 28.0
    let left = (320 - figure - 12 - 100) / 2
    #expect(title.box.x.isClose(to: left + figure + 12) && title.box.width == 100)
    #expect(title.alignment == .start && title.opacity == 1)
    let middle = picture.seen(.accent).flatMap(\.lines).joined().reduce(0) { $0 + $1.x } / 16
    // Aligned to whole pixels.
    #expect(middle.isClose(to: left + figure / 2, within: 0.51))
  }

  @Test func whatFailedKeepsItsTitleBesideTheCross() throws {
    var input = footer(.idle)
    input.lastOutcome = .failed
    let picture = look.picture(input)
    let cross = try #require(picture.seen(.failure).first?.lines.joined().map(\.x).max())
    let title = try #require(picture.texts.first)
    #expect(title.alignment == .start && title.opacity == 1 && title.slot == .foreground)
    #expect(cross < title.box.x)
    input.environment.direction = .rightToLeft
    let mirrored = try #require(look.picture(input).texts.first)
    #expect((mirrored.box.maxX + title.box.x).isClose(to: 320))
  }

  @Test func theTitleOfAPullIsThereBeforeThePull() {
    for progress in [0, 0.1, 0.5] {
      let picture = look.picture(footer(.pulling, progress: progress, .release))
      #expect(picture.texts.map(\.opacity) == [1])
      #expect(picture.seen(.track).map(\.opacity) == [1])
    }
  }

  private func footer(
    _ phase: Phase,
    progress: Double = 0,
    _ trigger: Trigger = .automatic
  ) -> IndicatorInput {
    var input = load(phase, progress: progress, trigger)
    (input.width, input.height, input.titleWidth) = (320, 44, 100)
    return input
  }

  /// The tip of the faint complete arrow.
  private func tip(
    _ phase: Phase,
    progress: Double = 1,
    seconds: Double = 1,
    _ reduceMotion: Bool = false,
    _ edge: Edge = .end
  ) throws -> Point {
    var input = load(phase, progress: progress, seconds: seconds, .release, edge: edge)
    input.environment.reduceMotion = reduceMotion
    return try #require(look.picture(input).seen(.track).first?.lines.first?.last)
  }
}
