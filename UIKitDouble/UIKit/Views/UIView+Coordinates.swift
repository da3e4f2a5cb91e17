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
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
