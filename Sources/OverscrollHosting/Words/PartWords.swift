package import Foundation
package import Overscroll
package import OverscrollIndicators
import OverscrollText

/// The texts of a part: from its settings, its style or its language, in this order.
@MainActor
package struct PartWords {
  let style: PullStyle
  let settings: WordSettings
  private let edge: Edge
  private let system: SystemWords
  private let speech: Speech

  package init(_ style: PullStyle, at edge: Edge, _ settings: WordSettings, _ system: SystemWords) {
    self.style = style
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
    let role = style.behavior.role
    let seen = PullControl.Phase(phase, role, lastOutcome: lastOutcome)
    if floor != .armed, let own = settings.titles?(seen) { return own }
    return speech.title(
      for: phase,
      role: role,
      edge: edge,
      trigger: style.behavior.trigger,
      lastOutcome: lastOutcome,
      floor: floor
    ).description
  }

  /// The line for the time of the last update, with the system's date styles.
  package func lastUpdated(now: Date) -> String {
    let date = settings.lastDate
    if let own = settings.lastUpdatedText { return own(date) }
    if date == nil, let line = settings.lastUpdatedStore?.lastUpdatedLine { return line }
    let dates = DateFormatting(
      locale: system.locale(of: speech.language),
      isShort: style.traits.hasShortDates
    )
    var speech = speech
    let line = speech.lastUpdated(date.map(dates.moment), today: dates.moment(now).day) { form in
      date.map { Array(dates.text(of: $0, form).utf8) } ?? []
    }
    return String(decoding: line, as: UTF8.self)
  }
}
