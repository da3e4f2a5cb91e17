import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// In a narrow list and in a wide one, with texts and without, nothing meets and nothing is cut off.
@Suite struct LookSizeTests {
  @Test(arguments: BuiltinIndicator.allCases, [150.0, 1280])
  func noTextMeetsAFigureAndNothingIsClipped(look: BuiltinIndicator, width: Double) {
    for texts in [(0.0, 0.0), (100, 0), (100, 150), (90, 84)] {
      for input in Self.instants(of: look, width, texts) {
        let picture = look.picture(input)
        let boxes = picture.texts.map { text in Self.drawn(text, input) }
        let inks = PaletteSlot.allCases.flatMap { picture.seen($0) }
        for box in boxes {
          #expect(box.x >= 0 && box.maxX <= width, "\(input)")
          #expect(box.y >= 0 && box.maxY <= input.height + 1, "\(input)")
          #expect(inks.allSatisfy { !Self.meets($0, box) }, "\(input)")
        }
        for ink in inks {
          for point in ink.lines.joined() {
            let (x, y, half) = (point.x, point.y, ink.width / 2 - 0.01)
            let isInside =
              x >= half && x <= width - half && y >= half && y <= input.height - half
            #expect(isInside, "\(input)")
          }
        }
      }
    }
  }

  /// The middle of a figure without texts is the middle of the list, at any width.
  @Test(arguments: BuiltinIndicator.allCases, [150.0, 1280])
  func withoutTextsTheFigureIsInTheMiddle(look: BuiltinIndicator, width: Double) throws {
    var input = instant(.pulling, progress: 1)
    (input.width, input.height) = (width, OriginalInstants.height(of: look))
    guard look != .cover, look != .ego else { return }
    let bounds = try #require(look.picture(input).bounds)
    #expect(bounds.center.x.isClose(to: width / 2, within: 0.5))
  }

  private static func instants(
    of look: BuiltinIndicator,
    _ width: Double,
    _ texts: (title: Double, detail: Double)
  ) -> [IndicatorInput] {
    LayoutDirection.allCases.flatMap { direction in
      Phase.all.flatMap { phase in
        [0.5, 1].flatMap { progress in
          // EGO's arrow, as high as its room, turns for 0.18 seconds.
          [0.2, 0.4, 0.7].map { time in
            var input = instant(phase, progress: progress, seconds: time, time: time)
            (input.width, input.height) = (width, OriginalInstants.height(of: look))
            (input.titleWidth, input.detailWidth) = texts
            input.environment.direction = direction
            return input
          }
        }
      }
    }
  }

  /// The part of a text's box that its letters take.
  private static func drawn(_ text: Picture.Line, _ input: IndicatorInput) -> Rect {
    let width = min(text.role == .title ? input.titleWidth : input.detailWidth, text.box.width)
    let isRight = input.environment.direction == .rightToLeft
    let x =
      text.alignment == .center
      ? text.box.center.x - width / 2 : isRight ? text.box.maxX - width : text.box.x
    return Rect(x: x, y: text.box.y, width: width, height: text.box.height)
  }

  private static func meets(_ ink: Picture.Ink, _ box: Rect) -> Bool {
    let half = ink.width / 2
    return ink.lines.joined().contains { point in
      point.x > box.x - half && point.x < box.maxX + half && point.y > box.y - half
        && point.y < box.maxY + half
    }
  }
}

/// The originals cut off what did not fit: their looks leave a line out.
@Suite struct NarrowRoomTests {
  private func narrow(_ look: BuiltinIndicator, _ width: Double) -> Picture {
    var input = instant(.pulling, progress: 0.5)
    (input.width, input.height, input.titleWidth, input.detailWidth) = (width, 65, 100, 150)
    return look.picture(input)
  }

  // Beside a corrected arrow of EGO's, 2 * 27; beside MJRefresh's spinner, 20 wide, 25 from its text and 4 from the side,
  // 2 * 39; CLL's circle and margins take 41.
  @Test(arguments: [(BuiltinIndicator.ego, 54.0), (.mj, 78), (.cll, 41)])
  func aLineIsThereIfItFitsBesideTheFigure(look: BuiltinIndicator, side: Double) {
    #expect(narrow(look, 150 + side).texts.map(\.role).contains(.detail))
    #expect(!narrow(look, 149 + side).texts.map(\.role).contains(.detail))
    #expect(narrow(look, 100 + side).texts.map(\.role).contains(.title))
    #expect(narrow(look, 99 + side).texts.isEmpty)
  }

