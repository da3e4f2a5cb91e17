import OverscrollClassics
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
    header.begin()
  }

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) { webView.reload() }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    webView.scrollView.overscroll.refresh?.end()
  }
}
