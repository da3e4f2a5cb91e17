// An app that links OverscrollUIKit alone. On Linux, without UIKit, it has what that exports of the engine.

import OverscrollUIKit

#if canImport(UIKit)
import UIKit

@MainActor
func addControls(to list: UITableView) {
  list.overscroll.onRefresh {}
  list.overscroll.onLoadMore { .exhausted }
}
#else
let style = PullStyle.arrow
#endif
