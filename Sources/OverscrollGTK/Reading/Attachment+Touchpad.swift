#if GTK
import CGtk
import Overscroll
import OverscrollHosting

// Two fingers on a touchpad. GDK tells when they come down and when they leave; what moves the list
// afterwards is the scrolled window's own motion, which sends no events.
extension Attachment {
  /// The points that a scrolled window moves for a unit of a touchpad's surface.
  private static var surfaceFactor: Double { 2.5 }

  package func touchpadBegan() {
    fling = nil
    hasGesture = true
    list.runScroll.end()
    send(.wheelBegan)
  }

  /// The fingers moved.
  ///
  /// - Parameters:
  ///   - x: The distance to scroll sideways, in units.
  ///   - y: The distance to scroll downwards, in units.
  ///   - unit: Pixels of a surface, or notches of a wheel.
  ///   - inner: The nested scrollers under the pointer.
  /// - Returns: Whether the engine takes the movement, so that the list must not scroll.
  package func touchpadMoved(
    _ x: Double,
    _ y: Double,
    _ unit: GdkScrollUnit,
    over inner: InnerScrollers
  ) -> Bool {
    glide = []
    let (along, across) = split(-x, -y)
    guard abs(along) >= abs(across) else { return list.engine.holdsGesture }
    look(at: inner, towards: along)
    // As far as the scrolled window would move the list.
    let factor =
      unit == GDK_SCROLL_UNIT_SURFACE
      ? Self.surfaceFactor : pow(scroll.page, 2.0 / 3)
    let wasHeld = list.engine.holdsGesture
    send(.wheelMoved(delta: along * factor, isMomentum: false))
    return wasHeld || list.engine.holdsGesture
  }

  package func touchpadEnded() {
    hasGesture = false
    // The motion after it begins here.
    glide = [(present, 0)]
    innerCanScroll = false
    report(isOwnWrite: false)
    send(.wheelEnded)
  }
}
#endif
