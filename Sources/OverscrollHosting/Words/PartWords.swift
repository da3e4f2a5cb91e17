package import Foundation
package import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
package import OverscrollText

/// The texts of a part: from its settings, its style or its language, in this order.
@MainActor
package struct PartWords {
  // Not the style itself, whose copies are 3 KB of an app.
  let role: Role
  let trigger: Trigger
  let texts: TextLines
  private let hasShortDates: Bool
  let settings: WordSettings
  private let edge: Edge
  private let system: SystemWords
  private let speech: Speech
  private let result: ResultDetail?

  package init(
    _ style: PullStyle,
    at edge: Edge,
    _ settings: WordSettings,
    _ system: SystemWords,
    _ result: ResultDetail? = nil
  ) {
    self.result = result
    (role, trigger) = (style.behavior.role, style.behavior.trigger)
    (texts, hasShortDates) = (style.texts, style.traits.hasShortDates)
    self.edge = edge
    self.settings = settings
    self.system = system
    speech = Speech(style, to: (settings.language ?? system.language).tag.description.utf8)
  }

  /// The title of a phase.
  ///
  /// The app's own titles are by phase, so a floor that is armed has the language's.
  package func title(
    for phase: Phase,
    lastOutcome: Outcome? = nil,
    floor: FloorPhase = .closed
  ) -> String {
    let seen = PullControl.Phase(phase, role, lastOutcome: lastOutcome)
    if floor != .armed, let own = settings.titles?(seen) { return own }
    return speech.title(
      for: phase,
      role: role,
      edge: edge,
      trigger: trigger,
      lastOutcome: lastOutcome,
      floor: floor
    ).description
  }

  /// What the result of a run says beyond its outcome; nil where the style or the app has a text of its own.
  package func detail(for phase: Phase) -> String? {
    guard case .finishing(let outcome) = phase, speech.wording == .standard else { return nil }
    if settings.titles?(PullControl.Phase(phase, role, lastOutcome: outcome)) != nil {
      return nil
    }
    switch (result, outcome) {
    case (.brought(.updated(let count)), .succeeded), (.brought(.updated(let count)), .exhausted):
      return speech.language.newItems(count)
    case (.brought(.unchanged), .succeeded), (.brought(.unchanged), .exhausted):
      return speech.language.text(.nothingNew).description
    case (.offline, .failed): return speech.language.text(.noConnection).description
    case (.reason(let text), .failed): return text
    case (_, .succeeded), (_, .failed), (_, .cancelled), (_, .exhausted): return nil
    }
  }

  /// The line for the time of the last update, with the system's date styles.
  package func lastUpdated(now: Date) -> String {
    let date = settings.lastDate
    if let own = settings.lastUpdatedText { return own(date) }
    if date == nil, let line = settings.lastUpdatedStore?.lastUpdatedLine { return line }
    let dates = DateFormatting(
      locale: system.locale(of: speech.language),
      isShort: hasShortDates
    )
    var speech = speech
    let line = speech.lastUpdated(date.map(dates.moment), today: dates.moment(now).day) { form in
      date.map { Array(dates.text(of: $0, form).utf8) } ?? []
    }
    return String(decoding: line, as: UTF8.self)
  }
}

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

/// The texts that an indicator shows, and the width they need.
@MainActor
package struct IndicatorWords {
  package var title = ""
  /// The title in the phase before.
  private var previousTitle = ""
  // Its code, because comparing phases is more code.
  private var phaseCode: UInt8?
  /// What a screen reader says: the title, also where it is hidden.
  package private(set) var spokenTitle = ""
  /// The line below the title.
  ///
  /// It does not appear during a run or its result, because it would move the title.
  package private(set) var detail = ""
  package private(set) var titleWidth = 0.0
  package private(set) var detailWidth = 0.0
  private var widest: Double?

  package init() {}

  /// Discards cached widths, because a font, a style or a language has changed.
  package mutating func forget() {
    widest = nil
  }

  /// Updates the texts for a part's progress; `width` returns the width of a text.
  ///
  /// What a result says beyond its outcome is shown in one line, in `room` points, or is left out.
  package mutating func update(
    _ words: PartWords,
    _ progress: PullProgress,
    now: Date,
    room: Double,
    width: (String, TextRole) -> Double
  ) {
    let texts = words.texts
    let isFirst = spokenTitle.isEmpty
    spokenTitle = words.title(
      for: progress.phase,
      lastOutcome: progress.lastOutcome,
      floor: progress.floor
    )
    let code = progress.phase.code
    if code != phaseCode { (previousTitle, phaseCode) = (title, code) }
    let isTitleHidden = words.settings.hidesRunningTitle && progress.phase == .running
    title = isTitleHidden ? "" : spokenTitle
    let result = words.detail(for: progress.phase)
    if let result {
      spokenTitle = result
      if !result.contains(where: \.isNewline), width(result, .title) <= room { title = result }
    }
    let line = texts == .titleAndDetail ? words.lastUpdated(now: now) : ""
    if isFirst || !detail.isEmpty || !progress.phase.isRunOrResult { detail = line }
    let hasTitle = texts != .none && !isTitleHidden
    // That of a result, and of a floor, may be wider than those of all phases.
    titleWidth =
      hasTitle ? max(width(title, .title), widestTitle(words) { width($0, .title) }) : 0
    detailWidth = detail.isEmpty ? 0 : width(detail, .detail)
  }

  /// The text with a role.
  package subscript(role: TextRole) -> String {
    switch role {
    case .title: title
    case .detail: detail
    case .previousTitle: previousTitle
    }
  }

  // The width of the widest title, so that nothing moves sideways when the text changes; 0 for a
  // load-more that cannot be pulled, which has one title at a time.
  private mutating func widestTitle(_ words: PartWords, _ width: (String) -> Double) -> Double {
    let isPulled = words.trigger == .release || words.trigger == .reach
    guard words.role == .refresh || isPulled else { return 0 }
    if let widest { return widest }
    var (found, code) = (0.0, UInt8(0))
    while let phase = Phase(code: code) {
      found = max(found, width(words.title(for: phase)))
      code += 1
    }
    widest = found
    return found
  }
}
