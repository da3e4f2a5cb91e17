/// Why the file with the articles cannot be used, in the words of SQLite.
package struct StoreError: Error, Equatable, CustomStringConvertible {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }

  package var description: String { "The articles cannot be stored: \(reason)." }
}
