import Foundation
import Testing

/// A row of `Tests/PathData/accept.tsv` or `reject.tsv`.
struct PathDataRow: CustomTestStringConvertible, Sendable {
  let fields: [String]

  /// The data with escapes such as `\t` decoded.
  var bytes: [UInt8] {
    var text = fields[0]
    for (escape, byte) in [
      ("\\t", "\t"), ("\\n", "\n"), ("\\r", "\r"), ("\\f", "\u{c}"), ("\\v", "\u{b}"),
      ("\\0", "\0"),
    ] {
      text = text.replacingOccurrences(of: escape, with: byte)
    }
    return Array(text.utf8)
  }

  var testDescription: String { fields[0] }

  static func rows(_ name: String) -> [PathDataRow] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../PathData/\(name).tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      PathDataRow(
        fields: $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      )
    }
  }
}
