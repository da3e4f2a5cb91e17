import MJRefresh
import UIKit

extension UIScrollView {
  func addHeader(_ load: @escaping () -> Void) {
    mj_header = PlainHeader(refreshingBlock: load)
  }

  func addGifHeader(_ load: @escaping () -> Void) {
    mj_header = BunHeader(refreshingBlock: load)
  }

  func addFooter(_ load: @escaping () -> Void) {
    let footer = MJRefreshAutoNormalFooter(refreshingBlock: load)
    footer.setTitle("", for: .idle)
    footer.setTitle("That was all", for: .noMoreData)
    footer.stateLabel?.font = .systemFont(ofSize: 13)
    footer.stateLabel?.textColor = .gray
    footer.triggerAutomaticallyRefreshPercent = -10
    footer.isHidden = true
    mj_footer = footer
  }

  func beginLoading() {
    mj_header?.beginRefreshing()
  }

  func endLoading(hasMore: Bool, isEmpty: Bool) {
    mj_header?.endRefreshing()
    if hasMore {
      mj_footer?.endRefreshing()
    } else {
      mj_footer?.endRefreshingWithNoMoreData()
    }
    mj_footer?.isHidden = isEmpty
  }

  var isLoading: Bool {
    mj_header?.isRefreshing == true || mj_footer?.isRefreshing == true
  }
}
