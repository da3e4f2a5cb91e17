// The feed of the first page of OverscrollPaging.

import Overscroll
import OverscrollPaging

struct PagedArticle: Identifiable {
  let id: Int
}

/// A server with three pages.
struct API {
  func page(_ number: Int) async throws -> (articles: [PagedArticle], isLast: Bool) {
    ([PagedArticle(id: number)], number == 3)
  }
}

enum Paging {
  typealias Article = PagedArticle
  static let api = API()

  // taken from Sources/OverscrollPaging/OverscrollPaging.docc/OverscrollPaging.md, Overview, 1
}
