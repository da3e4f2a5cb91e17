#if os(Linux)
import Foundation

/// Compares the code on a page with the test file that compiles and runs it.
package struct Snippets {
  /// The root of the project.
  package static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The lines of each snippet, without their indentation.
  package let snippets: [[String]]

  /// Finds the snippets of a page.
  ///
  /// - Parameters:
  ///   - page: The page's path from the root.
  ///   - language: The language tag of its code blocks.
  ///   - chapter: The heading of the section to read, up to the next heading of its level.
  /// - Throws: If there is no such page.
  package init(_ page: String, language: String = "swift", below chapter: String? = nil) throws {
    var text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    if let chapter {
      let marks = chapter.prefix { $0 == "#" }
      text = text.components(separatedBy: "\n\(chapter)\n").dropFirst().joined()
      text = text.components(separatedBy: "\n\(marks) ")[0]
    }
    snippets = text.components(separatedBy: "```\(language)\n").dropFirst().map {
      Self.lines($0.components(separatedBy: "```")[0])
    }
  }

  /// Takes lines of code from elsewhere on a page, as one snippet.
  package init(lines: [String]) {
    snippets = [lines]
  }

  /// The lines that are missing in a test file.
  ///
  /// - Parameter file: The path of the test file.
  /// - Returns: Each missing line.
  /// - Throws: If there is no such file.
  package func missing(in file: String = #filePath) throws -> [String] {
    let known = Set(Self.lines(try String(contentsOfFile: file, encoding: .utf8)))
    return snippets.joined().filter { !known.contains($0) }
  }

  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
#endif
