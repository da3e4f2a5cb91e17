import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import Testing

/// What the originals ask of their host; the sources are named in Documentation/Originals.md.
@Suite struct LookTraitsTests {
  /// EGORefreshTableHeaderView's background, 226, 231 and 237 of 255, and `NSDateFormatterShortStyle`.
  @Test func egoFillsTheGapAndHasShortDates() {
    #expect(PullStyle.ego(.original).traits.gap == UInt32(0xE2E7ED))
    #expect(PullStyle.ego(.corrected).traits.gap == nil)
    #expect(PullStyle.ego(.original).traits.hasShortDates)
  }

  /// MJRefresh's trailer turns its title; its gif header is as high as its images.
  @Test func mjTurnsItsTitleAndIsAsHighAsItsImages() {
    let traits = PullStyle.mj(.original).traits
    #expect(traits.hasTitleBesideList && traits.hasImagesInTheirSize)
  }

  @Test func aTintColorsTheFiguresOfTheOriginalsAndTheAccentOfTheOthers() {
    for look in BuiltinIndicator.allCases {
      let slots = PaletteSlot.allCases.filter(PullStyle(look).traits.isTinted)
      switch look {
      case .ego, .cll, .mj, .mrefresh, .yq: #expect(slots == [.accent, .foreground, .secondary])
      default: #expect(slots == [.accent])
      }
    }
  }
}
