// https://developer.apple.com/documentation/uikit/uifont

open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked: immutable after init.
  public let pointSize: CGFloat
  public let fontName: String

  init(size: CGFloat, name: String) {
    pointSize = size
    fontName = name
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, name: ".SFUI-Regular")
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, name: ".SFUI-\(weight.rawValue)")
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let size = UIFontMetrics(forTextStyle: style).scaledValue(
      for: style.defaultSize,
      compatibleWith: traits
    )
    return UIFont(size: size, name: ".SFUI-\(style.rawValue)")
  }

  open func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, name: fontName) }

  // The double's metrics: a line is 1.2 times the point size, the ascender equals it.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var leading: CGFloat { 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.fontName == fontName
  }

  open override var hash: Int { pointSize.hashValue }

  // https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Points at the default text size, from Apple's Human Interface Guidelines, Typography.
    var defaultSize: CGFloat {
      let sizes: [String: CGFloat] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
      ]
      return sizes[rawValue] ?? 17
    }
  }

  // https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }
}

// https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked: it has no state. All styles scale like body text here; Apple's differ slightly.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return value * category.bodySize / UIContentSizeCategory.large.bodySize
  }
}
