import CNews
import Foundation

/// A connection to a SQLite file; the store has the statements.
final class Database {
  /// A value of a statement.
  enum Value {
    /// Null without a text.
    case text(String?)
    case number(Double)

    static func date(_ date: Date) -> Value { .number(date.timeIntervalSince1970) }
  }

  private let handle: OpaquePointer

  /// Opens a file, and creates it if it does not exist.
  init(path: String) throws(StoreError) {
    var handle: OpaquePointer?
    let options = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &handle, options, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close(handle)
      throw StoreError(reason: "\(path): \(String(cString: sqlite3_errstr(code)))")
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, 2000)
  }

  deinit {
    sqlite3_close(handle)
  }

  /// Runs a statement; reads each row of its result.
  func run<Row>(
    _ sql: String,
    _ values: [Value] = [],
    _ read: (borrowing Columns) -> Row
  ) throws(StoreError) -> [Row] {
    var statement: OpaquePointer?
    var code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    for (index, value) in zip(Int32(1)..., values) where code == SQLITE_OK {
      switch value {
      case .text(let text):
        code = news_bind_text(statement, index, text, Int32(text?.utf8.count ?? 0))
      case .number(let number): code = sqlite3_bind_double(statement, index, number)
      }
    }
    guard code == SQLITE_OK else { throw failure }
    var rows: [Row] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(read(Columns(statement: statement)))
      case SQLITE_DONE: return rows
      default: throw failure
      }
    }
  }

  /// Runs a statement without a result.
  func run(_ sql: String, _ values: [Value] = []) throws(StoreError) {
    _ = try run(sql, values) { _ in }
  }

  /// Does all of the work or, if a part of it fails, nothing.
  func transaction(_ work: () throws(StoreError) -> Void) throws(StoreError) {
    try run("BEGIN IMMEDIATE")
    do {
      try work()
      try run("COMMIT")
    } catch {
      // After some errors SQLite has rolled back already, so this may fail.
      try? run("ROLLBACK")
      throw error
    }
  }

  private var failure: StoreError { StoreError(reason: String(cString: sqlite3_errmsg(handle))) }
}

/// The columns of one row.
struct Columns: ~Copyable {
  let statement: OpaquePointer?

  func text(_ index: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, index) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, index))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func number(_ index: Int32) -> Double {
    sqlite3_column_double(statement, index)
  }
}

/// Why the file with the articles cannot be used, in the words of SQLite.
package struct StoreError: Error, Equatable, CustomStringConvertible {
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { "The articles cannot be stored: \(reason)." }
}
