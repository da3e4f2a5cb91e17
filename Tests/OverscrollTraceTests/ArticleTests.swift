import OverscrollTestSupport
import OverscrollTrace
import Testing

/// Compiles and runs the Swift code of the page on traces; every line must occur here.
@Suite struct ArticleTests {
  @Test func aTraceIsReadAndReplayed() throws {
    let text = """
      overscroll-trace 1
      session vertical engine
      part start refresh standard
      0 attached
      """
    let trace = try Trace(text)
    let replay = Replay(trace)
    #expect(replay.failures.isEmpty)
  }

  #if os(Linux)
  @Test func everySwiftLineOfThePageStandsHere() throws {
    let shown = try Snippets("Sources/OverscrollTrace/OverscrollTrace.docc/OverscrollTrace.md")
    #expect(shown.snippets.count == 1)
    #expect(try shown.missing() == [])
  }
  #endif
}
