/// One text of the control, in UTF-8, in static memory.
///
/// Like `StaticString`, but for one line of a literal: nothing is copied, and the bytes are valid
/// as long as the program runs. Only for texts of the tables.
///
/// ```swift
/// label.text = Language.en.text(.headerIdle).description  // Pull down to refresh
/// ```
package struct Words: CustomStringConvertible, Sendable {
  // Points into a literal, which is immutable: safe to use from any thread.
  /// The first byte; after the last one there is a line feed or a zero.
  package nonisolated(unsafe) let utf8Start: UnsafePointer<UInt8>
  /// How many bytes the text has, 1 or more.
  package let utf8CodeUnitCount: Int

  /// Finds a line of a table with one line per key.
  ///
  /// One literal per table takes half of what one literal per text takes in wasm: there are no
  /// addresses, lengths and code for each.
  ///
  /// - Parameters:
  ///   - line: The line's index, from 0; after the last one the text is empty.
  ///   - table: The lines, with a line feed between each two.
  init(line: UInt8, of table: StaticString) {
    let end = table.utf8Start + table.utf8CodeUnitCount
    var start = table.utf8Start
    var left = line
    while left > 0, start < end {
      if start.pointee == UInt8(ascii: "\n") { left -= 1 }
      start += 1
    }
    var count = 0
    while start + count < end, start[count] != UInt8(ascii: "\n") { count += 1 }
    utf8Start = start
    utf8CodeUnitCount = count
  }

  /// The text as a `String`.
  package var description: String {
    withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the bytes, like a static string.
  ///
  /// - Parameter body: Reads the bytes; unlike a string's, they may be used after it returns.
  /// - Returns: What the closure returns.
  package func withUTF8Buffer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}
