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
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  // https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

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
