import UIKit

/// Stands for UIWebView, which the double lacks: a scroll view and a delegate.
final class OldWebView: UIView {
  let scrollView = UIScrollView()
  weak var delegate: (any OldWebViewDelegate)?
  private(set) var reloadCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(scrollView)
    scrollView.frame = bounds
  }

  func reload() { reloadCount += 1 }

  func finishLoading() { delegate?.webViewDidFinishLoad(self) }
}

@MainActor
protocol OldWebViewDelegate: AnyObject {
  func webViewDidFinishLoad(_ webView: OldWebView)
}
