#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollIndicators
import OverscrollText

/// Formats the time of the last refresh with the system's date styles.
enum DateFormatting {
  static func text(for part: HostedPart, _ speech: inout Speech) -> String {
    let settings = part.settings
    let stored = settings.lastUpdatedStore?.lastUpdated.map { Date(timeIntervalSince1970: $0) }
    let date = stored ?? settings.lastUpdated
    if let own = settings.lastUpdatedText { return own(date) }
    let now = part.attachment?.session.clock.date ?? Date()
    let calendar = Calendar.autoupdatingCurrent
    let locale = locale(of: speech.language)
    let line = speech.lastUpdated(
      date.map { moment($0, calendar) },
      today: moment(now, calendar).day
    ) { form in
      date.map { Array(wording(of: $0, form, locale).utf8) } ?? []
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Formats the parts of a date that a style has, in a locale.
  private static func wording(
    of date: Date,
    _ form: DateWording,
    _ locale: Locale
  ) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    switch form {
    case .today: formatter.setLocalizedDateFormatFromTemplate("jmm")
    case .monthAndDay: formatter.setLocalizedDateFormatFromTemplate("MMMdjmm")
    case .fullDate: formatter.setLocalizedDateFormatFromTemplate("yMMMdjmm")
    }
    return formatter.string(from: date)
  }

  private static func moment(_ date: Date, _ calendar: Calendar) -> CalendarMoment {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = CalendarDay(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    return CalendarMoment(day, parts.hour ?? 0, parts.minute ?? 0)
  }

  /// The user's locale if it has the language, with its region and clock.
  ///
  /// From GLib, because Foundation's current locale is the same for all users on Linux.
  private static func locale(of language: Language) -> Locale {
    let first = g_get_language_names()?.pointee.map { String(cString: $0) } ?? ""
    let user = String(first.split(separator: ".").first ?? "")
    if Language(matching: user.utf8) == language, user.contains("_") {
      return Locale(identifier: user)
    }
    return Locale(identifier: language.tag.description)
  }
}
#endif
