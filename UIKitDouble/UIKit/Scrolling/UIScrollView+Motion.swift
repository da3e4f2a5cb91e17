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
    let endsDeceleration = motion.isActive && !motion.isAnimation && isDecelerating
    motion = ScrollMotion()
    guard endsDeceleration else { return }
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  func stopBounceAtEdge() {
    let clamped = clampToRange(storedOffset)
    guard !isDragging, clamped != storedOffset else { return }
    stopMotion()
    place(clamped)
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
      motion = ScrollMotion()
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

extension UIScrollView {
  /// A touch began: it stops any motion.
  func touchCame(_ newFeel: ScrollFeel, countsAsTracking: Bool) {
    isTracking = countsAsTracking
    feel = newFeel
    if motion.isAnimation {
      stopMotion()
    } else {
      // `isDecelerating` stays true until the touch is lifted (flowkey/UIKit-cross-platform #307).
      motion = ScrollMotion()
    }
  }

  /// A touch ended that never became a drag.
  func touchLeft() {
    isTracking = false
    guard !isDragging else { return }
    release(velocity: .zero)
    if !motion.isActive, isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  func beginDrag() {
    isDragging = true
    dragged = nil
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content with the touch.
  ///
  /// Each step starts from the present offset, so a programmatic change of offset or insets during
  /// a drag does not jump back. What rounding to pixels cut off is not lost.
  func drag(by way: CGPoint) {
    var new = storedOffset
    if let dragged, inPixels(dragged) == storedOffset { new = dragged }
    for axis in ScrollAxis.both where axis.of(way) != 0 && canScroll(axis) {
      let range = range(axis)
      let value = axis.of(new)
      if bounces {
        let touch = band(axis).unbanded(value, range) - axis.of(way)
        axis.set(band(axis).banded(touch, range), in: &new)
      } else {
        axis.set(range.clamp(value - axis.of(way)), in: &new)
      }
    }
    dragged = new
    travel.touch += inPixels(new).y - storedOffset.y
    if inPixels(new) != storedOffset { place(new) }
  }

  private func band(_ axis: ScrollAxis) -> RubberBand {
    RubberBand(coefficient: feel.band, length: axis.of(layer.bounds.size))
  }

  /// The drag ended; the speeds are the content's, as the touch's without a band.
  func endDrag(_ speed: DragSpeed) {
    var velocity = speed.present
    var told = speed.told
    for axis in ScrollAxis.both where !canScroll(axis) {
      axis.set(0, in: &velocity)
      axis.set(0, in: &told)
    }
    let planned = plannedTarget(velocity)
    var target = planned
    if !world.policy.isDraggingInWillEnd { isDragging = false }
    // Apple counts this velocity in points per millisecond.
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: told.x / 1000, y: told.y / 1000),
      targetContentOffset: &target
    )
    isDragging = false
    isTracking = false
    isDecelerating = false
    let honored = target == planned ? nil : target
    release(velocity: velocity, over: speed.window, target: honored)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: motion.isActive)
    guard motion.isActive else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    if motion.isActive { isDecelerating = true }
  }

  /// A cancelled drag scrolls back into the range without velocity.
  func cancelDrag() {
    isDragging = false
    isTracking = false
    isDecelerating = false
    release(velocity: .zero)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: motion.isActive)
    guard motion.isActive else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    if motion.isActive { isDecelerating = true }
  }

  /// Starts the motion after a release, computed from the present insets.
  private func release(velocity: CGPoint, over window: TimeInterval = 0, target: CGPoint? = nil) {
    guard isScrollEnabled || world.policy.bouncesWithScrollingOff else {
      motion = ScrollMotion()
      return
    }
    motion = ScrollMotion(
      x: released(.horizontal, velocity.x, window, target?.x),
      y: released(.vertical, velocity.y, window, target?.y)
    )
    guard motion.isActive else {
      let clamped = clampToRange(storedOffset)
      if !bounces, clamped != storedOffset { place(clamped) }
      return
    }
    world.keepMoving(self)
  }

  private func released(
    _ axis: ScrollAxis,
    _ speed: CGFloat,
    _ window: TimeInterval,
    _ target: CGFloat?
  ) -> AxisMotion {
    let range = range(axis)
    let value = axis.of(storedOffset)
    let now = world.now
    if !range.contains(value) {
      guard bounces else { return .still }
      let honored = world.policy.honorsTargetWhileOverscrolled ? target : nil
      let aim = range.clamp(honored ?? value)
      let visible = visibleSpeed(speed, window, at: value, axis)
      guard abs(visible) >= Self.slowestThrow else {
        return .returning(from: value, to: aim, since: now)
      }
      return .springing(from: value, velocity: visible, to: aim, since: now)
    }
    let law = feel.deceleration
    if let target {
      guard abs(target - value) > 0.1 else { return .still }
      let speed = law.velocity(toTravel: target - value)
      return .decelerating(from: value, velocity: speed, law: law, since: now)
    }
    guard law.distance(speed) != 0 else { return .still }
    return .decelerating(from: value, velocity: speed, law: law, since: now)
  }

  /// The speed, in points per second, below which content past its edge counts as held.
  static let slowestThrow: CGFloat = 50

  /// The content's speed past the edge: its mean over the time of which the touch's is the mean.
  private func visibleSpeed(
    _ speed: CGFloat,
    _ window: TimeInterval,
    at value: CGFloat,
    _ axis: ScrollAxis
  ) -> CGFloat {
    guard window > 0, speed != 0 else { return 0 }
    let range = range(axis)
    let before = band(axis).unbanded(value, range) - speed * window
    return (value - band(axis).banded(before, range)) / window
  }

  /// Where the content would come to rest, inside the range.
  private func plannedTarget(_ velocity: CGPoint) -> CGPoint {
    var target = storedOffset
    for axis in ScrollAxis.both {
      let way = feel.deceleration.announcedDistance(axis.of(velocity))
      axis.set(range(axis).clamp(axis.of(storedOffset) + way), in: &target)
    }
    return inPixels(target)
  }
}
