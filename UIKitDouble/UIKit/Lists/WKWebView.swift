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
}

// https://developer.apple.com/documentation/webkit/wknavigation
open class WKNavigation: NSObject {}
