// https://developer.apple.com/documentation/uikit/uicolor

open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked: immutable after init; a dynamic provider is called on the main thread only.
  private let components: SIMD4<Double>
  private let provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(red, green, blue, alpha)
    provider = nil
  }

  public init(white: CGFloat, alpha: CGFloat) {
    components = SIMD4(white, white, white, alpha)
    provider = nil
  }

  // https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    components = .zero
    provider = dynamicProvider
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  open var cgColor: CGColor { CGColor(values: resolved) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else {
      return UIColor(red: components.x, green: components.y, blue: components.z, alpha: alpha)
    }
    return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return components == other.components
  }

  open override var hash: Int { provider == nil ? components.hashValue : 0 }

  private var resolved: SIMD4<Double> {
    provider == nil ? components : resolvedColor(with: .current).components
  }

  private convenience init(light: CGFloat, dark: CGFloat) {
    self.init { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  // The system's colors are roughly Apple's; their exact values are not documented as fixed.
  public static let systemBlue = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
  public static let systemRed = UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  public static let tintColor = UIColor.systemBlue
  public static let label = UIColor(light: 0, dark: 1)
  public static let systemBackground = UIColor(light: 1, dark: 0)
  public static let secondarySystemBackground = UIColor(light: 0.95, dark: 0.11)
}

// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable, Sendable {
  let values: SIMD4<Double>

  init(values: SIMD4<Double>) { self.values = values }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: SIMD4(red, green, blue, alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: SIMD4(red, green, blue, alpha))
  }

  public var components: [CGFloat]? { [values.x, values.y, values.z, values.w] }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

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

    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let caption1 = TextStyle(rawValue: "caption1")

    /// Points at the default text size, from Apple's Human Interface Guidelines, Typography.
    var defaultSize: CGFloat {
      let sizes: [TextStyle: CGFloat] = [.subheadline: 15, .caption1: 12]
      return sizes[self] ?? 17
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

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return value * category.bodySize / UIContentSizeCategory.large.bodySize
  }
}

// https://developer.apple.com/documentation/uikit/uiimage

/// An image without pixels: it has a size and a scale.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: immutable after init.
  public let size: CGSize
  public let scale: CGFloat
  public let cgImage: CGImage?
  // https://developer.apple.com/documentation/uikit/uiimage/renderingmode
  public let renderingMode: RenderingMode

  init(
    size: CGSize,
    scale: CGFloat,
    cgImage: CGImage?,
    renderingMode: RenderingMode = .automatic
  ) {
    self.size = size
    self.scale = scale
    self.cgImage = cgImage
    self.renderingMode = renderingMode
  }

  public convenience override init() {
    self.init(size: .zero, scale: 1, cgImage: nil)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    self.init(size: size, scale: scale, cgImage: cgImage)
  }

  /// Reads the size from the header of a PNG (section 11.2.2); `nil` for other data.
  public convenience init?(data: Data) {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(at index: Int) -> Int {
      header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    self.init(cgImage: CGImage(width: number(at: 16), height: number(at: 20)))
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      size: size,
      scale: scale,
      cgImage: cgImage,
      renderingMode: renderingMode
    )
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  // https://developer.apple.com/documentation/uikit/uiimage/orientation
  public enum Orientation: Int, Sendable {
    case up
  }
}

// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// The double's own: an image of a size, equal only to itself.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
