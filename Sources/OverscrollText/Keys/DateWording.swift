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
