import OverscrollClassics
import OverscrollUIKit
import UIKit

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
    header.begin()
  }

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) { webView.reload() }

  func webViewDidFinishLoad(_ webView: OldWebView) { webView.scrollView.overscroll.refresh?.end() }
}
