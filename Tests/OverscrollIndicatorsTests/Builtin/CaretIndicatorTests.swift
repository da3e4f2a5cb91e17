import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// The caret goes from x = 16 to 40. It and the words are 4 points wide; the words have their places from
// 14 to 23 and from 26 to 35.
@Suite struct CaretIndicatorTests {
  let look = CaretIndicator()

  private func isUpright(_ ink: Picture.Ink) -> Bool {
    ink.lines.joined().allSatisfy { $0.x == ink.first?.x } && ink.length > 1
  }

  private func caret(_ input: IndicatorInput) throws -> Picture.Ink {
    try #require(look.picture(input).seen(.accent).first(where: isUpright))
  }

  @Test(arguments: [(0.25, 22.0, 8.0), (0.5, 28, 10), (1, 40, 14)])
  func thePullMovesTheCaretAndLetsItGrow(progress: Double, x: Double, height: Double) throws {
    var input = instant(.pulling, progress: progress)
    let line = try caret(input)
    #expect(line.lines[0].allSatisfy { $0.x.isClose(to: x) } && line.length.isClose(to: height))
    input.environment.direction = .rightToLeft
    #expect(try caret(input).lines[0].allSatisfy { $0.x.isClose(to: 56 - x) })
  }

  @Test func wordsKeepThreePointsFromTheCaret() throws {
    for step in 1...20 {
      let input = instant(.pulling, progress: Double(step) / 20)
      let x = try #require(caret(input).first).x
      let picture = look.picture(input)
      for word in picture.seen(.accent) where !isUpright(word) {
        #expect(word.lines.joined().allSatisfy { $0.x + word.width / 2 < x - 4.99 })
      }
      for word in picture.seen(.track) where !isUpright(word) {
        #expect(word.lines.joined().allSatisfy { $0.x - word.width / 2 > x + 4.99 })
      }
    }
  }

  @Test func aCompleteLineIsEquallyThick() {
    let inks = look.picture(instant(.pulling)).seen(.accent)
    #expect(inks.map(\.width) == [4, 4, 4])
  }

  @Test func armedItIsTallest() throws {
    #expect(try caret(instant(.armed)).length.isClose(to: 22))
  }

  // Between writing and deleting, 1.2 to 2.16 seconds in the loop, it is away twice.
  @Test(arguments: [(1.2, 1.0), (1.44, 0), (1.68, 1), (1.92, 0), (2.16, 1)])
  func inThePauseItBlinks(time: Double, opacity: Double) {
    let picture = look.picture(instant(.running, seconds: 5, time: time))
    let carets = picture.inks.filter { $0.slot == .accent && isUpright($0) }
    #expect(carets.count == 1 && carets[0].opacity.isClose(to: opacity))
    #expect(carets[0].first?.x.isClose(to: 40) == true)
  }
}
