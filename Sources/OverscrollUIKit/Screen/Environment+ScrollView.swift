#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
package import Overscroll
package import UIKit

extension Environment {
  /// The environment of a scroll view.
  @MainActor
  init(of scrollView: UIScrollView) {
    self.init(
      reduceMotion: UIAccessibility.isReduceMotionEnabled,
      scale: Double(scrollView.traitCollection.displayScale),
      direction: Self.direction(of: scrollView)
    )
  }

  /// The direction in which a view is laid out.
  @MainActor
  package static func direction(of view: UIView) -> LayoutDirection {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
#endif
