import Foundation
import OverscrollText

/// Formats a time with the system's date styles.
struct DateFormatting {
  let locale: Locale
  /// Whether date and time are always in the system's short styles.
  let isShort: Bool

  /// The parts of a date that a wording has.
  func text(of date: Date, _ form: DateWording) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    if isShort {
      formatter.dateStyle = .short
      formatter.timeStyle = .short
      return formatter.string(from: date)
    }
    switch form {
    case .today: formatter.setLocalizedDateFormatFromTemplate("jmm")
    case .monthAndDay: formatter.setLocalizedDateFormatFromTemplate("MMMdjmm")
    case .fullDate: formatter.setLocalizedDateFormatFromTemplate("yMMMdjmm")
    }
    return formatter.string(from: date)
  }

  /// A date in the user's calendar.
  func moment(_ date: Date) -> CalendarMoment {
    let parts = Calendar.autoupdatingCurrent
      .dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = CalendarDay(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    return CalendarMoment(day, parts.hour ?? 0, parts.minute ?? 0)
  }
}
