// The feed of the first page of OverscrollPaging.

import Foundation
import Overscroll
import OverscrollPaging

struct PagedArticle: Identifiable, Codable, Sendable {
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

  struct Store {
    var data = Data()
  }

  @MainActor
  static func save(_ feed: PagedFeed, _ article: Article, in store: inout Store) throws {
    // taken from Sources/OverscrollPaging/OverscrollPaging.docc/OverscrollPaging.md, Return to the same place, 1
  }

  static func restore(_ store: Store) throws -> Pages<Article, Int> {
    var pages = Pages<Article, Int>(first: 1)
    // taken from Sources/OverscrollPaging/OverscrollPaging.docc/OverscrollPaging.md, Return to the same place, 2
    return pages
  }
}
