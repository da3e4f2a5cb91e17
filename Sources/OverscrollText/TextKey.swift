/// The places where the control shows or announces a text; each has one in every language.
///
/// Hosts use the raw values to identify the texts. The titles of a refresh are consecutive, from
/// idle to failed, and so are those of a load-more. Keys may be added in later versions.
package enum TextKey: UInt8, CaseIterable, Sendable {
  /// The title while the pull is too short; asks to pull further.
  case headerIdle
  /// The title once the pull is far enough; asks to release.
  case headerArmed
  /// The title while the content is being refreshed.
  case headerRunning
  /// The title after a refresh that succeeded.
  case headerSucceeded
  /// The title after a refresh that failed.
  case headerFailed
  /// The text before the time of the last refresh, including the language's separator.
  case lastUpdated
  /// Replaces the date when the last refresh was today.
  case today
  /// Replaces the whole line before the first refresh.
  case neverUpdated
  /// The name of the control that starts a refresh, for keyboards and screen readers.
  case refresh
  /// Announced by a screen reader when a refresh begins.
  case announceBegan
  /// Announced by a screen reader after a refresh that succeeded.
  case announceSucceeded
  /// Announced by a screen reader after a refresh that failed.
  case announceFailed
  /// The title of a load-more at rest, and the label of its control; describes a tap.
  case loadMore
  /// The same for older content that is inserted at the start.
  case loadEarlier
  /// The title of a load-more at the end while the pull is too short; asks to pull further.
  case loadPulling
  /// The title once the pull is far enough; asks to release.
  case loadArmed
  /// The title while content is being added.
  case loadRunning
  /// The title after a load that succeeded.
  case loadSucceeded
  /// The title after a load that failed.
  case loadFailed
  /// The same if a tap retries; remains until then.
  case loadRetry
  /// The title once there is no more to load.
  case loadExhausted
  /// Announced by a screen reader when a load begins; when it ends the title is announced.
  case announceLoading
  /// What a refresh has brought, with `#` in the place of the number, which is more than 0.
  ///
  /// In languages whose plurals have more than two forms the number follows the word, so that it needs no form.
  case newItems
  /// What a refresh that has brought nothing says.
  case nothingNew
  /// What a run that has failed without a connection says.
  case noConnection
  /// The title once the pull is far enough for the floor; asks to release.
  case floorArmed
  /// The name of the control that closes the floor, for keyboards and screen readers.
  case floorBack
}

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
