extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-(cgpoint,_)
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let top = toRoot(point)
    guard let view else { return top }
    return view.fromRoot(top)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? fromRoot(point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(enclosing: corners.map { convert($0, to: view) })
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(enclosing: corners.map { convert($0, from: view) })
  }

  /// The view that has no superview, often a window.
  var root: UIView { superview?.root ?? self }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.toRoot(toParent(point))
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return fromParent(superview.fromRoot(point))
  }

  private func toParent(_ point: CGPoint) -> CGPoint {
    let pivot = CGPoint(
      x: layer.bounds.minX + layer.bounds.width * layer.anchorPoint.x,
      y: layer.bounds.minY + layer.bounds.height * layer.anchorPoint.y
    )
    let turned = CGPoint(x: point.x - pivot.x, y: point.y - pivot.y).applying(transform)
    return CGPoint(x: turned.x + layer.position.x, y: turned.y + layer.position.y)
  }

  private func fromParent(_ point: CGPoint) -> CGPoint {
    let pivot = CGPoint(
      x: layer.bounds.minX + layer.bounds.width * layer.anchorPoint.x,
      y: layer.bounds.minY + layer.bounds.height * layer.anchorPoint.y
    )
    let moved = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
    let turned = moved.applying(transform.inverted())
    return CGPoint(x: turned.x + pivot.x, y: turned.y + pivot.y)
  }
}

// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case forceLeftToRight
  case forceRightToLeft
}

// Layout: propagates sizes, and repeats layouts until none is pending.
extension UIView {
  /// Writes the geometry and notifies dependents.
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

  public func layoutIfNeeded() {
    // A layout may request another one; after some rounds that is a loop, as on a device.
    for _ in 0..<10 where needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for child in children { child.layoutIfNeeded() }
  }

  public static let noIntrinsicMetric: CGFloat = -1

  public func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  private func resizeChildren(from old: CGSize) {
    let change = CGSize(
      width: layer.bounds.width - old.width,
      height: layer.bounds.height - old.height
    )
    for child in children where !child.autoresizingMask.isEmpty {
      child.autoresize(by: change)
    }
  }

  private func autoresize(by change: CGSize) {
    var new = frame
    if autoresizingMask.contains(.flexibleWidth) { new.size.width += change.width }
    if autoresizingMask.contains(.flexibleHeight) { new.size.height += change.height }
    frame = new
  }

  // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
}

// The safe area: the part that bars leave free, from the window down.
extension UIView {
  /// Computes the safe area from the superview's, down the tree as far as it changes.
  func passSafeAreaDown() {
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

  func safeAreaFromAbove() -> UIEdgeInsets {
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
}
