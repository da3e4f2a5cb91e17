// The SwiftUI code of the pages, for platforms with SwiftUI.

#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
// taken from README.md, In SwiftUI, 1, 1

struct Article: Identifiable {
  let id: Int
}

struct ArticleRow: View {
  let article: Article

  init(_ article: Article) { self.article = article }

  var body: some View { Text("\(article.id)") }
}

struct ArticlesView: View {
  let articles: [Article]
  let feed: Feed

  var body: some View {
    // taken from README.md, In SwiftUI, 1, 2
  }
}

struct ArticlesViewInTheReference: View {
  let articles: [Article]
  let feed: Feed

  var body: some View {
    // taken from Sources/OverscrollSwiftUI/OverscrollSwiftUI.docc/OverscrollSwiftUI.md, Overview, 1
  }
}

struct ControlledArticlesView: View {
  let articles: [Article]
  let feed: Feed
  @State private var isRefreshing = false

  var body: some View {
    // taken from Sources/OverscrollSwiftUI/OverscrollSwiftUI.docc/OverscrollSwiftUI.md, Overview, 2
  }
}

struct RefreshedArticlesView: View {
  let articles: [Article]
  let feed: Feed

  var body: some View {
    // taken from Sources/OverscrollSwiftUI/OverscrollSwiftUI.docc/OverscrollSwiftUI.md, Overview, 3
  }
}

struct EarlyArticlesView: View {
  @State private var articles: [Article] = []
  let style: PullStyle
  let api: Feed

  var body: some View {
    // taken from Sources/OverscrollSwiftUI/OverscrollSwiftUI.docc/OverscrollSwiftUI.md, Overview, 4
  }
}
#endif
