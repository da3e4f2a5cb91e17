#if GTK
import Overscroll

// A finger, a pressed pointer or a touchpad on the list, as the gestures report it. Separate file
// because it is all that changes the engine's gesture.
extension Attachment {
  /// The component of a movement along the axis, positive towards the content's end, and that across.
  func split(_ x: Double, _ y: Double) -> (along: Double, across: Double) {
    switch axis {
    case .vertical: (y, x)
    case .horizontal: (environment.direction == .rightToLeft ? -x : x, y)
    }
  }

  /// A finger came down: it stops content that the engine moves.
  package func contactBegan() {
    fling = nil
    steps = []
    guard session.isMovingContent else { return }
    session.send(input.begin())
  }

  /// The finger moved.
  ///
  /// - Parameters:
  ///   - travel: Its travel since it came down, in points.
  ///   - inner: The nested scrollers under it.
  ///   - threshold: The distance from which a movement has a direction.
  ///   - isMouse: Whether it is a pressed pointer, which does not scroll the list.
  ///   - isTaken: Whether GTK has stopped scrolling the list for it.
  /// - Returns: What the movement means.
  package func contactMoved(
    _ travel: (x: Double, y: Double),
    over inner: InnerScrollers,
    threshold: Double,
    isMouse: Bool,
    isTaken: Bool
  ) -> InputTranslation.Step {
    let (along, across) = split(travel.x, travel.y)
    look(at: inner, towards: along)
    let wasHeld = session.holdsGesture
    let (step, events) = input.move(
      to: along,
      across: across,
      threshold: threshold,
      pulls: isMouse || viewport.isOnFloor,
      leadsPast: leadsPast(along)
    )
    for event in events { session.send(event) }
    if case .moved(let distance) = step, isTaken, !isMouse, !wasHeld, !session.holdsGesture {
      steps = steps.suffix(20) + [(session.clock.now, -distance)]
      scroll(by: -distance)
    }
    return step
  }

  /// The finger left, or (not let go) the system took it.
  package func contactEnded(isLetGo: Bool) {
    guard let event = input.end(isLetGo: isLetGo) else { return }
    if isLetGo, !session.holdsGesture, viewport.isKinetic {
      fling = Fling(after: steps, at: session.clock.now)
    }
    session.innerCanScroll = false
    session.report(isOwnWrite: false)
    session.send(event)
  }

  /// Tells the engine whether a nested scroller takes a movement first.
  func look(at inner: InnerScrollers, towards direction: Double) {
    session.innerCanScroll = inner.canScroll(axis, towards: direction)
    session.report(isOwnWrite: false)
  }

  private func leadsPast(_ direction: Double) -> Bool {
    // On a floor, a scrolled window of the page that can scroll there takes the movement.
    if viewport.isOnFloor { return openFloor != nil && !session.innerCanScroll }
    guard let part = part(direction > 0 ? .start : .end), !part.isHidden else { return false }
    return !session.scroll.canScroll(towards: direction) && !session.innerCanScroll
  }

  /// Moves the list on after a finger that GTK did not scroll it for.
  func flingOn(at time: Double) {
    guard let distance = fling?.step(to: time) else {
      if fling != nil { fling = nil }
      return
    }
    let before = session.scroll.offset
    scroll(by: distance)
    if session.scroll.offset == before { fling = nil }
  }

  /// Scrolls for a finger that GTK no longer scrolls for.
  private func scroll(by distance: Double) {
    session.scroll.scroll(to: session.scroll.offset + distance)
    session.report(isOwnWrite: false)
    viewport.setNeedsPlace()
  }
}
#endif
