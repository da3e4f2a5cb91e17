#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// An empty view behind or in front of a SwiftUI view, which starts a search in every layout.
final class MarkerView: UIView {
  private let search: ScrollViewSearch

  init(_ place: ReferenceWritableKeyPath<ScrollViewSearch, UIView?>, of search: ScrollViewSearch) {
    self.search = search
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    search[keyPath: place] = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    search.update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    search.update()
  }
}
#endif
