import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

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
