package import Foundation
package import Overscroll
package import OverscrollIndicators
import OverscrollText

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
