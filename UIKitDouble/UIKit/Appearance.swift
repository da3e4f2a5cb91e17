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

  public init(cgColor: CGColor) {
    components = cgColor.values
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

  private convenience init(light: CGFloat, dark: CGFloat, alpha: CGFloat = 1) {
    self.init { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: alpha)
    }
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  // The system's colors are roughly Apple's; their exact values are not documented as fixed.
  public static let systemBlue = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
  public static let systemRed = UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  public static let systemGreen = UIColor(
    red: 52.0 / 255,
    green: 199.0 / 255,
    blue: 89.0 / 255,
    alpha: 1
  )
  public static let systemGray = UIColor(white: 0.56, alpha: 1)
  public static let tintColor = UIColor.systemBlue
  public static let label = UIColor(light: 0, dark: 1)
  public static let secondaryLabel = UIColor(light: 0.24, dark: 0.92, alpha: 0.6)
  public static let tertiaryLabel = UIColor(light: 0.24, dark: 0.92, alpha: 0.3)
  public static let separator = UIColor(light: 0.24, dark: 0.33, alpha: 0.6)
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

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(values: SIMD4(gray, gray, gray, alpha))
  }

  public var components: [CGFloat]? { [values.x, values.y, values.z, values.w] }

  public var alpha: CGFloat { values.w }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(values: SIMD4(values.x, values.y, values.z, alpha))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
