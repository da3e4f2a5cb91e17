// https://developer.apple.com/documentation/uikit/uitraitcollection

open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked: immutable after init.
  let values: TraitValues

  public override convenience init() { self.init(values: TraitValues()) }

  public init(values: TraitValues) { self.values = values }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values: values)
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  public static var current: UITraitCollection {
    MainActor.assumeIsolated { UITraitCollection(values: UIKitWorld.current.traits) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { 0 }
}

/// The double's own: the traits as a value, as a test sets them.
public struct TraitValues: Equatable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  public var displayScale: CGFloat = 2

  public init() {}
}

// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

// https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

// https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX-M")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX-L")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX-XXXL")

  /// Points of body text, from Apple's Human Interface Guidelines, Typography.
  var bodySize: CGFloat {
    let sizes: [String: CGFloat] = [
      "XS": 14, "S": 15, "M": 16, "L": 17, "XXXL": 23, "AX-M": 28, "AX-L": 33, "AX-XXXL": 53,
    ]
    return sizes[rawValue] ?? 17
  }
}

// https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition<Value> {
  associatedtype Value: Equatable
  /// The double's own: where the trait stands.
  static var path: KeyPath<TraitValues, Value> & Sendable { get }
}

// https://developer.apple.com/documentation/uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let path: KeyPath<TraitValues, UIUserInterfaceStyle> & Sendable =
    \.userInterfaceStyle
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static let path: KeyPath<TraitValues, UITraitEnvironmentLayoutDirection> & Sendable =
    \.layoutDirection
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let path: KeyPath<TraitValues, UIContentSizeCategory> & Sendable =
    \.preferredContentSizeCategory
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static let path: KeyPath<TraitValues, CGFloat> & Sendable = \.displayScale
}

// https://developer.apple.com/documentation/uikit/uitraitcollection/systemtraitsaffectingcolorappearance
extension UITraitCollection {
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}

// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
public protocol UITraitChangeRegistration: AnyObject {}

/// One registration, with the traits as they were when the handler was called last.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UIView, UITraitCollection) -> Void
  private var seen: UITraitCollection

  init(
    _ traits: [UITrait],
    _ seen: UITraitCollection,
    _ handler: @escaping @MainActor (UIView, UITraitCollection) -> Void
  ) {
    (self.traits, self.seen, self.handler) = (traits, seen, handler)
  }

  func traitsChanged(of view: UIView) {
    let (old, new) = (seen, view.traitCollection)
    seen = new
    if traits.contains(where: { $0.differs(old.values, new.values) }) { handler(view, old) }
  }
}

extension UITraitDefinition {
  fileprivate static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first[keyPath: path] != second[keyPath: path]
  }
}

// https://developer.apple.com/documentation/uikit/uitraitchangeobservable
@MainActor
public protocol UITraitChangeObservable: UIView {}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, traitCollection) { view, old in
      if let view = view as? Self { handler(view, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }
}
