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

// What a scrolled window moves by itself. It computes each place from where the finger came down, or from
// where its motion began, so it would take back what a change of the content has added there.
extension Attachment {
  /// The time of the present frame, in seconds.
  var present: Double {
    gtk_widget_get_frame_clock(viewport.widget)
      .map { Double(gdk_frame_clock_get_frame_time($0)) / 1e6 } ?? list.clock.now
  }

  /// Whether a gesture moves the list, or GTK's own motion after it.
  var isInMotion: Bool {
    hasGesture || released != nil || glide.count > 1 && Fling.isRecent(glide, at: present)
  }

  /// GTK or the app has scrolled the list, which is not reported yet.
  func scrolled() {
    if hasGesture {
      // GTK scrolls for a finger only when it moves: it was the app.
      if !input.isMoving { placeChanged() }
      return
    }
    let step = (time: present, distance: scroll.offset - reportedOffset)
    // A motion only slows down: the app has scrolled, and nothing goes on from there.
    glide = Fling.follows(glide, step) ? glide.suffix(4) + [step] : [(step.time, 0)]
    if glide.count > 2 { released = nil }
  }

  /// Whether the list's other gestures must lose the finger.
  var needsFinger: Bool { list.engine.holdsGesture || scrollsForFinger && input.isMoving }

  /// The place was changed without a motion: what GTK moves goes on from there by our own.
  func placeChanged() {
    guard !list.engine.isContentLocked else { return }
    scrollsForFinger = hasGesture
    if hasGesture {
      // A press that does not move stays with its row.
      if viewport.gestures?.hasFinger == true, !input.isMoving { viewport.stopScrolling() }
      viewport.gestures?.claimIfHeld()
      return
    }
    // GTK also goes on where it is too slow for a motion of our own, or is past an edge, where nothing moves.
    viewport.stopScrolling()
    let time = present
    guard released != nil || Fling.isRecent(glide, at: time) else { return }
    let next = Fling(following: glide, at: time) ?? released?.rest(from: time)
    (glide, released) = ([], nil)
    fling = next
  }

  /// Lets the scrolled window begin where the list is, before it gets a finger.
  ///
  /// It does not take over where the app has scrolled during its own motion.
  func tellPlace() {
    if Fling.isRecent(glide, at: present) { viewport.stopScrolling() }
    scroll.tellValue()
  }
}

extension Viewport {
  /// Stops the scrolled window's own motion.
  fileprivate func stopScrolling() {
    guard let scrolled, isKinetic else { return }
    // Only switched off does it stop.
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 0)
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 1)
  }
}
#endif
