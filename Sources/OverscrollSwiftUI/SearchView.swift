#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// A view without content that finds the scroll view it belongs to.
///
/// SwiftUI names no scroll view. A modifier on what scrolls puts this inside of one; a modifier on a
/// list puts it behind the list, of the same size. So the nearest ancestor decides that is a scroll
/// view, or has one that covers this view.
final class SearchView: UIView {
  private let onFound: (UIScrollView) -> Void
  private weak var found: UIScrollView?

  init(onFound: @escaping (UIScrollView) -> Void) {
    self.onFound = onFound
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    search()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    search()
  }

  /// Looks for the scroll view, unless the one that was found is still on the screen.
  func search() {
    guard let window, found?.window !== window, let scrollView = nearestScrollView() else { return }
    found = scrollView
    onFound(scrollView)
  }

  private func nearestScrollView() -> UIScrollView? {
    var inner: UIView = self
    while let outer = inner.superview {
      if let scrollView = outer as? UIScrollView { return scrollView }
      for sibling in outer.subviews.reversed() where sibling !== inner {
        if let scrollView = scrollView(in: sibling) { return scrollView }
      }
      inner = outer
    }
    return nil
  }

  private func scrollView(in view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView, covers(scrollView) { return scrollView }
    for subview in view.subviews {
      if let scrollView = scrollView(in: subview) { return scrollView }
    }
    return nil
  }

  // Up to half a point, because views are placed on device pixels.
  private func covers(_ scrollView: UIScrollView) -> Bool {
    let (start, end) = (CGPoint.zero, CGPoint(x: bounds.width, y: bounds.height))
    let reach = scrollView.bounds.insetBy(dx: -0.5, dy: -0.5)
    return bounds.width > 0 && bounds.height > 0
      && reach.contains(scrollView.convert(start, from: self))
      && reach.contains(scrollView.convert(end, from: self))
  }
}
#endif
