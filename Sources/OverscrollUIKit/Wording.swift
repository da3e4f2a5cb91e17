#if canImport(UIKit)
import UIKit

/// The words an indicator shows, and the room they need.
@MainActor
struct Wording {
  private(set) var title = ""
  private(set) var detail = ""
  private(set) var titleWidth = 0.0
  private(set) var detailWidth = 0.0
  private var widest = 0.0
  private var widestKey: TextKey?

  /// Measures everything anew: a font or a language has changed.
  mutating func forget() {
    widestKey = nil
    widest = 0
  }

  /// Finds the words for where a part has come to.
  mutating func update(_ part: HostedPart, _ progress: PullProgress, _ painter: DisplayListPainter)
  {
    let behavior = part.style.behavior
    let language = part.settings.language ?? .ofApp
    let key = TextKey(
      titleFor: progress.phase,
      role: behavior.role,
      edge: part.edge,
      trigger: behavior.trigger,
      lastOutcome: progress.lastOutcome
    )
    title = language.text(key).description
    let lines = part.style.texts
    detail = lines == .titleAndDetail ? DateFormatting.text(for: part, language) : ""
    titleWidth = lines == .none ? 0 : widestTitle(key, behavior, language, painter)
    detailWidth = detail.isEmpty ? 0 : painter.width(of: detail, .detail)
  }

  // The room is that of the widest title, so that nothing moves sideways when the words change. A
  // load-more that no pull starts has one title at a time.
  private mutating func widestTitle(
    _ key: TextKey,
    _ behavior: Behavior,
    _ language: Language,
    _ painter: DisplayListPainter
  ) -> Double {
    let isPulled = behavior.trigger == .release || behavior.trigger == .reach
    let first: TextKey = behavior.role == .refresh ? .headerIdle : isPulled ? .loadPulling : key
    guard widestKey != first else { return widest }
    widestKey = first
    let last: TextKey =
      behavior.role == .refresh ? .headerFailed : isPulled ? .loadExhausted : key
    widest = 0
    for key in TextKey.allCases
    where key.rawValue >= first.rawValue && key.rawValue <= last.rawValue {
      widest = max(widest, painter.width(of: language.text(key).description, .title))
    }
    return widest
  }
}
#endif
