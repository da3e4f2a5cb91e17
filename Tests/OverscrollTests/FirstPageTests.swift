import Overscroll
import OverscrollTestSupport
import Testing

/// Compiles and runs the Swift code of the engine's first page; every line must occur here.
@Suite struct FirstPageTests {
  @Test func aBehaviorIsMadeAsShown() throws {
    let behavior = try Behavior(arm: Threshold(80), hold: Hold(60), minimumRunning: 0.5)
    #expect(behavior.arm.distance == 80)
  }

  #if os(Linux)
  @Test func everySwiftLineOfTheFirstPageStandsHere() throws {
    let shown = try Snippets("Sources/Overscroll/Overscroll.docc/Overscroll.md")
    #expect(shown.snippets.count == 1)
    #expect(try shown.missing() == [])
  }
  #endif
}
