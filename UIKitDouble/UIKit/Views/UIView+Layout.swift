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
      controller?.viewDidLayoutSubviews()
    }
    for child in children { child.layoutIfNeeded() }
  }

  public static let noIntrinsicMetric: CGFloat = -1

  public func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  public func setNeedsDisplay() {}

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

  private func autoresize(by change: CGSize) {
    var new = frame
    if autoresizingMask.contains(.flexibleWidth) {
      new.size.width += change.width
    } else if autoresizingMask.contains(.flexibleLeftMargin) {
      new.origin.x += change.width * (autoresizingMask.contains(.flexibleRightMargin) ? 0.5 : 1)
    }
    if autoresizingMask.contains(.flexibleHeight) {
      new.size.height += change.height
    } else if autoresizingMask.contains(.flexibleTopMargin) {
      new.origin.y += change.height * (autoresizingMask.contains(.flexibleBottomMargin) ? 0.5 : 1)
    }
    frame = new
  }

  // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
