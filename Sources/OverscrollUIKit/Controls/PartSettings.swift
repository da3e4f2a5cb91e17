#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators
import UIKit

/// A value for each line of text.
struct Texts<Value> {
  var title: Value?
  var detail: Value?

  subscript(role: TextRole) -> Value? {
    switch role {
    case .title: title
    case .detail: detail
    }
  }
}

/// The settings of a part besides its style.
@MainActor
struct PartSettings {
  var words = WordSettings()
  /// The color of the moving parts of the look; nil means the style's.
  var tint: UIColor?
  /// The color of what a pull shows; nil means the style's.
  var background: UIColor?
  /// The fonts of the texts; nil means the style's.
  var fonts = Texts<UIFont>()
  /// The colors of the texts; nil means the style's.
  var colors = Texts<UIColor>()
  /// The image in the place of an original's arrow; nil means the drawn one.
  var arrowImage: UIImage?
  /// The images, for looks that show images.
  var images = PartImages()
  /// Whether the content and the look move, instead of jumping.
  var isAnimated = true
  /// Whether the look is as visible as it is pulled.
  var fadesWithPull = false
  /// What differs from the look of an original.
  var details = ChangedDetails()
  /// A custom indicator; nil means the style's.
  var indicator: (any PullIndicator)?
  var allowance = Allowance()
  /// Whether a pull that arms plays a haptic.
  var playsHaptics = true
  /// Whether it may run at the same time as the part at the other edge.
  var mayRunTogether = false
  /// Called when a run's action starts.
  var onBegin: (@MainActor (Run) -> Void)?
  /// Called with the progress before every picture.
  var onProgress: (@MainActor (PullProgress) -> Void)?
  /// Called with the states of the floor.
  var onFloor: (@MainActor (FloorPhase) -> Void)?
  /// Called for the milestones of a run.
  var onMilestone: (@MainActor (Milestone) -> Void)?
}
#endif
