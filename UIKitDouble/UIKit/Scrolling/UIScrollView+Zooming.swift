// The content is a size: no view is scaled, and no delegate is asked for one or called.
extension UIScrollView {
  /// A zoom past a limit that goes back to it.
  struct ZoomBounce {
    let from: CGFloat
    let to: CGFloat
    let since: TimeInterval
    /// The point that stays where it is on the screen, in the view's coordinates without the offset.
    let fixed: CGPoint

    static let duration = 0.3
  }

  var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  /// Two fingers move apart or together around a point of this view.
  func pinch(by factor: CGFloat, around point: CGPoint) {
    isZooming = true
    zoomBounce = nil
    fixed = CGPoint(x: point.x - storedOffset.x, y: point.y - storedOffset.y)
    let free = zoomScale * factor
    let isPast = free < minimumZoomScale || free > maximumZoomScale
    zoom(to: isPast ? zoomScale * (bouncesZoom ? factor.squareRoot() : 1) : free)
  }

  /// A finger of the two has left.
  func endPinch() {
    guard isZooming else { return }
    isZooming = false
    let limited = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
    guard limited != zoomScale else { return }
    zoomBounce = ZoomBounce(from: zoomScale, to: limited, since: world.now, fixed: fixed)
    isZoomBouncing = true
    world.keepMoving(self)
  }

  /// One frame of a zoom's bounce.
  func zoomByItself() {
    guard let bounce = zoomBounce else { return }
    let share = min(1, (world.now - bounce.since) / ZoomBounce.duration)
    fixed = bounce.fixed
    zoom(to: bounce.from + (bounce.to - bounce.from) * share)
    guard share == 1 else { return }
    zoomBounce = nil
    isZoomBouncing = false
    if !isTracking, clampToRange(storedOffset) != storedOffset { place(clampToRange(storedOffset)) }
  }

  /// Scales the content; UIKit sets the size before the offset.
  private func zoom(to scale: CGFloat) {
    let factor = scale / zoomScale
    guard factor != 1 else { return }
    zoomScale = scale
    let offset = storedOffset
    observers.change(.contentSize) {
      contentExtent = CGSize(
        width: contentExtent.width * factor,
        height: contentExtent.height * factor
      )
      updateEdgeInset(reacting: false)
    }
    place(
      CGPoint(
        x: (offset.x + fixed.x) * factor - fixed.x,
        y: (offset.y + fixed.y) * factor - fixed.y
      )
    )
  }
}
