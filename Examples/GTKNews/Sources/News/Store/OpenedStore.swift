import Foundation

/// The store of a program that opens in any case, and what is to be said of it.
package struct OpenedStore: Sendable {
  package let store: ArticleStore
  /// Why this is not the store that was there, or nothing is kept; nil if all is well.
  package private(set) var notice: String?

  /// Opens the store of a folder.
  ///
  /// A file that is damaged is kept under another name, and a new one is begun. Where none can be used, the
  /// articles are in memory.
  package init(in folder: URL, feed: URL) throws {
    // If this fails, opening the file does, too.
    _ = try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      do {
        store = try ArticleStore(path: Self.path("news", in: folder), feed: feed)
      } catch let error as StoreError where error.cause == .damage {
        let kept = try Self.keepAside(in: folder)
        store = try ArticleStore(path: Self.path("news", in: folder), feed: feed)
        notice = "Damaged articles are kept in \(kept)."
      }
    } catch {
      store = try ArticleStore(path: ":memory:", feed: feed)
      notice = "\(error)"
    }
  }

  /// Gives the file, and what SQLite has beside it, a name that no file has; returns the name.
  private static func keepAside(in folder: URL) throws -> String {
    let files = FileManager.default
    var (name, number) = ("news-damaged", 1)
    while files.fileExists(atPath: path(name, in: folder)) {
      number += 1
      name = "news-damaged-\(number)"
    }
    // The journal first: a new file must not get the old one's.
    for part in ["-journal", ""] where files.fileExists(atPath: path("news", in: folder) + part) {
      try files.moveItem(
        atPath: path("news", in: folder) + part,
        toPath: path(name, in: folder) + part
      )
    }
    return "\(name).sqlite"
  }

  private static func path(_ name: String, in folder: URL) -> String {
    folder.appending(path: "\(name).sqlite").path(percentEncoded: false)
  }
}
