// https://developer.apple.com/documentation/quartzcore/calayer

/// A layer without pixels: geometry, a tree, and a record of implicitly animated changes.
open class CALayer: NSObject {
  open weak var delegate: CALayerDelegate?
  open var name: String?
  open private(set) weak var superlayer: CALayer?
  private var children: [CALayer] = []

  open var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue else { return }
      changed("bounds")
      if bounds.size != oldValue.size { setNeedsLayout() }
    }
  }
  open var position = CGPoint.zero { didSet { if position != oldValue { changed("position") } } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { changed("anchorPoint") } }
  }
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { changed("zPosition") } } }
  open var opacity: Float = 1 { didSet { if opacity != oldValue { changed("opacity") } } }
  open var isHidden = false { didSet { if isHidden != oldValue { changed("hidden") } } }
  open var masksToBounds = false
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { changed("cornerRadius") } }
  }
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor != oldValue { changed("backgroundColor") } }
  }
  open var contents: Any? { didSet { changed("contents") } }
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var isOpaque = false
  open var mask: CALayer?
  open var speed: Float = 1
  open var actions: [String: any CAAction]?
  private var affine = CGAffineTransform.identity
  private var needsLayout = false
  var belongsToView = false

  public required override init() { super.init() }

  public init(layer: Any) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func affineTransform() -> CGAffineTransform { affine }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    guard affine != transform else { return }
    affine = transform
    changed("transform")
  }

  open var frame: CGRect {
    get {
      let local = CGRect(
        x: -bounds.width * anchorPoint.x,
        y: -bounds.height * anchorPoint.y,
        width: bounds.width,
        height: bounds.height
      )
      let turned = affine.isIdentity ? local : local.applying(affine)
      return turned.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      // With a transform Apple leaves the result undefined; the double sets the size before it.
      if !affine.isIdentity {
        MainActor.assumeIsolated { UIKitWorld.current.undefinedFrameWrites += 1 }
      }
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y
      )
    }
  }

  // MARK: The tree

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    children.append(layer)
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Layout and display

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }

  /// Notes that an animatable property changed without anything to keep it from animating.
  func changed(_ key: String) {
    if belongsToView { return changedInView(key) }
    guard superlayer != nil, action(forKey: key) == nil else { return }
    MainActor.assumeIsolated {
      let world = UIKitWorld.current
      guard !(world.transactions.last?.disablesActions ?? false) else { return }
      world.implicitAnimations.append(key)
    }
  }

  /// Notes that a view's property changed in an animation block with nothing to keep it from animating.
  private func changedInView(_ key: String) {
    MainActor.assumeIsolated {
      let world = UIKitWorld.current
      guard world.animationBlockDepth > 0, world.areAnimationsEnabled,
        !(world.transactions.last?.disablesActions ?? false)
      else { return }
      world.inheritedAnimations.append(key)
    }
  }
}

// https://developer.apple.com/documentation/quartzcore/calayerdelegate
public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

// https://developer.apple.com/documentation/quartzcore/caaction
public protocol CAAction {}

extension NSNull: CAAction {}

// https://developer.apple.com/documentation/quartzcore/calayercontentsgravity
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
}

// https://developer.apple.com/documentation/quartzcore/cashapelayer

open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { changed("path") } }
  open var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { if fillColor != oldValue { changed("fillColor") } }
  }
  open var strokeColor: CGColor? {
    didSet { if strokeColor != oldValue { changed("strokeColor") } }
  }
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { changed("lineWidth") } } }
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
}

// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

// https://developer.apple.com/documentation/quartzcore/catransaction

open class CATransaction: NSObject {
  open class func begin() {
    MainActor.assumeIsolated {
      let world = UIKitWorld.current
      world.transactionCount += 1
      world.transactions.append(world.transactions.last ?? TransactionState())
    }
  }

  open class func commit() {
    MainActor.assumeIsolated {
      // Without a begin, Apple ends the implicit transaction of the turn; there is none here.
      _ = UIKitWorld.current.transactions.popLast()
    }
  }

  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  private class func change(_ body: @MainActor (inout TransactionState) -> Void) {
    MainActor.assumeIsolated {
      let world = UIKitWorld.current
      if world.transactions.isEmpty { world.transactions.append(TransactionState()) }
      body(&world.transactions[world.transactions.count - 1])
    }
  }
}

struct TransactionState {
  var disablesActions = false
}
