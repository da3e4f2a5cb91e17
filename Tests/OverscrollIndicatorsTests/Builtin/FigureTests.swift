import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

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
