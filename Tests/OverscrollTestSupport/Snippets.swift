#if os(Linux)
import Foundation

/// The code that a page shows, held to a test that compiles and runs it.
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
  ///   - language: The language that its blocks of code are marked with.
  ///   - chapter: The line of a heading to stay below, up to the next of the same level.
  /// - Throws: When there is no such page.
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

  /// What is shown and does not stand in a file of tests.
  ///
  /// - Parameter file: The tests' path.
  /// - Returns: Each line that is missing there.
  /// - Throws: When there is no such file.
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
