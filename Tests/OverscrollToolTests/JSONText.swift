import Foundation

/// Parses JSON with Foundation instead of our own code.
func jsonObject(_ text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8))
}

/// Parses one JSON object per line.
func jsonLines(_ text: String) throws -> [[String: Any]] {
  try text.split(separator: "\n").map { line in
    try jsonObject(String(line)) as? [String: Any] ?? [:]
  }
}
