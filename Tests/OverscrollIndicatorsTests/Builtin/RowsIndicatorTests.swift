import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// The rows are at y = 19, 28 and 37; a line goes from x = 24.5 to 39.
@Suite struct RowsIndicatorTests {
  let look = RowsIndicator()

  private func lines(_ input: IndicatorInput, _ slot: PaletteSlot = .accent) -> [[Point]] {
    look.picture(input).seen(slot).filter { $0.width > 0 }.flatMap(\.lines)
  }

  @Test func thePullFillsOneAfterAnother() {
    #expect(lines(instant(.pulling, progress: 1), .track).map { $0[0].y } == [19, 28, 37])
    let first = lines(instant(.pulling, progress: 1.0 / 3))
    #expect(first.count == 1 && first[0][1].isClose(to: Point(39, 19)))
    // Half of the second: a third of its line, which comes after its dot.
    let second = lines(instant(.pulling, progress: 0.5))
    #expect(second.count == 2 && second[1][1].isClose(to: Point(24.5 + 14.5 / 3, 28)))
  }

  @Test func theyFillInReadingDirection() {
    var input = instant(.pulling, progress: 1)
    input.environment.direction = .rightToLeft
    #expect(lines(input)[0][0].isClose(to: Point(31.5, 19)))
  }

  @Test func armedTheyMoveApart() {
    #expect(lines(instant(.armed)).map { $0[0].y } == [17.5, 28, 38.5])
  }

  @Test func aLightPassesDownDuringARun() {
    func opacities(_ time: Double) -> [Double] {
      look.picture(instant(.running, seconds: 5, time: time)).seen(.accent).filter { $0.width > 0 }
        .map(\.opacity)
    }
    #expect(opacities(0)[0].isClose(to: 1) && opacities(0.28)[1].isClose(to: 1))
    #expect(opacities(0.56)[2].isClose(to: 1))
  }
}
