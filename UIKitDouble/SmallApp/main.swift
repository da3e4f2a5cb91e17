import OverscrollUIKit
import UIKit

// The least that an app of the library has: a refresh and a load-more with the look that is the default.
MainActor.assumeIsolated {
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  list.overscroll.onRefresh {}
  list.overscroll.onLoadMore { .exhausted }
}
