import Overscroll
import OverscrollIndicators
import Testing

/// The colors of the five originals, as their sources have them.
@Suite struct OriginalColorTests {
  private func color(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    red << 16 | green << 8 | blue
  }

  @Test(arguments: Fidelity.allCases)
  func theTextOfEGOIsABluishGrayAndTheArrowABlue(_ fidelity: Fidelity) {
    let style = PullStyle.ego(fidelity)
    #expect(style.light[.foreground] == color(87, 108, 137))
    // The first of the four colors of the arrow's images.
    #expect(style.light[.accent] == color(126, 141, 162))
  }

  @Test func theTimeOfCLLWasALightGrayThatIsTooFaintToRead() {
    // White 0.659.
    let gray = UInt32((0.659 * 255).rounded())
    #expect(PullStyle.cll(.original).light[.secondary] == color(gray, gray, gray))
    #expect(PullStyle.cll(.corrected).light[.secondary] < color(gray, gray, gray))
  }

  @Test(arguments: Fidelity.allCases)
  func theLabelOfMJAndTheArrowTintedWithItAreGray(_ fidelity: Fidelity) {
    let style = PullStyle.mj(fidelity)
    #expect(style.light[.foreground] == color(90, 90, 90))
    #expect(style.light[.accent] == color(90, 90, 90))
  }

  @Test(arguments: Fidelity.allCases)
  func theCircleOfMRefreshIsUIColorsBlue(_ fidelity: Fidelity) {
    #expect(PullStyle.mrefresh(fidelity).light[.accent] == color(0, 0, 255))
  }
}
