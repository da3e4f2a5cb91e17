extension UIScrollView {
  /// The part of the safe area that the behavior adds to the content's inset.
  func insetShare(of safeArea: UIEdgeInsets) -> UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .scrollableAxes, .automatic:
      var share = UIEdgeInsets.zero
      if scrollsByItself(.vertical) {
        share.top = safeArea.top
        share.bottom = safeArea.bottom
      }
      if scrollsByItself(.horizontal) {
        share.left = safeArea.left
        share.right = safeArea.right
      }
      return share
    }
  }

  private func scrollsByItself(_ axis: ScrollAxis) -> Bool {
    let always = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    if always, world.policy.alwaysBounceAdjustsInsets { return true }
    return axis.of(contentExtent) > axis.of(layer.bounds.size)
  }

  /// Computes the adjusted inset; on a change, calls observers and adjusts the offset.
  func updateEdgeInset(reacting: Bool = true) {
    let share = insetShare(of: knownSafeArea)
    let new = ownInset + share
    guard new != edgeInset else { return }
    let old = ranges
    let isOfSafeArea = share != knownShare
    (edgeInset, knownShare) = (new, share)
    if reacting { insetChanged(from: old, isOfSafeArea: isOfSafeArea) }
  }

  private func insetChanged(from old: (x: ScrollRange, y: ScrollRange), isOfSafeArea: Bool) {
    guard !isDragging else { return }
    let before = storedOffset
    let wasMoving = motion.isActive
    var place = before
    for axis in ScrollAxis.both {
      let oldRange = axis == .vertical ? old.y : old.x
      let new = range(axis)
      guard oldRange != new else { continue }
      let value = axis.of(before)
      switch axis == .vertical ? motion.y : motion.x {
      case .eased: break
      case .springing, .decelerating:
        axis.set(insetChangedInMotion(axis, at: value, from: oldRange, to: new), in: &place)
      case .still:
        guard !motion.isAnimation else { break }
        let atRest =
          isOfSafeArea
          ? safeAreaChangedAtRest(value, from: oldRange, to: new)
          : insetChangedAtRest(value, from: oldRange, to: new)
        axis.set(atRest, in: &place)
      }
    }
    let reports = world.policy.insetWriteReportsScroll
    if place != before || reports { self.place(place, reportsEqual: reports) }
    if wasMoving, !motion.isActive { finishMotion() }
  }

  private func insetChangedAtRest(
    _ value: CGFloat,
    from old: ScrollRange,
    to new: ScrollRange
  ) -> CGFloat {
    // An offset set programmatically outside the range stays until something moves it.
    guard old.contains(value) else { return value }
    switch world.policy.insetAtRest {
    case .clamp: return new.clamp(value)
    case .stick:
      if abs(value - old.low) < 0.5 { return new.low }
      if abs(value - old.high) < 0.5 { return new.high }
      return new.clamp(value)
    }
  }

  private func safeAreaChangedAtRest(
    _ value: CGFloat,
    from old: ScrollRange,
    to new: ScrollRange
  ) -> CGFloat {
    guard old.contains(value) else { return value }
    switch world.policy.safeAreaAtRest {
    case .stickAtStart where isScrollEnabled && abs(value - old.low) < 0.5: return new.low
    case .stickAtStart, .clamp: return new.clamp(value)
    }
  }

  private func insetChangedInMotion(
    _ axis: ScrollAxis,
    at value: CGFloat,
    from old: ScrollRange,
    to new: ScrollRange
  ) -> CGFloat {
    let current = axis == .vertical ? motion.y : motion.x
    guard case .springing(_, _, let target, _) = current else {
      return value  // Deceleration reaches the new edges later.
    }
    let atStart = abs(target - old.low) <= abs(target - old.high)
    let edge = atStart ? new.low : new.high
    var place = value
    switch world.policy.insetDuringBounce {
    case .ignore: return value
    case .clampNow:
      place = new.clamp(value)
      set(.still, along: axis)
      return place
    case .shiftByDelta: place += edge - (atStart ? old.low : old.high)
    case .retarget: break
    }
    let speed = current.velocity(at: world.now)
    set(.springing(from: place, velocity: speed, to: edge, since: world.now), along: axis)
    return place
  }

  func set(_ axisMotion: AxisMotion, along axis: ScrollAxis) {
    if axis == .vertical { motion.y = axisMotion } else { motion.x = axisMotion }
  }

  /// The content size changed: clamps at rest, and redirects a bounce to the new end.
  func contentChanged(from old: (x: ScrollRange, y: ScrollRange)) {
    setNeedsLayout()
    guard !isDragging else { return }
    guard motion.isActive else {
      if world.policy.contentShrinkClamps { clampAtRest(from: old) }
      return
    }
    for axis in ScrollAxis.both {
      guard case .springing(_, _, let target, _) = axis == .vertical ? motion.y : motion.x else {
        continue
      }
      let new = range(axis)
      let oldRange = axis == .vertical ? old.y : old.x
      guard new != oldRange, target == oldRange.high, target != oldRange.low else { continue }
      let current = axis == .vertical ? motion.y : motion.x
      let speed = current.velocity(at: world.now)
      let value = axis.of(storedOffset)
      let aim = new.clamp(value)
      set(.springing(from: value, velocity: speed, to: aim, since: world.now), along: axis)
    }
  }

  /// The content size is changing, under a finger or in a bounce: pulls the offset back into its range.
  func clampInMotion() {
    let isMoved = isTracking || isDragging || (motion.isActive && !motion.isAnimation)
    let clamped = clampToRange(storedOffset)
    guard isMoved, clamped != storedOffset else { return }
    switch world.policy.contentSizeClamps {
    case .no: return
    case .yes:
      motion.rebase(at: clamped, now: world.now)
      place(clamped)
    case .andStops:
      if motion.isActive { stopMotion() }
      place(clamped)
    }
  }

  func resized() {
    guard !isDragging, !motion.isActive, world.policy.resizeClamps else { return }
    let clamped = clampToRange(storedOffset)
    if clamped != storedOffset { place(clamped) }
  }

  private func clampAtRest(from old: (x: ScrollRange, y: ScrollRange)) {
    var place = storedOffset
    if old.x.contains(place.x) { place.x = range(.horizontal).clamp(place.x) }
    if old.y.contains(place.y) { place.y = range(.vertical).clamp(place.y) }
    if place != storedOffset { self.place(place) }
  }
}
