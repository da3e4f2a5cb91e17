// https://developer.apple.com/documentation/webkit/wkwebview
// WebKit is another module on Apple's side. A test says `#if canImport(WebKit) import WebKit`; here
// the type comes with UIKit. The product needs nothing of it but the scroll view.

@MainActor
open class WKWebView: UIView {
  public let scrollView: UIScrollView

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
}
