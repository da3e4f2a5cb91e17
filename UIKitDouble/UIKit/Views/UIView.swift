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
  weak var controller: UIViewController?
  private weak var parent: UIView?

  open class var layerClass: AnyClass { CALayer.self }

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
  open var translatesAutoresizingMaskIntoConstraints = true
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var isOpaque = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged() } }
  }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

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

  /// Writes the geometry and tells whom it concerns.
  func setGeometry(bounds: CGRect, center: CGPoint) {
    let old = layer.bounds
    layer.position = center
    layer.bounds = bounds
    if old.size != bounds.size {
      setNeedsLayout()
      resizeChildren(from: old.size)
    }
    boundsChanged(from: old)
    updateSafeArea()
  }

  func boundsChanged(from old: CGRect) {}

  func note(_ key: ObservableKey) {
    guard world.recording != nil else { return }
    world.recording?.last = (observers, key)
  }

  // MARK: The tree

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { parent?.window }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = children.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling })
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = children.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    children.swapAt(first, second)
    restackLayers()
  }

  open func removeFromSuperview() {
    guard let parent else { return }
    moveSafely(to: nil, in: nil) {
      parent.willRemoveSubview(self)
      layer.removeFromSuperlayer()
      parent.children.removeAll { $0 === self }
      self.parent = nil
      parent.setNeedsLayout()
    }
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || parent?.isDescendant(of: view) ?? false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

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

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    // A layout may ask for one more; after some rounds that is a loop, as it would be on a device.
    for _ in 0..<10 where needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for child in children { child.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  open func setNeedsDisplay() {}

  private func resizeChildren(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let change = CGSize(
      width: layer.bounds.width - old.width,
      height: layer.bounds.height - old.height
    )
    for child in children where !child.autoresizingMask.isEmpty {
      child.autoresize(by: change)
    }
  }

  // MARK: Safe area

  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  open func safeAreaInsetsDidChange() {}

  open var insetsLayoutMarginsFromSafeArea = true

  /// Computes the safe area from the superview's, down the tree as far as it changes.
  func updateSafeArea() {
    let new = computeSafeArea()
    guard new != knownSafeArea else {
      for child in children where child.computeSafeArea() != child.knownSafeArea {
        child.updateSafeArea()
      }
      return
    }
    knownSafeArea = new
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for child in children { child.updateSafeArea() }
  }

  func computeSafeArea() -> UIEdgeInsets {
    let own = controller?.additionalSafeAreaInsets ?? .zero
    guard let parent, window != nil else { return own }
    let above = parent.safeAreaForChildren
    guard above != .zero else { return own }
    let outer = parent is UIScrollView ? layer.frame : parent.layer.bounds
    let inner = layer.frame
    return own
      + UIEdgeInsets(
        top: max(0, above.top - (inner.minY - outer.minY)),
        left: max(0, above.left - (inner.minX - outer.minX)),
        bottom: max(0, above.bottom - (outer.maxY - inner.maxY)),
        right: max(0, above.right - (outer.maxX - inner.maxX))
      )
  }

  var safeAreaForChildren: UIEdgeInsets { knownSafeArea }

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.attach(to: self)
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.attach(to: nil)
  }

  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    interaction.willMove(to: self)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.willMove(to: nil)
    interaction.didMove(to: nil)
  }

  open var interactions: [any UIInteraction] = []

  // MARK: What comes from above

  open var tintColor: UIColor! {
    get { ownTint ?? parent?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintChanged()
    }
  }

  open func tintColorDidChange() {}

  private func tintChanged() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.tintChanged() }
  }

  open var traitCollection: UITraitCollection {
    var values = parent?.traitCollection.values ?? world.traits
    if overrideUserInterfaceStyle != .unspecified {
      values.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return UITraitCollection(values: values)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func traitsChanged(from old: UITraitCollection? = nil) {
    let color = backgroundColor
    if color != nil { backgroundColor = color }
    traitCollectionDidChange(old)
    for child in children { child.traitsChanged(from: old) }
    setNeedsLayout()
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
