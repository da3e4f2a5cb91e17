import OverscrollUIKit
import UIKit

#if canImport(WebKit)
import WebKit
#endif

/// A web page with pull-to-refresh on its scroll view.
final class PageScreen: UIViewController {
  private let feed: Feed
  private let page = WKWebView(frame: .zero)

  init(_ feed: Feed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
    title = "Web page"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.scrollView.overscroll.onRefresh(.ring, for: self) { screen in
      try await screen.feed.reload()
      _ = screen.page.loadHTMLString(screen.html, baseURL: nil)
    }
    page.scrollView.overscroll.refresh?.begin()
  }

  /// The articles as HTML.
  private var html: String {
    let articles = feed.articles.map { "<h2>\($0.headline)</h2><p>\($0.summary)</p>" }
    return """
      <meta name="viewport" content="width=device-width">
      <style>body { font: -apple-system-body; margin: 1em }</style>
      \(articles.joined())
      """
  }
}
