import Foundation
import Testing

/// What is read of an SVG file: the cases of `Tests/SVG`, which the gallery's reader passes too.
@Suite struct SVGCaseTests {
  /// A row of the list.
  struct Row: CustomTestStringConvertible {
    let fields: [String]

    var testDescription: String { "\(fields[4]): \(fields[0])" }

    var file: String {
      let isWhole = fields[0].hasPrefix("<?xml")
      return isWhole ? fields[0] : "<svg \(Self.names) viewBox='0 0 100 50'>\(fields[0])</svg>"
    }

    private static let names = """
      xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'
      """

    static let all: [Row] = {
      let list = projectFolder.appendingPathComponent("Tests/SVG/cases.tsv")
      guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
        Row(fields: $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
      }
    }()
  }

  @Test func theListIsRead() {
    #expect(Row.all.count > 40)
    #expect(Row.all.allSatisfy { $0.fields.count == 5 })
  }

  @Test(arguments: Row.all)
  func theFileIsReadAsStated(row: Row) throws {
    let run = try ToolRun(["path", "-"], input: Data(row.file.utf8), in: Folder())
    let said = run.error.split(separator: "\n").filter { !$0.contains("expected a number") }
    #expect(said.filter { $0.contains(" left out: ") }.count == Int(row.fields[3]))
    let notRead = said.compactMap { $0.components(separatedBy: ": not read: ").dropFirst().first }
    #expect(notRead.joined() == row.fields[2])

    let outlines = row.fields[1].replacingOccurrences(of: " | ", with: "\n")
    let same = try ToolRun(["path", "--lines", "-"], input: Data(outlines.utf8), in: Folder())
    let (found, expected) = (try jsonLines(run.output), try jsonLines(same.output))
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) {
      let lengths = try [one, other].map { try #require($0["length"] as? Double) }
      let bounds = try [one, other].map { try #require($0["bounds"] as? [Double]) }
      let pairs = zip(bounds[0] + [lengths[0]], bounds[1] + [lengths[1]])
      #expect(pairs.allSatisfy { abs($0 - $1) < 0.001 }, "\(one) instead of \(other)")
    }
  }

  /// The same picture in the encodings that XML 1.0, section 4.3.3, tells apart.
  @Test(arguments: [
    (String.Encoding.utf8, "", ""), (.utf8, "\u{FEFF}", "UTF-8"), (.isoLatin1, "", "ISO-8859-1"),
    (.utf16LittleEndian, "\u{FEFF}", "UTF-16"), (.utf16BigEndian, "\u{FEFF}", "UTF-16"),
  ])
  func everyEncodingIsRead(encoding: String.Encoding, mark: String, name: String) throws {
    let declaration = name.isEmpty ? "" : "<?xml version='1.0' encoding='\(name)'?>"
    let text = "\(mark)\(declaration)<svg><!-- caf\u{E9} --><path id='\u{E9}' d='M0 0h3'/></svg>"
    let folder = try Folder()
    try folder.write("icon.svg", try #require(text.data(using: encoding)))
    let line = #"{"commands": 2, "bounds": [0, 0, 3, 0], "length": 3, "error": null}"# + "\n"
    #expect(try ToolRun(["path", "icon.svg"], in: folder) == ToolRun(output: line))
    let input = try Data(contentsOf: folder.url.appendingPathComponent("icon.svg"))
    #expect(try ToolRun(["path", "-"], input: input, in: folder) == ToolRun(output: line))
  }

  /// Twenty lines of ten uses each are 10^20 shapes.
  @Test func referencesThatMultiplyAreRefused() throws {
    var lines = "<path id='a0' d='M0 0h1'/>"
    for level in 1...20 {
      let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
      lines += "<g id='a\(level)'>\(uses)</g>"
    }
    let file = Data("<svg>\(lines)</svg>".utf8)
    let run = try ToolRun(["path", "-"], input: file, in: Folder())
    #expect(run.code == 2 && run.output == "")
    #expect(run.error.hasSuffix("standard input: draws more than 1000000 elements\n"))
  }
}
