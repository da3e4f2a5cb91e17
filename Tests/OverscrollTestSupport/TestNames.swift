import Foundation

/// The functions of test files, for pages that name the tests of a claim.
package struct TestNames {
  private let names: Set<String>

  /// Reads the Swift and Python files in folders.
  ///
  /// - Parameter folders: Paths from the root of the project.
  /// - Throws: If a file is not UTF-8.
  package init(in folders: [String]) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var names: Set<String> = []
    for folder in folders {
      let url = root.appendingPathComponent(folder)
      guard let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      else { continue }
      for case let file as URL in files where ["swift", "py"].contains(file.pathExtension) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for keyword in ["func ", "def "] {
          for piece in text.components(separatedBy: keyword).dropFirst() {
            names.insert(String(piece.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
          }
        }
      }
    }
    self.names = names
  }

  /// Whether there is a function of this name.
  ///
  /// - Parameter name: The name, without parentheses.
  /// - Returns: True if a file declares it.
  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether there is a function whose name begins so.
  ///
  /// - Parameter prefix: The beginning of the name.
  /// - Returns: True if a file declares one.
  package func contains(prefix: String) -> Bool { names.contains { $0.hasPrefix(prefix) } }

  /// The names between backticks in a text.
  ///
  /// - Parameter text: Markdown.
  /// - Returns: Each name, in order.
  package static func code(in text: String) -> [String] {
    let pieces = text.components(separatedBy: "`")
    return pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] }
  }
}
