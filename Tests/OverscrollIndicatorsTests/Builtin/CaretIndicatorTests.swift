import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// The caret goes from x = 15 to 41; it is 2 points wide, and the words are 5 high.
@Suite struct CaretIndicatorTests {
  let look = CaretIndicator()

  private func caret(_ input: IndicatorInput) throws -> Picture.Ink {
    try #require(look.picture(input).seen(.accent).first { $0.width == 2 })
  }

  @Test(arguments: [(0.25, 21.5, 8.5), (0.5, 28, 11), (1, 41, 16)])
  func thePullMovesTheCaretAndLetsItGrow(progress: Double, x: Double, height: Double) throws {
    var input = instant(.pulling, progress: progress)
    let line = try caret(input)
    #expect(line.lines[0].allSatisfy { $0.x.isClose(to: x) } && line.length.isClose(to: height))
    input.environment.direction = .rightToLeft
    #expect(try caret(input).lines[0].allSatisfy { $0.x.isClose(to: 56 - x) })
  }

  @Test func whatIsWrittenIsNeverAheadOfTheCaret() throws {
    for step in 4...20 {
      let input = instant(.pulling, progress: Double(step) / 20)
      let x = try #require(caret(input).first).x
      for words in look.picture(input).seen(.accent) where words.width == 5 {
        #expect(words.lines.joined().allSatisfy { $0.x + 2.5 < x + 0.3 })
      }
    }
  }

  @Test func armedItIsTallest() throws {
    #expect(try caret(instant(.armed)).length.isClose(to: 22))
  }

  // Between writing and deleting, 1.2 to 2.16 seconds in the loop, it is away twice.
  @Test(arguments: [(1.2, 1.0), (1.44, 0), (1.68, 1), (1.92, 0), (2.16, 1)])
  func inThePauseItBlinks(time: Double, opacity: Double) {
    let picture = look.picture(instant(.running, seconds: 5, time: time))
    let carets = picture.inks.filter { $0.slot == .accent && $0.width == 2 }
    #expect(carets.count == 1 && carets[0].opacity.isClose(to: opacity))
    #expect(carets[0].first?.x.isClose(to: 41) == true)
  }
}
