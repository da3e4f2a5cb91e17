package import Foundation
package import Overscroll
package import OverscrollGraphics
import OverscrollIndicators

/// The texts that an indicator shows, and the width they need.
@MainActor
package struct IndicatorWords {
  package private(set) var title = ""
  /// What a screen reader says: the title, also where it is hidden.
  package private(set) var spokenTitle = ""
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
    spokenTitle = words.title(
      for: progress.phase,
      lastOutcome: progress.lastOutcome,
      floor: progress.floor
    )
    let isTitleHidden = words.settings.hidesRunningTitle && progress.phase == .running
    title = isTitleHidden ? "" : spokenTitle
    let result = words.detail(for: progress.phase)
    if let result {
      spokenTitle = result
      if !result.contains(where: \.isNewline), width(result, .title) <= room { title = result }
    }
    detail = texts == .titleAndDetail ? words.lastUpdated(now: now) : ""
    let hasTitle = texts != .none && !isTitleHidden
    titleWidth = hasTitle ? widestTitle(words) { width($0, .title) } : 0
    if hasTitle, result != nil { titleWidth = max(titleWidth, width(title, .title)) }
    detailWidth = detail.isEmpty ? 0 : width(detail, .detail)
  }

  // The width of the widest title, so that nothing moves sideways when the text changes. A
  // load-more that cannot be pulled has one title at a time.
  private mutating func widestTitle(_ words: PartWords, _ width: (String) -> Double) -> Double {
    let isPulled = words.trigger == .release || words.trigger == .reach
    guard words.role == .refresh || isPulled else { return width(title) }
    if let widest { return widest }
    let phases: [Phase] = [.idle, .armed, .running] + Outcome.allCases.map { .finishing($0) }
    let found = phases.reduce(0) { max($0, width(words.title(for: $1))) }
    widest = found
    return found
  }
}
