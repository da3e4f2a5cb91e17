import Foundation

/// Reads JSON with a reader that is not ours.
func jsonObject(_ text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8))
}

/// Reads one JSON object a line.
func jsonLines(_ text: String) throws -> [[String: Any]] {
  try text.split(separator: "\n").map { line in
    try jsonObject(String(line)) as? [String: Any] ?? [:]
  }
}
