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
