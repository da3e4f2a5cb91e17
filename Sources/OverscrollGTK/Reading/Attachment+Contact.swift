#if GTK
import Overscroll
import OverscrollHosting

// A finger, a pressed pointer or a touchpad on the list, as the gestures report it. Separate file
// because it is all that changes the engine's gesture.
extension Attachment {
  /// The component of a movement along the axis, positive towards the content's end, and that across.
  func split(_ x: Double, _ y: Double) -> (along: Double, across: Double) {
    switch axis {
    case .vertical: (y, x)
    case .horizontal: (list.environment.direction == .rightToLeft ? -x : x, y)
    }
  }

  /// A finger came down: it stops content that the engine moves.
  package func contactBegan() {
    fling = nil
    tellPlace()
    (steps, glide, released) = ([], [], nil)
    scrollsForFinger = false
    hasGesture = true
    list.runScroll.end()
    guard list.engine.isMovingContent else { return }
    send(input.begin())
  }

  /// The finger moved.
  ///
  /// - Parameters:
  ///   - travel: Its travel since it came down, in points.
  ///   - inner: The nested scrollers under it.
  ///   - threshold: The distance from which a movement has a direction.
  ///   - isMouse: Whether it is a pressed pointer, which does not scroll the list.
  ///   - isTaken: Whether GTK has stopped scrolling the list for it.
  ///   - time: When it moved, in seconds by any clock, because a busy app handles it later; nil for now.
  /// - Returns: What the movement means.
  package func contactMoved(
    _ travel: (x: Double, y: Double),
    over inner: InnerScrollers,
    threshold: Double,
    isMouse: Bool,
    isTaken: Bool,
    at time: Double? = nil
  ) -> InputTranslation.Step {
    let (along, across) = split(travel.x, travel.y)
    look(at: inner, towards: along)
    let wasHeld = list.engine.holdsGesture
    let displacement = scroll.displacement
    let (step, events) = input.move(
      to: along,
      across: across,
      threshold: threshold,
      pulls: isMouse || viewport.isOnFloor,
      leadsPast: leadsPast(along)
    )
    for event in events { send(event) }
    if case .moved(let distance) = step, !isMouse, !wasHeld, !list.engine.holdsGesture {
      steps = steps.suffix(20) + [(time ?? list.clock.now, -distance)]
      // What has closed an open run does not scroll the list as well.
      let closed = scroll.displacement - displacement
      scrollsForFinger = scrollsForFinger || isTaken || closed != 0
      if scrollsForFinger { scroll(by: closed - distance) }
    }
    return step
  }

  /// The finger left, or (not let go) the system took it.
  ///
  /// - Parameters:
  ///   - isLetGo: Whether it left by itself.
  ///   - time: When, by the clock of its movements; nil for now.
  package func contactEnded(isLetGo: Bool, at time: Double? = nil) {
    hasGesture = false
    guard let event = input.end(isLetGo: isLetGo) else { return }
    if isLetGo, !list.engine.holdsGesture, viewport.isKinetic {
      let next = Fling(after: steps, letGoAt: time ?? list.clock.now, at: list.clock.now)
      if scrollsForFinger { fling = next } else { released = next }
    }
    innerCanScroll = false
    report(isOwnWrite: false)
    send(event)
  }

  /// Tells the engine whether a nested scroller takes a movement first.
  func look(at inner: InnerScrollers, towards direction: Double) {
    innerCanScroll = inner.canScroll(axis, towards: direction)
    report(isOwnWrite: false)
  }

  private func leadsPast(_ direction: Double) -> Bool {
    // On a floor, a scrolled window of the page that can scroll there takes the movement.
    if viewport.isOnFloor { return openFloor != nil && !innerCanScroll }
    guard let part = list.part(direction > 0 ? .start : .end), !part.isHidden else { return false }
    return !scroll.canScroll(towards: direction) && !innerCanScroll
  }

  /// Moves the list on after a finger that GTK did not scroll it for.
  func flingOn(at time: Double) {
    guard let distance = fling?.step(to: time) else {
      if fling != nil { fling = nil }
      return
    }
    let before = scroll.offset
    scroll(by: distance)
    if distance != 0, scroll.offset == before { fling = nil }
  }

  /// Scrolls for a finger that GTK no longer scrolls for.
  private func scroll(by distance: Double) {
    scroll.scroll(to: scroll.offset + distance)
    report(isOwnWrite: false)
    viewport.setNeedsPlace()
  }
}
#endif
