#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollIndicators
import UIKit

/// What an app may set on a part beyond its style.
struct PartSettings {
  /// The language of texts; nil means the app's own.
  var language: Language?
  /// The app's own titles; nil, also for a single phase, means the style's.
  var titles: (@MainActor (Phase) -> String?)?
  /// The app's own line about the last update; nil means the style's.
  var lastUpdatedText: (@MainActor (Date?) -> String)?
  /// The color of what moves with the pull; nil means the style's.
  var tint: UIColor?
  /// The images of each sequence, for looks that are made of images.
  var images: [ImageSequence: [UIImage]] = [:]
  /// An indicator of the app's own; nil means the style's.
  var indicator: (any PullIndicator)?
  /// Keeps the time of the last update beyond this control's life.
  var lastUpdatedStore: (any LastUpdatedStore)?
  /// The time of the last update.
  var lastUpdated: Date?
  /// Whether the app is loading by itself.
  var isExternallyLoading = false
  /// Told that a run's action is due.
  var onBegin: (@MainActor (Run) -> Void)?
  /// Told how far the part has come, before every picture.
  var onProgress: (@MainActor (PullProgress) -> Void)?
  /// Told of the visible steps of a run.
  var onMilestone: (@MainActor (Milestone) -> Void)?
}
#endif
