package import Foundation
package import Overscroll
package import OverscrollText

/// What the texts of a part are made of: its settings, those of its defaults, and the time of its last update.
package struct WordSettings {
  /// The language of texts; nil means the system's.
  package var language: Language?
  /// Custom titles; nil, also for a single phase, means the style's title.
  package var titles: (@MainActor (PullControl.Phase) -> String?)?
  /// Whether no title is shown during a run.
  package var hidesRunningTitle = false
  /// A custom text for the last update; nil means the style's text.
  package var lastUpdatedText: (@MainActor (Date?) -> String)?
  /// Stores the time of the last update across launches.
  package var lastUpdatedStore: (any LastUpdatedStore)?
  /// The time of the last update.
  package var lastUpdated: Date?

  package init() {}

  /// The time of the last update, from the store if there is one.
  package var lastDate: Date? {
    lastUpdatedStore?.lastUpdated.map { Date(timeIntervalSince1970: $0) } ?? lastUpdated
  }

  /// Whether the last update is older than a time in seconds, in the future, or unknown.
  package func isOlder(than age: Double, now: Date) -> Bool {
    guard let lastDate else { return true }
    let seconds = now.timeIntervalSince(lastDate)
    return seconds < 0 || seconds > age
  }
}

/// The user's language and locale, which only a host can read from its system.
package struct SystemWords {
  package let language: Language
  package let locale: Locale

  package init(language: Language, locale: Locale) {
    self.language = language
    self.locale = locale
  }

  /// The user's locale if it has a language, with its region and clock; else one of the language.
  func locale(of language: Language) -> Locale {
    if Language(matching: locale.identifier.utf8) == language { return locale }
    return Locale(identifier: language.tag.description)
  }
}
