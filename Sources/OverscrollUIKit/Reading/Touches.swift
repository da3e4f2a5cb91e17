#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

extension Set<UITouch> {
  /// Whether touches that end do so in a view; one that becomes a scroll is cancelled and does not end.
  @MainActor
  package func end(in view: UIView) -> Bool {
    contains { view.bounds.contains($0.location(in: view)) }
  }
}
#endif
