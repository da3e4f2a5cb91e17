#if GTK
import Overscroll
import OverscrollGraphics
import OverscrollIndicators

/// The texts of an indicator, and the width they need.
package struct IndicatorWords {
  package private(set) var title = ""
  package private(set) var detail = ""
  package private(set) var titleWidth = 0.0
  package private(set) var detailWidth = 0.0
  private var widest: Double?

  /// Discards cached values, because a font, a style or a language has changed.
  mutating func forget() {
    widest = nil
  }

  /// Updates the texts for the part's present progress.
  mutating func update(_ part: HostedPart, _ progress: PullProgress, _ painter: DisplayListPainter)
  {
    let style = part.style
    var speech = Speech(style, to: part.language.tag.description.utf8)
    title = Self.title(part, progress.phase, progress.lastOutcome, speech)
    detail = style.texts == .titleAndDetail ? DateFormatting.text(for: part, &speech) : ""
    titleWidth = style.texts == .none ? 0 : widestTitle(part, speech, painter)
    detailWidth = detail.isEmpty ? 0 : painter.width(of: detail, .detail)
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
