// An app that links OverscrollUIKit alone. On Linux, where that has no views, only the product is built.

import OverscrollUIKit

#if canImport(UIKit)
import UIKit

@MainActor
func addControls(to list: UITableView) {
  list.overscroll.onRefresh {}
  list.overscroll.onLoadMore { .exhausted }
}
#endif
