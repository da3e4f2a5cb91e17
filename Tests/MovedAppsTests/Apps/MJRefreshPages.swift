import OverscrollUIKit
import UIKit

/// An app's web page, in WebKit's view.
final class PageScreen: UIViewController, WKNavigationDelegate, PullControlDelegate {
  let webView = WKWebView(frame: .zero)

  override func loadView() { view = webView }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.navigationDelegate = self
    pageOfWebKit()
  }

  func pageOfWebKit() {
    let header = webView.scrollView.overscroll.add(.mj, delegate: self)
    header.setBunImages()
    header.fadesWithPull = true
    header.begin(scrollsToEdge: true)
  }

  func pullControl(_ control: PullControl, didBegin run: Run) { webView.reload() }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    webView.scrollView.overscroll.refresh?.end()
  }
}

/// An app's web page, in the view from before WebKit's.
final class OldPageScreen: UIViewController, OldWebViewDelegate, PullControlDelegate {
  let webView = OldWebView(frame: .zero)

  override func loadView() { view = webView }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.delegate = self
    oldPage()
  }

  func oldPage() {
    let header = webView.scrollView.overscroll.add(.mj, delegate: self)
    header.setBunImages()
    header.fadesWithPull = true
    header.begin(scrollsToEdge: true)
  }

  func pullControl(_ control: PullControl, didBegin run: Run) { webView.reload() }

  func webViewDidFinishLoad(_ webView: OldWebView) { webView.scrollView.overscroll.refresh?.end() }
}