  @Test(arguments: [BuiltinIndicator.ego, .mj, .cll])
  func inALowWindowOf108PointsNothingIsCutOff(look: BuiltinIndicator) throws {
    let picture = narrow(look, 108)
    #expect(picture.texts.isEmpty)
    let bounds = try #require(picture.bounds)
    #expect(bounds.x >= 0 && bounds.maxX <= 108)
  }
}

@Suite struct CoverTests {
  @Test(arguments: Role.allCases)
  func inNoPhaseIsAnythingDrawn(role: Role) {
    for var input in EveryLookTests.instants {
      (input.role, input.titleWidth, input.detailWidth) = (role, 100, 150)
      (input.pullFrames, input.runFrames) = (11, 8)
      #expect(BuiltinIndicator.cover.list(input).isEmpty)
    }
  }

  @Test func itsPartBehavesLikeThatOfAnyOtherLook() {
    #expect(PullStyle.cover.behavior == PullStyle.arrow.behavior)
    #expect(PullStyle.cover.behavior.indicatorExtent > 0)
    #expect(PullStyle.cover.loadMore.behavior == .loadMore)
  }
}

/// Where a figure is in a room that comes with the content.
@Suite struct FigureTests {
  private func coming(_ phase: Phase, progress: Double) -> IndicatorInput {
    var input = instant(phase, progress: progress)
    input.layer = .content
    return input
  }

  // The standard behavior arms at 64 points. Of the room of 56, as many are visible as are pulled,
  // those next to the content.
  // The lines of segments come from all sides of their figure, and need the room.
  @Test(arguments: BuiltinIndicator.figures.filter { $0 != .arrow && $0 != .segments })
  func aThirdOfThePullShowsMostOfTheFigure(look: BuiltinIndicator) throws {
    let bounds = try #require(look.picture(coming(.pulling, progress: 1.0 / 3)).bounds)
    let hidden = 56 - 64.0 / 3
    #expect(bounds.maxY - max(bounds.y, hidden) > bounds.height / 2)
  }

  @Test(arguments: [(0.1, 12.0), (0.333, 12.0), (0.6666667, 6.0), (1.0, 0.0), (1.5, 0.0)])
  func itBeginsNearTheContentAndEndsInTheMiddle(progress: Double, lead: Double) throws {
    let bounds = try #require(RingIndicator().picture(coming(.pulling, progress: progress)).bounds)
    #expect(bounds.center.isClose(to: Point(28, 28 + lead)))
  }

  @Test func armedRunningAndDoneItIsInTheMiddle() throws {
    for phase in [Phase.armed, .running, .finishing(.succeeded), .exhausted] {
      let picture = RingIndicator().picture(coming(phase, progress: 0.9))
      #expect(try #require(picture.bounds).center.isClose(to: Point(28, 28), within: 0.5))
    }
  }

  @Test(arguments: [
    (Edge.start, Axis.vertical, LayoutDirection.leftToRight, Point(28, 40)),
    (.start, .vertical, .rightToLeft, Point(28, 40)),
    (.end, .vertical, .leftToRight, Point(28, 16)),
    (.start, .horizontal, .leftToRight, Point(40, 28)),
    (.end, .horizontal, .leftToRight, Point(16, 28)),
    (.start, .horizontal, .rightToLeft, Point(16, 28)),
    (.end, .horizontal, .rightToLeft, Point(40, 28)),
  ])
  func theContentIsAtEachSide(
    edge: Edge,
    axis: Axis,
    direction: LayoutDirection,
    center: Point
  ) throws {
    var input = coming(.pulling, progress: 0.25)
    (input.edge, input.axis, input.environment.direction) = (edge, axis, direction)
    let bounds = try #require(RingIndicator().picture(input).bounds)
    #expect(bounds.center.isClose(to: center))
  }

  @Test func whatRestsIsInTheMiddle() throws {
    var input = load(.idle, progress: 0, .automatic)
    for layer in [.behind, .content, .front, .superview] as [IndicatorPlacement.Layer] {
      input.layer = layer
      let bounds = try #require(RingIndicator().picture(input).bounds)
      #expect(bounds.center.isClose(to: Point(28, 28)))
    }
  }

  /// The middle of a figure is on a pixel, in both directions.
  @Test(arguments: [(57.3, 2.0, 28.5), (55.0, 1, 28), (56.4, 3, 84 / 3.0 + 1 / 3.0)])
  func theMiddleOfAFigureIsOnAPixel(length: Double, scale: Double, middle: Double) throws {
    var input = instant(.pulling)
    (input.width, input.height) = (length, length)
    input.environment.scale = scale
    let center = try #require(RingIndicator().picture(input).bounds).center
    #expect(center.isClose(to: Point(middle, middle), within: 0.02))
  }
}
