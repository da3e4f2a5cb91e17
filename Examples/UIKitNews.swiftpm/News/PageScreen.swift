import OverscrollUIKit
import UIKit

#if canImport(WebKit)
import WebKit
#endif

/// A web page with pull-to-refresh on its scroll view; a run lasts until the page is loaded.
final class PageScreen: UIViewController, PullControlDelegate, WKNavigationDelegate {
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
    page.navigationDelegate = self
    page.scrollView.overscroll.add(.ring, delegate: self).begin()
  }

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) {
    Task { [weak self] in
      do {
        try await self?.feed.reload()
        // Without a navigation, none of the methods below is called.
        if self?.show() == false { run.end(.failed) }
      } catch {
        run.end(.failed)
      }
    }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    webView.scrollView.overscroll.refresh?.end()
  }

  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {
    webView.scrollView.overscroll.refresh?.end(.failed)
  }

  /// What a page without a network or a host ends with.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    webView.scrollView.overscroll.refresh?.end(.failed)
  }

  /// All that is called if the system ends the page's process.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    webView.scrollView.overscroll.refresh?.end(.failed)
  }

  /// Loads the page; returns whether that has begun.
  private func show() -> Bool {
    page.loadHTMLString(html, baseURL: nil) != nil
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
