import CNews
import Foundation

/// A connection to a SQLite file; the store has the statements.
package final class Database {
  private let handle: OpaquePointer

  /// Opens a file, and creates it if it does not exist.
  package init(path: String) throws(StoreError) {
    var handle: OpaquePointer?
    let options = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &handle, options, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close(handle)
      throw StoreError(reason: String(cString: sqlite3_errstr(code)))
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, 2000)
  }

  deinit {
    sqlite3_close(handle)
  }

  /// Runs a statement; returns the rows of its result.
  ///
  /// All values are texts: SQLite turns one into a number where it meets a column of numbers, and back.
  @discardableResult
  package func run(_ sql: String, _ values: [String?] = []) throws(StoreError) -> [[String?]] {
    var statement: OpaquePointer?
    var code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    for (index, value) in zip(Int32(1)..., values) where code == SQLITE_OK {
      code = news_bind_text(statement, index, value, Int32(value?.utf8.count ?? 0))
    }
    guard code == SQLITE_OK else { throw failure }
    var rows: [[String?]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(statement)).map { index in
            guard let text = sqlite3_column_text(statement, index) else { return nil }
            let count = Int(sqlite3_column_bytes(statement, index))
            return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
          }
        )
      case SQLITE_DONE: return rows
      default: throw failure
      }
    }
  }

  /// Does all of the work or, if a part of it fails, nothing.
  func transaction(_ work: () throws(StoreError) -> Void) throws(StoreError) {
    try run("BEGIN IMMEDIATE")
    do {
      try work()
      try run("COMMIT")
    } catch {
      // After some errors SQLite has rolled back already, so this may fail.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private var failure: StoreError {
    let cause: StoreError.Cause =
      switch sqlite3_errcode(handle) {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damage
      case SQLITE_BUSY: .lock
      default: .other
      }
    return StoreError(reason: String(cString: sqlite3_errmsg(handle)), cause: cause)
  }
}

/// Why the file with the articles cannot be used, in the words of SQLite.
package struct StoreError: Error, Equatable, CustomStringConvertible {
  package enum Cause: Sendable {
    /// The content of the file is wrong, so that it never can be used.
    case damage
    /// Another program uses the file now.
    case lock
    case other
  }

  package let reason: String
  package let cause: Cause

  package init(reason: String, cause: Cause = .other) {
    (self.reason, self.cause) = (reason, cause)
  }

  package var description: String { "The articles cannot be stored: \(reason)." }
}
