/// How much of a date the reader needs in order to know which day is meant.
///
/// Chooses only; a host's own formatter writes the date and the time, in the reader's language and
/// calendar. The raw values are the numbers by which a host names the forms.
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
  /// A day is the same only when all three of its numbers are: the day of the month alone would
  /// take a month ago for today. A date after the present day, as after a clock was set back, is
  /// worded like any other.
  ///
  /// - Parameters:
  ///   - date: The date to word.
  ///   - today: The present day, in the same calendar and time zone.
  package init(of date: CalendarDay, on today: CalendarDay) {
    self = date == today ? .today : date.year == today.year ? .monthAndDay : .fullDate
  }
}

/// A day by the numbers of a calendar.
///
/// Compared number by number, so any calendar serves whose days the host can number like this.
package struct CalendarDay: Equatable, Sendable {
  /// The year.
  package var year: Int
  /// The month of the year.
  package var month: Int
  /// The day of the month.
  package var day: Int

  /// Names a day.
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
