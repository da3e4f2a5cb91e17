/// How much of a date is needed to identify the day.
///
/// Only selects a form; a host's own formatter formats the date and the time, in the user's
/// language and calendar. Hosts use the raw values to identify the forms.
///
/// ```swift
/// DateWording(of: CalendarDay(2026, 3, 7), on: CalendarDay(2026, 4, 7))  // monthAndDay
/// ```
package enum DateWording: UInt8, CaseIterable, Sendable {
  /// The word for today and the time: the date is the present day.
  case today
  /// Month, day and time: the date lies in the present year.
  case monthAndDay
  /// Year, month, day and time.
  case fullDate

  /// Chooses the form for a date.
  ///
  /// A day is the same only if all three of its numbers are: comparing only the day of the month
  /// would match a month ago. A date after the present day, as after a clock was set back, is
  /// formatted like any other.
  ///
  /// - Parameters:
  ///   - date: The date to format.
  ///   - today: The present day, in the same calendar and time zone.
  package init(of date: CalendarDay, on today: CalendarDay) {
    self = date == today ? .today : date.year == today.year ? .monthAndDay : .fullDate
  }
}

/// A day by the numbers of a calendar.
///
/// Compared number by number, so it works for any calendar that numbers its days like this.
package struct CalendarDay: Equatable, Sendable {
  /// The year.
  package var year: Int
  /// The month of the year.
  package var month: Int
  /// The day of the month.
  package var day: Int

  /// Makes a day.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month of the year.
  ///   - day: The day of the month.
  package init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

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

// How each control formatted the time of its last update.
extension Wording {
  /// Selects how much of a date is shown.
  ///
  /// - Parameters:
  ///   - date: The date to format.
  ///   - today: The present day, in the same calendar and time zone.
  /// - Returns: The form that the wording shows: EGO always the full date, CLL always month and
  ///   day.
  package func form(of date: CalendarDay, on today: CalendarDay) -> DateWording {
    switch self {
    case .standard, .mj, .mjTrailer: DateWording(of: date, on: today)
    case .ego: .fullDate
    case .cll: .monthAndDay
    }
  }

  /// The fixed pattern of a wording for a date and its time.
  ///
  /// The letters are those of Unicode's date patterns; every number is zero-padded and of the
  /// Gregorian calendar. The word for today precedes the pattern's time, with a space between.
  ///
  /// - Parameter form: How much of the date is shown.
  /// - Returns: The pattern; nil where the user's own short form is used.
  /// - SeeAlso: [UTS 35, date format patterns](https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns)
  package func pattern(_ form: DateWording) -> StaticString? {
    switch self {
    case .standard, .ego: return nil
    case .cll, .mj, .mjTrailer:
      switch form {
      case .today: return "HH:mm"
      case .monthAndDay: return "MM-dd HH:mm"
      case .fullDate: return "yyyy-MM-dd HH:mm"
      }
    }
  }
}
