// The UIKit code of the pages. On Linux it is excluded here; the package's tests compile it with
// the UIKit test double.

#if canImport(UIKit)
import OverscrollPlace
import OverscrollTesting
import OverscrollUserDefaults
import UIKit
// taken from README.md, In UIKit, 1, 1

@MainActor
final class Feed {
  let articles: [Article] = []
  func reload() async throws {}
  func latest() async throws -> [Article] { [] }
  func next() async throws -> Bool { true }
  func reload(then: @escaping (Bool) -> Void) { then(true) }
}

final class ShopViewController: UIViewController {}

final class NewsController: UITableViewController, PullControlDelegate {
  let feed = Feed()

  func byHandler() {
    // taken from README.md, In UIKit, 1, 2
  }

  func byHandlerInTheReference() {
    // taken from Sources/OverscrollUIKit/OverscrollUIKit.docc/OverscrollUIKit.md, Overview, 1
  }

  func byDelegate() {
    // taken from Sources/OverscrollUIKit/OverscrollUIKit.docc/OverscrollUIKit.md, Overview, 2, 1
  }

  // taken from Sources/OverscrollUIKit/OverscrollUIKit.docc/OverscrollUIKit.md, Overview, 2, 2

  func settings() {
    // taken from Sources/OverscrollUIKit/OverscrollUIKit.docc/OverscrollUIKit.md, Overview, 3
  }

  func floor() {
    // taken from Sources/OverscrollUIKit/OverscrollUIKit.docc/OverscrollUIKit.md, Overview, 4
  }

  func keepPlace(of table: UITableView) {
    // taken from Sources/OverscrollPlace/OverscrollPlace.docc/OverscrollPlace.md
  }

  func testOneMinute(of list: UITableView) {
    // taken from Sources/OverscrollTesting/OverscrollTesting.docc/OverscrollTesting.md
  }

  func store() {
    // taken from Sources/OverscrollUserDefaults/OverscrollUserDefaults.docc/OverscrollUserDefaults.md
  }
}
#endif
