/// A minute of a day, by the numbers of the Gregorian calendar and a clock.
package struct CalendarMoment: Equatable, Sendable {
  /// The day.
  package var day: CalendarDay
  /// The hour, 0 to 23.
  package var hour: Int
  /// The minute, 0 to 59.
  package var minute: Int

  /// Makes a moment.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - hour: The hour, 0 to 23.
  ///   - minute: The minute, 0 to 59.
  package init(_ day: CalendarDay, _ hour: Int, _ minute: Int) {
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// Whether the numbers are in range; the length of a month is not checked.
  package var isKnown: Bool {
    (1...9999).contains(day.year) && (1...12).contains(day.month) && (1...31).contains(day.day)
      && (0...23).contains(hour) && (0...59).contains(minute)
  }

  /// Formats the moment with a pattern of a wording.
  ///
  /// Every run of the letters y, M, d, H and m becomes its number, zero-padded to the length of the
  /// run; other characters are copied.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - line: The text to append to.
  package func write(_ pattern: StaticString, to line: inout [UInt8]) {
    var index = 0
    while index < pattern.utf8CodeUnitCount {
      let letter = pattern.utf8Start[index]
      var length = 0
      while index < pattern.utf8CodeUnitCount, pattern.utf8Start[index] == letter {
        length += 1
        index += 1
      }
      append(letter, length, to: &line)
    }
  }

  private func append(_ letter: UInt8, _ length: Int, to line: inout [UInt8]) {
    var number: Int
    switch letter {
    case UInt8(ascii: "y"): number = day.year
    case UInt8(ascii: "M"): number = day.month
    case UInt8(ascii: "d"): number = day.day
    case UInt8(ascii: "H"): number = hour
    case UInt8(ascii: "m"): number = minute
    default:
      for _ in 0..<length { line.append(letter) }
      return
    }
    let end = line.count
    for _ in 0..<length {
      line.insert(UInt8(ascii: "0") + UInt8(number % 10), at: end)
      number /= 10
    }
  }
}
