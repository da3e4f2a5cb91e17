#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Makes a list transparent while an indicator is behind it, in its superview.
@MainActor
struct ListColor {
  private var own: UIColor?

  /// Clears the background of a list, or restores the app's, unless the app has set another.
  mutating func update(_ list: UIScrollView, isSeenThrough: Bool) {
    if isSeenThrough, own == nil {
      own = list.backgroundColor
      if own != nil { list.backgroundColor = .clear }
    } else if !isSeenThrough, let own {
      if list.backgroundColor == .clear { list.backgroundColor = own }
      self.own = nil
    }
  }
}
#endif
