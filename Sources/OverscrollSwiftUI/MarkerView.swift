#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// An empty view behind or in front of a SwiftUI view, which starts a search in every layout.
package final class MarkerView: UIView {
  private let search: ScrollViewSearch

  package init(
    _ place: ReferenceWritableKeyPath<ScrollViewSearch, UIView?>,
    of search: ScrollViewSearch
  ) {
    self.search = search
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    search[keyPath: place] = self
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    nil
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    search.markerMoved()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    search.update()
  }
}
#endif
