#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// An empty view that finds the scroll view it belongs to.
///
/// SwiftUI does not expose its scroll views. A modifier on the scrolling content puts this view
/// inside the scroll view; a modifier on a list puts it behind the list, with the same size. So the
/// search takes the nearest ancestor that is a scroll view, or that has a subview which is a scroll
/// view covering this view.
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

  /// Searches for the scroll view, unless the one found earlier is still on the screen.
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

  // With a tolerance of half a point, because views are aligned to device pixels.
  private func covers(_ scrollView: UIScrollView) -> Bool {
    let (start, end) = (CGPoint.zero, CGPoint(x: bounds.width, y: bounds.height))
    let reach = scrollView.bounds.insetBy(dx: -0.5, dy: -0.5)
    return bounds.width > 0 && bounds.height > 0
      && reach.contains(scrollView.convert(start, from: self))
      && reach.contains(scrollView.convert(end, from: self))
  }
}
#endif
