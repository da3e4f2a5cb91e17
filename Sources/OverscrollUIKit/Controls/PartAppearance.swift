#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The settings of a part that are made of UIKit's types.
struct PartAppearance {
  /// The color of the moving parts of the look; nil means the style's.
  var tint: UIColor?
  /// The color of what a pull shows; nil means the style's.
  var background: UIColor?
  /// The fonts of the texts; nil means the style's.
  var titleFont: UIFont?
  var detailFont: UIFont?
  /// The colors of the texts; nil means the style's.
  var titleColor: UIColor?
  var detailColor: UIColor?
  /// The image in the place of an original's arrow; nil means the drawn one.
  var arrowImage: UIImage?
  /// The images, for looks that show images.
  var images = PartImages()
  /// Whether a pull that arms plays a haptic.
  var playsHaptics = true
  /// Whether a pull is the list's also where a page sheet would take it.
  var keepsPullInSheet = false
}
#endif
