import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollPaths
import OverscrollText
import OverscrollTrace
import OverscrollUserDefaults
import Testing

@testable import App

/// The code of the modules' pages, each in a separate function.
@Suite struct PageTests {
  @Test func theLookOfTheGuideIsTestedAsShown() {
    // taken from Sources/OverscrollIndicators/OverscrollIndicators.docc/WriteAnIndicator.md, Test it, 1
    #expect(list.contains(.fill(.secondary)))
  }

  @Test func aBehaviorIsMadeAsShown() {
    // taken from Sources/Overscroll/Overscroll.docc/Overscroll.md, Overview, 1
    #expect(behavior.minimumRunning == 0.5)
  }

  @Test func aTickIsDrawnAsShown() {
    // taken from Sources/OverscrollGraphics/OverscrollGraphics.docc/OverscrollGraphics.md
    #expect(!list.isEmpty)
  }

  @Test func halfATickIsDrawnAsShown() throws {
    // taken from Sources/OverscrollPaths/OverscrollPaths.docc/OverscrollPaths.md
    #expect(!list.isEmpty)
  }

  @Test func aStyleTakesOtherColorsAsShown() {
    // taken from Sources/OverscrollIndicators/OverscrollIndicators.docc/OverscrollIndicators.md
    #expect(style.light.accent == 0xC0392B)
  }

  @Test func aLanguageIsFoundByItsTagAsShown() {
    // taken from Sources/OverscrollText/OverscrollText.docc/OverscrollText.md
    #expect(language == .pt)
  }

  @Test func aTraceIsReplayedAsShown() throws {
    let text = """
      overscroll-trace 1
      session vertical engine
      part start refresh standard
      0 attached
      """
    // taken from Sources/OverscrollTrace/OverscrollTrace.docc/OverscrollTrace.md
    #expect(replay.failures.isEmpty)
  }

  @Test func theStoreIsThere() {
    #expect(UserDefaultsStore(key: "overscroll.consumer.never").lastUpdated == nil)
  }
}
