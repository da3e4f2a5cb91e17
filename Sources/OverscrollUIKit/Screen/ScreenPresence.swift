#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Whether a list is on the screen, as the engine was told.
enum ScreenPresence {
  /// It was never there.
  case none
  case shown
  case hidden

  /// It is there now.
  ///
  /// - Returns: What the engine is told, or nil where it knows.
  mutating func appear() -> InputEvent.Kind? {
    let previous = self
    self = .shown
    switch previous {
    case .none: return .attached
    case .hidden: return .shown
    case .shown: return nil
    }
  }

  /// It is there no more.
  ///
  /// - Returns: What the engine is told, or nil where it knows.
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
  /// What a scroll view's surroundings ask for.
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
