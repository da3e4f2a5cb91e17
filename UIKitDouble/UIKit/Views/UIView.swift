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
  open var autoresizesSubviews = true
  open var tag = 0
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

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func setNeedsLayout() { needsLayout = true }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

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
