#if canImport(UIKit)
import UIKit

/// The line beneath the title: when the last refresh was, as the system writes dates.
@MainActor
enum DateFormatting {
  static func text(for part: HostedPart, _ language: Language) -> String {
    let settings = part.settings
    let stored = settings.store?.lastUpdated.map { Date(timeIntervalSince1970: $0) }
    guard let date = stored ?? settings.lastUpdated else {
      return language.text(.neverUpdated).description
    }
    let now = part.attachment?.clock.date ?? date
    return language.text(.lastUpdated).description + wording(of: date, on: now, language)
  }

  static func wording(
    of date: Date,
    on now: Date,
    _ language: Language,
    calendar: Calendar = .autoupdatingCurrent,
    timeZone: TimeZone? = nil
  ) -> String {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    let formatter = DateFormatter()
    formatter.locale = language.locale
    formatter.timeZone = calendar.timeZone
    switch DateWording(of: day(date, calendar), on: day(now, calendar)) {
    case .today:
      formatter.setLocalizedDateFormatFromTemplate("jmm")
      return language.text(.today).description + " " + formatter.string(from: date)
    case .monthAndDay:
      formatter.setLocalizedDateFormatFromTemplate("MMMdjmm")
    case .fullDate:
      formatter.setLocalizedDateFormatFromTemplate("yMMMdjmm")
    }
    return formatter.string(from: date)
  }

  private static func day(_ date: Date, _ calendar: Calendar) -> CalendarDay {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return CalendarDay(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }
}

extension Language {
  /// The system's own locale where it speaks this language, with the person's region and clock.
  fileprivate var locale: Locale {
    let present = Locale.autoupdatingCurrent
    if Language(matching: present.identifier.utf8) == self { return present }
    return Locale(identifier: tag.description)
  }
}
#endif
