import MJRefresh

extension Reactive where Base: MJRefreshComponent {
  @MainActor
  var isRefreshing: Binder<Bool> {
    Binder(base) { component, isRefreshing in
      if isRefreshing {
        component.beginRefreshing()
      } else {
        component.endRefreshing()
      }
    }
  }
}

extension Reactive where Base: MJRefreshFooter {
  @MainActor
  var hasMore: Binder<Bool> {
    Binder(base) { footer, hasMore in
      if hasMore {
        footer.resetNoMoreData()
      } else {
        footer.endRefreshingWithNoMoreData()
      }
    }
  }
}

final class ReactiveScreen: FiftyScreen {
  override func addControls() {
    tableView.mj_header = MJRefreshNormalHeader { [weak self] in self?.reload() }
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.next() }
  }

  override func loaded(hasMore: Bool) {
    if let header = tableView.mj_header { Reactive(base: header).isRefreshing.onNext(false) }
    if let footer = tableView.mj_footer {
      Reactive(base: footer).isRefreshing.onNext(false)
      Reactive(base: footer).hasMore.onNext(hasMore)
    }
  }
}
