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
