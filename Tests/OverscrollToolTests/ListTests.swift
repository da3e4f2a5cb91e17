import OverscrollCatalog
import OverscrollIndicators
import OverscrollText
import Testing

/// The lists contain all names in the modules.
@Suite struct ListTests {
  @Test func textNamesEveryLookAndLanguage() throws {
    let run = try ToolRun(["list"], in: Folder())
    #expect(run.code == 0 && run.error == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    let indicators = BuiltinIndicator.allCases.map { "  \($0)" }
    let start = try #require(lines.firstIndex(of: "indicators"))
    let end = try #require(lines.firstIndex(of: "languages"))
    #expect(lines.first == "styles")
    #expect(Array(lines[(start + 1)..<end]) == indicators)
    #expect(lines[(end + 1)...].count == Language.allCases.count)
    #expect(lines.contains("  en") && lines.contains("  zh-Hans"))
  }

  @Test func oneListIsOneNamePerLine() throws {
    let run = try ToolRun(["list", "indicators"], in: Folder())
    #expect(run.output == BuiltinIndicator.allCases.map { "\($0)\n" }.joined())
    let json = try ToolRun(["list", "languages", "--json"], in: Folder()).output
    let object = try #require(try jsonObject(json) as? [String: [String]])
    #expect(object.keys.sorted() == ["languages"])
  }

  @Test func jsonIsOneObjectWithThreeArrays() throws {
    let run = try ToolRun(["list", "--json"], in: Folder())
    #expect(run.code == 0 && run.error == "")
    #expect(run.output.hasSuffix("}\n") && run.output.split(separator: "\n").count == 1)
    let object = try #require(try jsonObject(run.output) as? [String: [String]])
    #expect(Set(object.keys) == ["styles", "indicators", "languages"])
    #expect(object["indicators"] == BuiltinIndicator.allCases.map { "\($0)" })
    #expect(object["styles"]?.starts(with: ["arrow", "ring", "path"]) == true)
  }
}
