#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Whether a list is visible, as last sent to the engine.
enum ScreenPresence {
  /// Never attached.
  case none
  case shown
  case hidden

  /// Records that the list is visible.
  ///
  /// - Returns: The event for the engine, or nil if nothing has changed.
  mutating func appear() -> InputEvent.Kind? {
    let previous = self
    self = .shown
    switch previous {
    case .none: return .attached
    case .hidden: return .shown
    case .shown: return nil
    }
  }

  /// Records that the list is not visible.
  ///
  /// - Returns: The event for the engine, or nil if nothing has changed.
  mutating func disappear() -> InputEvent.Kind? {
    switch self {
    case .none, .hidden: return nil
    case .shown:
      self = .hidden
      return .hidden
    }
  }
}

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
