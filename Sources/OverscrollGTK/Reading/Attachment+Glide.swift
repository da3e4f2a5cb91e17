#if GTK
import CGtk
import Overscroll
import OverscrollHosting

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
