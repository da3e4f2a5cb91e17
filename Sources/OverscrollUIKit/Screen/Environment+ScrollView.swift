#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

extension Environment {
  /// The environment of a scroll view.
  @MainActor
  init(of scrollView: UIScrollView) {
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.init(
      reduceMotion: UIAccessibility.isReduceMotionEnabled,
      scale: Double(scrollView.traitCollection.displayScale),
      direction: isRightToLeft ? .rightToLeft : .leftToRight
    )
  }
}
#endif
