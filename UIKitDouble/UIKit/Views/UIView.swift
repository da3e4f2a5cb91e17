// https://developer.apple.com/documentation/uikit/uiview

@MainActor
open class UIView: UIResponder {
  public let layer: CALayer
  let world: UIKitWorld
  let observers = ObserverList()
  var children: [UIView] = []
  var needsLayout = true
  var knownSafeArea = UIEdgeInsets.zero
  var ownTint: UIColor?
  var traitRegistrations: [TraitRegistration] = []
  weak var controller: UIViewController?
  /// The superview.
  weak var parent: UIView?

  open class var layerClass: AnyClass { CALayer.self }

  // https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
  open class func performWithoutAnimation(_ actions: () -> Void) {
    let world = UIKitWorld.current
    let areEnabled = world.areAnimationsEnabled
    world.areAnimationsEnabled = false
    actions()
    world.areAnimationsEnabled = areEnabled
  }

  public init(frame: CGRect) {
    let kind = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = kind.init()
    world = UIKitWorld.current
    super.init()
    layer.belongsToView = true
    layer.frame = frame
  }

  public required init?(coder: NSCoder) {
    layer = CALayer()
    world = UIKitWorld.current
    super.init()
    layer.belongsToView = true
  }

  public override convenience init() { self.init(frame: .zero) }

  open override var next: UIResponder? { controller ?? parent }

  // MARK: Geometry

  open var frame: CGRect {
    get {
      note(.frame)
      return layer.frame
    }
    set {
      let size = newValue.size
      let newBounds = CGRect(origin: layer.bounds.origin, size: size)
      let newCenter = CGPoint(
        x: newValue.minX + size.width * layer.anchorPoint.x,
        y: newValue.minY + size.height * layer.anchorPoint.y
      )
      observers.change(.frame) { setGeometry(bounds: newBounds, center: newCenter) }
    }
  }

  open var bounds: CGRect {
    get {
      note(.bounds)
      return layer.bounds
    }
    set { observers.change(.bounds) { setGeometry(bounds: newValue, center: layer.position) } }
  }

  open var center: CGPoint {
    get {
      note(.center)
      return layer.position
    }
    set { observers.change(.center) { setGeometry(bounds: layer.bounds, center: newValue) } }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var autoresizingMask = AutoresizingMask()
  open var isUserInteractionEnabled = true
  open var isOpaque = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged() } }
  }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var isHidden: Bool {
    get {
      note(.isHidden)
      return layer.isHidden
    }
    set { observers.change(.isHidden) { layer.isHidden = newValue } }
  }

  open var alpha: CGFloat {
    get {
      note(.alpha)
      return CGFloat(layer.opacity)
    }
    set { observers.change(.alpha) { layer.opacity = Float(newValue) } }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
  }

  func boundsChanged(from old: CGRect) {}

  func note(_ key: ObservableKey) {
    guard world.recording != nil else { return }
    world.recording?.last = (observers, key)
  }

  // MARK: Methods that subclasses override

  // In the class body: members of an extension cannot be overridden without Objective-C.

  open var superview: UIView? { parent }
  open var window: UIWindow? { parent?.window }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func setNeedsLayout() { needsLayout = true }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open var tintColor: UIColor! {
    get { ownTint ?? parent?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintChanged()
    }
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  open func safeAreaInsetsDidChange() {}

  func updateSafeArea() { passSafeAreaDown() }

  func computeSafeArea() -> UIEdgeInsets { safeAreaFromAbove() }

  var safeAreaForChildren: UIEdgeInsets { knownSafeArea }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  open func tintColorDidChange() {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

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

  public func removeFromSuperview() {
    guard let parent else { return }
    moveSafely(to: nil, in: nil) {
      layer.removeFromSuperlayer()
      parent.children.removeAll { $0 === self }
      self.parent = nil
      parent.setNeedsLayout()
    }
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || parent?.isDescendant(of: view) ?? false
  }

  private func insert(_ view: UIView, at index: Int?) {
    precondition(view !== self && !isDescendant(of: view), "a view cannot be inside itself")
    if view.parent === self {
      reorder(view, to: index ?? children.count - 1)
      return
    }
    view.moveSafely(to: self, in: window) {
      if let old = view.parent {
        old.children.removeAll { $0 === view }
      }
      children.insert(view, at: min(max(index ?? children.count, 0), children.count))
      view.parent = self
      restackLayers()
      setNeedsLayout()
    }
  }

  /// Changes the parent with the calls around it, in Apple's order.
  private func moveSafely(to newParent: UIView?, in newWindow: UIWindow?, _ change: () -> Void) {
    let oldWindow = window
    let oldTraits = traitCollection
    if oldWindow !== newWindow { tellWillMove(toWindow: newWindow) }
    willMove(toSuperview: newParent)
    change()
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
    case .forceLeftToRight: .leftToRight
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

// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)

extension UIView {
  /// Counted; the model changes immediately, as on a device, and the double has no presentation
  /// layer.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    let world = UIKitWorld.current
    world.animationBlockCount += 1
    world.animationBlockDepth += 1
    animations()
    world.animationBlockDepth -= 1
  }
}
