import Overscroll
import OverscrollTestSupport
import Testing

/// Compiles and runs the Swift code of the engine's first page; every line must occur here.
@Suite struct FirstPageTests {
  @Test func aBehaviorIsMadeAsShown() {
    var behavior = Behavior.standard
    behavior.minimumRunning = 0.5
    #expect(behavior == Behavior.standard.with { $0.minimumRunning = 0.5 })
  }

  #if os(Linux)
  @Test func everySwiftLineOfTheFirstPageStandsHere() throws {
    let shown = try Snippets("Sources/Overscroll/Overscroll.docc/Overscroll.md")
    #expect(shown.snippets.count == 1)
    #expect(try shown.missing() == [])
  }
  #endif
}
