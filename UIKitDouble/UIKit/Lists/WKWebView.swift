// https://developer.apple.com/documentation/webkit/wkwebview
// WebKit is another module on Apple's side. A test says `#if canImport(WebKit) import WebKit`; here
// the type comes with UIKit. The product only uses its scroll view.

@MainActor
open class WKWebView: UIView {
  public let scrollView: UIScrollView
  /// The double's own: the page that was loaded last, which is not laid out.
  public private(set) var loadedHTML: String?

  public override init(frame: CGRect) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  public required init?(coder: NSCoder) {
    scrollView = UIScrollView()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    loadedHTML = string
    return nil
  }

  // https://developer.apple.com/documentation/webkit/wkwebview/navigationdelegate
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The double's own: how often the page was reloaded.
  public private(set) var reloadCount = 0

  @discardableResult
  open func reload() -> WKNavigation? {
    reloadCount += 1
    return nil
  }

  /// The double's own: reports the page as loaded.
  public func finishNavigation() { navigationDelegate?.webView(self, didFinish: nil) }
}

// https://developer.apple.com/documentation/webkit/wknavigationdelegate
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

// https://developer.apple.com/documentation/webkit/wknavigation
open class WKNavigation: NSObject {}
