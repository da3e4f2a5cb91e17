// Values inherited from the superview unless a view overrides them: tint, traits, direction.
extension UIView {
  func tintChanged() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.tintChanged() }
  }

  public var traitCollection: UITraitCollection {
    var values = parent?.traitCollection.values ?? world.traits
    if overrideUserInterfaceStyle != .unspecified {
      values.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return UITraitCollection(values: values)
  }

  func traitsChanged(from old: UITraitCollection? = nil) {
    let color = backgroundColor
    if color != nil { backgroundColor = color }
    traitCollectionDidChange(old)
    for child in children { child.traitsChanged(from: old) }
    setNeedsLayout()
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
