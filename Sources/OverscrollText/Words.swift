/// One text of the control, in UTF-8, where it lies in the program.
///
/// What `StaticString` is for a whole literal, this is for one of its lines: nothing is copied, and
/// the bytes are valid as long as the program runs. Not for text of any other kind.
///
/// ```swift
/// label.text = Language.en.text(.headerIdle).description  // Pull down to refresh
/// ```
package struct Words: CustomStringConvertible, Sendable {
  // Into a literal, which nobody writes to: safe from any thread.
  /// The first byte; behind the last one stands a line feed or a zero.
  package nonisolated(unsafe) let utf8Start: UnsafePointer<UInt8>
  /// How many bytes the text has, 1 or more.
  package let utf8CodeUnitCount: Int

  /// Finds a line of a table that has one for every key.
  ///
  /// A table as one literal takes half of what a literal for each text does in wasm: no addresses,
  /// no lengths, no code for each.
  ///
  /// - Parameters:
  ///   - line: The line's place, from 0; behind the last one the text is empty.
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

  /// The text as a string of its own.
  package var description: String {
    withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives the bytes to a closure, as a static string does.
  ///
  /// - Parameter body: What reads the bytes; here alone they may outlast it.
  /// - Returns: What the closure returns.
  package func withUTF8Buffer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}
