import Foundation
import Testing

/// The documented transition table equals the tested one.
@Suite struct TransitionPageTests {
  @Test(arguments: [TransitionTable.shown, TransitionTable.notShown, TransitionTable.floor])
  func thePageShowsTheTestedTable(_ table: String) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Transitions.md"),
      encoding: .utf8
    )
    #expect(page.contains(table))
  }
}
