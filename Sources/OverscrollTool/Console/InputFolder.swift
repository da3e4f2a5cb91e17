import Foundation

/// A folder that is read with all folders in it.
enum InputFolder {
  /// The paths of its files with one of some endings, in order.
  static func files(in folder: String, endings: Set<String>) throws(Failure) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else {
      throw .input(folder, "cannot be read")
    }
    let names = found.compactMap { $0 as? String }
    let kept = names.filter { endings.contains(($0 as NSString).pathExtension) }
    // The enumerator of a file, or of what does not exist, may be empty.
    if kept.isEmpty {
      throw .input(folder, "has no file that ends in \(endings.sorted().joined(separator: ", "))")
    }
    return kept.sorted().map { folder == "." ? $0 : "\(folder)/\($0)" }
  }
}
