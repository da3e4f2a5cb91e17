// https://developer.apple.com/documentation/uikit/uilabel

@MainActor
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { contentChanged() } } }
  open var attributedText: NSAttributedString? {
    didSet { if let attributedText { text = attributedText.string } }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentChanged() } }
  }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The double's metrics: half the point size per character, 1.2 times the point size per line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let whole = CGFloat(text.count) * font.pointSize / 2
    let available = numberOfLines == 1 || size.width <= 0 ? whole : min(size.width, whole)
    let needed = available > 0 ? Int(ceil(whole / available)) : 1
    let lines = numberOfLines == 0 ? needed : min(needed, numberOfLines)
    return CGSize(width: min(whole, available), height: CGFloat(lines) * font.lineHeight)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  private func contentChanged() { invalidateIntrinsicContentSize() }
}

// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

// https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var animationImages: [UIImage]?
  open private(set) var isAnimating = false

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor
open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var color: UIColor!

  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }

  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}
