#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// The page of answers names tests that exist.
@Suite struct AnswersPageTests {
  @Test func everyTestThatIsNamedExists() throws {
    let page = Snippets.root.appendingPathComponent("Documentation/Answers.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let named = text.components(separatedBy: "(`").dropFirst()
      .map { $0.components(separatedBy: "`")[0] }
    #expect(named.count >= 15)
    let names = try TestNames(in: ["Tests", "Web/Tests", "Examples/UIKitNews.swiftpm/Tests"])
    #expect(named.filter { !names.contains($0) } == [])
  }
}
#endif
