#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The light tick of an arming pull.
@MainActor
struct Haptics {
  private let generator = UIImpactFeedbackGenerator(style: .light)

  /// Wakes the engine that taps, which takes a moment.
  func prepare() {
    generator.prepare()
  }

  func play() {
    generator.impactOccurred()
  }
}
#endif
