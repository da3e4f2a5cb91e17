// The view hierarchy, and the calls around every move, in Apple's order.
extension UIView {
  public var subviews: [UIView] { children }

  public func addSubview(_ view: UIView) { insert(view, at: nil) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = children.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling })
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = children.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  public func removeFromSuperview() {
    guard let parent else { return }
    moveSafely(to: nil, in: nil) {
      parent.willRemoveSubview(self)
      layer.removeFromSuperlayer()
      parent.children.removeAll { $0 === self }
      self.parent = nil
      parent.setNeedsLayout()
    }
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || parent?.isDescendant(of: view) ?? false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int?) {
    precondition(view !== self && !isDescendant(of: view), "a view cannot be inside itself")
    if view.parent === self {
      reorder(view, to: index ?? children.count - 1)
      return
    }
    view.moveSafely(to: self, in: window) {
      if let old = view.parent {
        old.willRemoveSubview(view)
        old.children.removeAll { $0 === view }
      }
      children.insert(view, at: min(max(index ?? children.count, 0), children.count))
      view.parent = self
      restackLayers()
      setNeedsLayout()
    }
    didAddSubview(view)
  }

  /// Changes the parent with the four calls around it, in Apple's order.
  private func moveSafely(to newParent: UIView?, in newWindow: UIWindow?, _ change: () -> Void) {
    let oldWindow = window
    let oldTraits = traitCollection
    if oldWindow !== newWindow { tellWillMove(toWindow: newWindow) }
    willMove(toSuperview: newParent)
    change()
    didMoveToSuperview()
    if oldWindow !== newWindow { tellDidMoveToWindow() }
    updateSafeArea()
    if newParent != nil, oldTraits != traitCollection { traitsChanged(from: oldTraits) }
    if newParent != nil, ownTint == nil { tintChanged() }
  }

  private func tellWillMove(toWindow newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for child in children { child.tellWillMove(toWindow: newWindow) }
  }

  private func tellDidMoveToWindow() {
    for child in children { child.tellDidMoveToWindow() }
    didMoveToWindow()
  }

  private func reorder(_ view: UIView, to index: Int) {
    children.removeAll { $0 === view }
    children.insert(view, at: min(max(index, 0), children.count))
    restackLayers()
  }

  private func restackLayers() {
    // Layers that the view itself added stay below those of its subviews.
    for child in children { layer.addSublayer(child.layer) }
  }
}

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
    for registration in traitRegistrations { registration.traitsChanged(of: self) }
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

// What touches meet: recognizers.
extension UIView {
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.attach(to: self)
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.attach(to: nil)
  }
}
