import OverscrollClassics
import OverscrollUIKit
import UIKit

extension Reactive where Base: UIScrollView {
  @MainActor
  var isRefreshing: Binder<Bool> {
    Binder(base) { scrollView, isRefreshing in
      if isRefreshing {
        scrollView.overscroll.refresh?.begin()
      } else {
        scrollView.overscroll.refresh?.end()
      }
    }
  }

  @MainActor
  var isLoadingMore: Binder<Bool> {
    Binder(base) { scrollView, isLoading in
      if isLoading {
        scrollView.overscroll.loadMore?.begin()
      } else {
        scrollView.overscroll.loadMore?.end()
      }
    }
  }

  @MainActor
  var hasMore: Binder<Bool> {
    Binder(base) { scrollView, hasMore in
      if hasMore {
        scrollView.overscroll.loadMore?.resetExhausted()
      } else {
        scrollView.overscroll.loadMore?.end(.exhausted)
      }
    }
  }
}

final class ReactiveScreen: FiftyScreen {
  override func addControls() {
    tableView.overscroll.add(.mj).onBegin = { [weak self] _ in self?.reload() }
    tableView.overscroll.add(.mjAutoFooter).onBegin = { [weak self] _ in self?.next() }
  }

  override func loaded(hasMore: Bool) {
    let list = Reactive(base: tableView as UIScrollView)
    list.isRefreshing.onNext(false)
    list.isLoadingMore.onNext(false)
    list.hasMore.onNext(hasMore)
  }
}
