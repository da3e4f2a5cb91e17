extension UIScrollView {
  /// A touch began: it stops any motion.
  func touchCame(countsAsTracking: Bool) {
    isTracking = countsAsTracking
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
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content with the touch.
  ///
  /// Each step starts from the present offset, so a programmatic change of offset or insets during
  /// a drag does not jump back.
  func drag(by way: CGPoint) {
    var new = storedOffset
    for axis in ScrollAxis.both where axis.of(way) != 0 && canScroll(axis) {
      axis.set(dragged(axis.of(new), by: -axis.of(way), axis), in: &new)
    }
    if new != storedOffset { place(new) }
  }

  private func dragged(_ value: CGFloat, by way: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = range(axis)
    guard bounces else { return range.clamp(value + way) }
    let length = axis.of(layer.bounds.size)
    var raw = value
    if value < range.low {
      raw = range.low - RubberBand.pull(showing: range.low - value, length: length)
    } else if value > range.high {
      raw = range.high + RubberBand.pull(showing: value - range.high, length: length)
    }
    raw += way
    if raw < range.low {
      return range.low - RubberBand.visible(of: range.low - raw, length: length)
    }
    if raw > range.high {
      return range.high + RubberBand.visible(of: raw - range.high, length: length)
    }
    return raw
  }

  /// The drag ended; `velocity` is the content's, in points per second.
  func endDrag(velocity finger: CGPoint) {
    var velocity = finger
    for axis in ScrollAxis.both where !canScroll(axis) { axis.set(0, in: &velocity) }
    let planned = plannedTarget(velocity)
    var target = planned
    if !world.policy.isDraggingInWillEnd { isDragging = false }
    // Apple counts this velocity in points per millisecond.
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target
    )
    isDragging = false
    isTracking = false
    isDecelerating = false
    release(velocity: velocity, target: target == planned && !isPagingEnabled ? nil : target)
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
  private func release(velocity: CGPoint, target: CGPoint? = nil) {
    guard isScrollEnabled || world.policy.bouncesWithScrollingOff else {
      motion = ScrollMotion()
      return
    }
    motion = ScrollMotion(
      x: released(.horizontal, velocity.x, target?.x),
      y: released(.vertical, velocity.y, target?.y)
    )
    guard motion.isActive else {
      let clamped = clampToRange(storedOffset)
      if !bounces, clamped != storedOffset { place(clamped) }
      return
    }
    world.keepMoving(self)
  }

  private func released(_ axis: ScrollAxis, _ speed: CGFloat, _ target: CGFloat?) -> AxisMotion {
    let range = range(axis)
    let value = axis.of(storedOffset)
    let now = world.now
    if !range.contains(value) {
      guard bounces else { return .still }
      let honored = world.policy.honorsTargetWhileOverscrolled ? target : nil
      let visible = speed * bandSlope(at: value, axis)
      let aim = range.clamp(honored ?? value)
      return .springing(from: value, velocity: visible, to: aim, since: now)
    }
    if let target {
      guard abs(target - value) > 0.1 else { return .still }
      if isPagingEnabled {
        return .springing(from: value, velocity: speed, to: target, since: now)
      }
      let speed = (target - value) * decelerationPerSecond
      return .decelerating(from: value, velocity: speed, rate: decelerationPerSecond, since: now)
    }
    guard abs(speed) > 8 else { return .still }
    return .decelerating(from: value, velocity: speed, rate: decelerationPerSecond, since: now)
  }

  /// 0.998 per millisecond as a rate per second: -1000 ln 0.998 = 2.002.
  private var decelerationPerSecond: CGFloat { -1000 * log(decelerationRate.rawValue) }

  /// The content's speed past the edge for a touch speed of 1: the rubber band's derivative.
  private func bandSlope(at value: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = range(axis)
    let length = axis.of(layer.bounds.size)
    let overscroll = max(range.low - value, value - range.high, 0)
    guard length > 0 else { return 0 }
    let rest = 1 - min(overscroll / length, 0.999)
    return RubberBand.coefficient * rest * rest
  }

  /// Where the content would come to rest: -v / (1000 ln d) further, inside the range.
  private func plannedTarget(_ velocity: CGPoint) -> CGPoint {
    var target = storedOffset
    for axis in ScrollAxis.both {
      let way = axis.of(velocity) / decelerationPerSecond
      let range = range(axis)
      var place = range.clamp(axis.of(storedOffset) + way)
      if isPagingEnabled, canScroll(axis) { place = page(axis, velocity: axis.of(velocity)) }
      axis.set(place, in: &target)
    }
    return target
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
