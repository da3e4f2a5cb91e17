import OverscrollClassics
import OverscrollUIKit
import UIKit

extension UIScrollView {
  func addHeader(_ load: @escaping @MainActor () -> Void) {
    overscroll.add(.plainHeader).configure { $0.setPlainHeader() }.onBegin = { _ in load() }
  }

  func addGifHeader(_ load: @escaping @MainActor () -> Void) {
    overscroll.add(.plainHeader).configure { $0.setBunHeader() }.onBegin = { _ in load() }
  }

  func addFooter(_ load: @escaping @MainActor () -> Void) {
    let footer = overscroll.add(.mjAutoFooter)
    footer.titles = { $0 == .exhausted ? "That was all" : $0 == .idle ? "" : nil }
    footer.titleFont = .systemFont(ofSize: 13)
    footer.titleColor = .gray
    footer.style?.behavior.lead = .points(484)
    footer.style?.behavior.emptyContent = .hide
    footer.onBegin = { _ in load() }
  }

  func beginLoading() {
    overscroll.refresh?.begin()
  }

  func endLoading(hasMore: Bool, isEmpty: Bool) {
    overscroll.refresh?.end()
    if hasMore {
      overscroll.loadMore?.end()
    } else {
      overscroll.loadMore?.end(.exhausted)
    }
  }

  var isLoading: Bool {
    overscroll.refresh?.isRunning == true || overscroll.loadMore?.isRunning == true
  }
}
