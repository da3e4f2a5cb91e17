// How each control formatted the time of its last update. Separate file because a load-more has no
// such line.
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
