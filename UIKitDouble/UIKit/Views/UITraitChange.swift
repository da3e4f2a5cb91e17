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
