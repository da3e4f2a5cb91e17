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
    scrollView.maximumZoomScale = 5
    addSubview(scrollView)
  }

  public required init?(coder: NSCoder) {
    scrollView = UIScrollView()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard startsNavigations else { return nil }
    loadedHTML = string
    return WKNavigation()
  }

  // https://developer.apple.com/documentation/webkit/wkwebview/navigationdelegate
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The double's own: how often the page was reloaded.
  public private(set) var reloadCount = 0

  @discardableResult
  open func reload() -> WKNavigation? {
    reloadCount += 1
    return startsNavigations ? WKNavigation() : nil
  }

  /// The double's own: whether a load returns a navigation; without one the delegate is never called.
  public var startsNavigations = true

  /// The double's own: reports the page as loaded.
  public func finishNavigation() { navigationDelegate?.webView(self, didFinish: nil) }

  /// The double's own: reports that the page's content cannot be loaded.
  public func failNavigation(_ error: any Error) {
    navigationDelegate?.webView(self, didFail: nil, withError: error)
  }

  /// The double's own: reports that no content has come, as without a network.
  public func failProvisionalNavigation(_ error: any Error) {
    navigationDelegate?.webView(self, didFailProvisionalNavigation: nil, withError: error)
  }

  /// The double's own: reports that the page's process is gone, and nothing else.
  public func terminateProcess() { navigationDelegate?.webViewWebContentProcessDidTerminate(self) }
}

// https://developer.apple.com/documentation/webkit/wknavigationdelegate
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

// All methods are optional.
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

// https://developer.apple.com/documentation/webkit/wknavigation
open class WKNavigation: NSObject {}
