#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollIndicators
import UIKit

/// The texts of an indicator, and the width they need.
@MainActor
struct IndicatorWords {
  private(set) var title = ""
  /// What a screen reader says: the title, also where it is hidden.
  private(set) var spokenTitle = ""
  private(set) var detail = ""
  private(set) var titleWidth = 0.0
  private(set) var detailWidth = 0.0
  private var widest: Double?
  // Cached: reading it from the system allocates, and phases change often during a pull.
  private var languageOfApp: Language?

  /// Discards cached values, because a font, a style or a language has changed.
  mutating func forget() {
    widest = nil
    languageOfApp = nil
  }

  /// Updates the texts for the part's present progress.
  mutating func update(_ part: HostedPart, _ progress: PullProgress, _ painter: DisplayListPainter)
  {
    let style = part.style
    let language = part.settings.language ?? languageOfApp ?? .ofApp
    if part.settings.language == nil { languageOfApp = language }
    var speech = Speech(style, to: language.tag.description.utf8)
    spokenTitle = Self.title(part, progress.phase, progress.lastOutcome, speech)
    let isTitleHidden = part.settings.hidesRunningTitle && progress.phase == .running
    title = isTitleHidden ? "" : spokenTitle
    detail = style.texts == .titleAndDetail ? DateFormatting.text(for: part, &speech) : ""
    let hasTitle = style.texts != .none && !isTitleHidden
    titleWidth = hasTitle ? widestTitle(part, speech, painter) : 0
    detailWidth = detail.isEmpty ? 0 : painter.width(of: detail, .detail)
  }

  /// The title of a phase.
  static func title(of part: HostedPart, for phase: Phase) -> String {
    let language = part.settings.language ?? .ofApp
    return title(part, phase, nil, Speech(part.style, to: language.tag.description.utf8))
  }

  private static func title(
    _ part: HostedPart,
    _ phase: Phase,
    _ lastOutcome: Outcome?,
    _ speech: Speech
  ) -> String {
    if let own = part.settings.titles?(phase) { return own }
    let behavior = part.style.behavior
    return speech.title(
      for: phase,
      role: behavior.role,
      edge: part.edge,
      trigger: behavior.trigger,
      lastOutcome: lastOutcome
    ).description
  }

  // The width of the widest title, so that nothing moves sideways when the text changes. A
  // load-more that cannot be pulled has one title at a time.
  private mutating func widestTitle(
    _ part: HostedPart,
    _ speech: Speech,
    _ painter: DisplayListPainter
  ) -> Double {
    let behavior = part.style.behavior
    let isPulled = behavior.trigger == .release || behavior.trigger == .reach
    guard behavior.role == .refresh || isPulled else { return painter.width(of: title, .title) }
    if let widest { return widest }
    let phases: [Phase] = [.idle, .armed, .running] + Outcome.allCases.map { .finishing($0) }
    let width = phases.reduce(0) { width, phase in
      max(width, painter.width(of: Self.title(part, phase, nil, speech), .title))
    }
    widest = width
    return width
  }
}
#endif
