import Overscroll
import OverscrollCatalog
import OverscrollIndicators
import OverscrollTestSupport
import Testing

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
