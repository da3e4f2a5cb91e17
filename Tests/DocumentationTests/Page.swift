#if os(Linux)
import Foundation
import OverscrollTestSupport

/// A Markdown page, parsed as far as the tests need.
struct Page {
  struct Heading {
    var level: Int
    var text: String

    /// The anchor of a heading, by GitHub's rule.
    var anchor: String {
      let kept = text.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      return kept.replacingOccurrences(of: " ", with: "-")
    }
  }

  struct Row {
    var line: String

    var cells: [String] {
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The parts that a translation keeps: code and numbers.
    var facts: [String] {
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      let names = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      let words = parts.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }.joined()
      let numbers = words.split { !($0.isASCII && $0.isNumber) && $0 != "." }
        .filter { $0.contains(where: \.isNumber) }
      return (names + numbers.map(String.init)).sorted()
    }
  }

  let url: URL
  var headings: [Heading] = []
  /// Code blocks, each with its language on the first line.
  var blocks: [String] = []
  var tables: [[Row]] = []
  /// The targets of all links and pictures, in order.
  var links: [String] = []

  var name: String { url.path.replacingOccurrences(of: Snippets.root.path + "/", with: "") }

  init(_ url: URL) throws {
    self.url = url
    var block: [String]?
    var table: [Row] = []
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if let code = block {
        block = line.hasPrefix("```") ? nil : code + [line]
        if block == nil { blocks.append(code.joined(separator: "\n")) }
        continue
      }
      if line.hasPrefix("|") {
        table.append(Row(line: line))
      } else if !table.isEmpty {
        tables.append(table)
        table = []
      }
      if line.hasPrefix("```") {
        block = [String(line.dropFirst(3))]
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        headings.append(Heading(level: level, text: String(line.dropFirst(level + 1))))
      } else {
        links += Self.links(in: line)
      }
    }
    if !table.isEmpty { tables.append(table) }
  }

  /// The link targets in a line, outside inline code.
  static func links(in line: String) -> [String] {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    let text = parts.map { $0.offset % 2 == 0 ? String($0.element) : "" }.joined(separator: "`")
    let pictures = line.components(separatedBy: "<img src=\"").dropFirst()
    return text.components(separatedBy: "](").dropFirst().map { $0.components(separatedBy: ")")[0] }
      + pictures.map { $0.components(separatedBy: "\"")[0] }
  }

  /// Every page of the project.
  static func all() throws -> [Page] {
    let forContributors = ["CONTRIBUTING.md", "SECURITY.md"].map {
      Snippets.root.appendingPathComponent(".github/\($0)")
    }
    let files = FileManager.default.enumerator(
      at: Snippets.root,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    var pages = try forContributors.map { try Page($0) }
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "md" { pages.append(try Page(file)) }
    }
    return pages
  }
}
#endif
