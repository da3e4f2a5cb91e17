#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The light haptic when a pull arms.
@MainActor
struct Haptics {
  private let generator: UIImpactFeedbackGenerator

  init(in view: UIView) {
    if #available(iOS 17.5, *) {
      generator = UIImpactFeedbackGenerator(style: .light, view: view)
    } else {
      generator = UIImpactFeedbackGenerator(style: .light)
    }
  }

  /// Prepares the haptic engine, which takes a moment.
  func prepare() {
    generator.prepare()
  }

  func play() {
    generator.impactOccurred()
  }
}
#endif
