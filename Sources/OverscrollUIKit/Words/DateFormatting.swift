#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollIndicators
import OverscrollText
import UIKit

/// Formats the time of the last refresh with the system's date styles.
@MainActor
enum DateFormatting {
  static func text(for part: HostedPart, _ speech: inout Speech) -> String {
    let settings = part.settings
    let stored = settings.lastUpdatedStore?.lastUpdated.map { Date(timeIntervalSince1970: $0) }
    let date = stored ?? settings.lastUpdated
    if let own = settings.lastUpdatedText { return own(date) }
    if date == nil, let line = settings.lastUpdatedStore?.lastUpdatedLine { return line }
    let now = part.attachment?.session.clock.date ?? Date()
    let calendar = Calendar.autoupdatingCurrent
    let locale = locale(of: speech.language)
    // EGO writes date and time in the system's short styles.
    let isShort = part.style.indicator == .ego
    let line = speech.lastUpdated(
      date.map { moment($0, calendar) },
      today: moment(now, calendar).day
    ) { form in
      date.map { Array(wording(of: $0, form, locale, isShort).utf8) } ?? []
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Formats the parts of a date that a style has, in a locale.
  private static func wording(
    of date: Date,
    _ form: DateWording,
    _ locale: Locale,
    _ isShort: Bool
  ) -> String {
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

  private static func moment(_ date: Date, _ calendar: Calendar) -> CalendarMoment {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = CalendarDay(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    return CalendarMoment(day, parts.hour ?? 0, parts.minute ?? 0)
  }

  /// The user's locale if it has the language, with its region and clock.
  private static func locale(of language: Language) -> Locale {
    let present = Locale.autoupdatingCurrent
    if Language(matching: present.identifier.utf8) == language { return present }
    return Locale(identifier: language.tag.description)
  }
}
#endif
