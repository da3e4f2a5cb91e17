extension UIScrollView {
  var isMovingByItself: Bool { (motion.isActive || zoomBounce != nil) && !isTracking }

  /// Writes the offset and calls observers and the delegate, in the policy's order.
  func place(_ offset: CGPoint, reportsEqual: Bool = false) {
    let new = inPixels(offset)
    let isEqual = new == layer.bounds.origin
    guard !isEqual || reportsEqual || world.policy.notifiesEqualSets else { return }
    if world.policy.observersBeforeDelegate {
      observers.change(.contentOffset) { write(new) }
      if !isEqual { delegate?.scrollViewDidScroll(self) }
    } else {
      observers.change(.contentOffset) {
        write(new)
        if !isEqual { delegate?.scrollViewDidScroll(self) }
      }
    }
  }

  /// The nearest offset on a pixel.
  func inPixels(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: (offset.x * world.scale).rounded() / world.scale,
      y: (offset.y * world.scale).rounded() / world.scale
    )
  }

  private func write(_ offset: CGPoint) {
    guard layer.bounds.origin != offset else { return }
    layer.bounds.origin = offset
    setNeedsLayout()
  }

  func stopMotion() {
    let wasAnimation = motion.isAnimation
    let wasActive = motion.isActive
    motion = ScrollMotion()
    guard wasActive else { return }
    if wasAnimation {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    } else if isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  func stopBounceAtEdge() {
    let clamped = clampToRange(storedOffset)
    guard !isDragging, clamped != storedOffset else { return }
    stopMotion()
    place(clamped)
  }

  func scrollToTop() {
    let top = CGPoint(x: storedOffset.x, y: range(.vertical).low)
    setContentOffset(top, animated: true)
    motion.isToTop = true
  }

  /// One frame of deceleration, bounce or animation.
  func moveByItself() {
    guard isMovingByItself else { return }
    zoomByItself()
    guard motion.isActive else { return }
    var place = storedOffset
    for axis in ScrollAxis.both {
      if let value = step(axis) { axis.set(value, in: &place) }
    }
    isStepping = true
    travel.motion += inPixels(place).y - storedOffset.y
    if inPixels(place) != storedOffset { self.place(place) }
    isStepping = false
    // An observer may have started another motion.
    if !motion.isActive { finishMotion() }
  }

  func finishMotion() {
    if motion.isAnimation {
      let isToTop = motion.isToTop
      motion = ScrollMotion()
      if isToTop {
        delegate?.scrollViewDidScrollToTop(self)
      } else {
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
      return
    }
    guard isDecelerating else { return }
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The offset along one axis in this frame; `nil` if it does not move.
  private func step(_ axis: ScrollAxis) -> CGFloat? {
    let current = axis == .vertical ? motion.y : motion.x
    guard current.isActive else { return nil }
    let now = world.now
    let place = current.position(at: now)
    switch current {
    case .still: return nil
    case .eased(_, let to, _):
      guard current.isOver(at: now, feel) else { return place }
      set(.still, along: axis)
      return to
    case .decelerating:
      let range = range(axis)
      if !range.contains(place) { return meet(range.clamp(place), axis, current) }
      guard current.isOver(at: now, feel), let rest = current.destination else { return place }
      set(.still, along: axis)
      return range.clamp(rest)
    case .springing(_, _, let to, _):
      guard current.isOver(at: now, feel) else { return place }
      let range = range(axis)
      guard range.contains(to) || !bounces else {
        // Its target edge no longer exists.
        let speed = current.velocity(at: now)
        set(.springing(from: place, velocity: speed, to: range.clamp(to), since: now), along: axis)
        return place
      }
      set(.still, along: axis)
      return to
    }
  }

  /// Deceleration has reached an edge: it bounces with its speed there, or stops.
  private func meet(_ edge: CGFloat, _ axis: ScrollAxis, _ current: AxisMotion) -> CGFloat {
    guard case .decelerating(let from, let velocity, let law, let since) = current, bounces else {
      set(.still, along: axis)
      return edge
    }
    // The time at the edge, from the closed form; a start outside counts as at the edge.
    let passed = law.time(toTravel: edge - from, velocity)
    let time = passed.map { since + $0 } ?? world.now
    let speed = current.velocity(at: time)
    let bounce = AxisMotion.springing(from: edge, velocity: speed, to: edge, since: time)
    set(bounce, along: axis)
    return bounce.position(at: world.now)
  }
}
