import OverscrollClassics
import OverscrollLooks
import OverscrollPaging
import OverscrollUIKit
import OverscrollUserDefaults
import UIKit

// An app with every product: one list has a look of its own, the other that of a published control.
struct Article: Identifiable {
  let id: Int
}

MainActor.assumeIsolated {
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let control = list.overscroll.onRefresh(.petals) {}
  control.lastUpdatedStore = UserDefaultsStore(key: "news")
  let other = UITableView(frame: list.frame)
  let pages = Pages<Article, Int>(first: 0)
  other.overscroll.onRefresh(.mj) {}
  other.overscroll.onLoadMore(.mjAutoFooter) { pages.outcome }
}
