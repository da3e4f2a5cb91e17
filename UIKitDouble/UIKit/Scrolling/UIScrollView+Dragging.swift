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
    let honored = target == planned && !isPagingEnabled ? nil : target
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
    let law = feel.deceleration(decelerationRate)
    if let target {
      guard abs(target - value) > 0.1 else { return .still }
      if isPagingEnabled {
        return .springing(from: value, velocity: speed, to: target, since: now)
      }
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
      let way = feel.deceleration(decelerationRate).announcedDistance(axis.of(velocity))
      let range = range(axis)
      var place = range.clamp(axis.of(storedOffset) + way)
      if isPagingEnabled, canScroll(axis) { place = page(axis, velocity: axis.of(velocity)) }
      axis.set(place, in: &target)
    }
    return inPixels(target)
  }

  /// The page after a release: the nearest one, or the next one in the direction of a flick.
  private func page(_ axis: ScrollAxis, velocity: CGFloat) -> CGFloat {
    let length = axis.of(layer.bounds.size)
    let range = range(axis)
    guard length > 0 else { return range.clamp(axis.of(storedOffset)) }
    let pages = (axis.of(storedOffset) - range.low) / length
    let number =
      abs(velocity) < 200 ? pages.rounded() : velocity > 0 ? ceil(pages) : floor(pages)
    return range.clamp(range.low + number * length)
  }
}
