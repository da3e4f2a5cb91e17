import Overscroll

/// The toolkit's scrolling physics; separate because a host never sees it.
///
/// Constants are those published for UIScrollView: rubber band 0.55, deceleration 0.998 per
/// millisecond, bounce rate 10 per second.
extension ScrollViewModel {
  private static let band = 0.55
  private static let bounceRate = 10.0
  private static let decelerationRate = 2.002

  /// The sign of a touch that pulls outwards at the refresh's edge.
  var direction: Double { edge == .start ? 1 : -1 }

  var insetAtStart: Double { baseStart + contributionAtStart }

  var insetAtEnd: Double { baseEnd + contributionAtEnd }

  /// The offset at rest at the refresh's edge, without our contribution.
  var baseRest: Double {
    edge == .start ? -baseStart : max(-baseStart, extent + baseEnd - viewport)
  }

  /// The range of offsets at rest.
  var restingRange: ClosedRange<Double> {
    let first = -insetAtStart
    return first...max(first, extent + insetAtEnd - viewport)
  }

  var isPastEdge: Bool { !restingRange.contains(offset) }

  var isHeldByEngine: Bool { displacement != 0 }

  mutating func stayInRange() {
    offset = min(max(offset, restingRange.lowerBound), restingRange.upperBound)
  }

  mutating func advance(by seconds: Double) {
    time += seconds
    if finger == nil { moveFreely(for: seconds) }
    if hasFrames { send(.frame) }
    if let wakeAt, wakeAt <= time {
      self.wakeAt = nil
      send(.woke)
    }
  }

  /// Moves the touch and the content.
  mutating func moveFinger(by points: Double) {
    guard let position = finger.map({ $0 + points }) else { return }
    finger = position
    let before = offset
    switch toolkit {
    case .bouncing:
      moveStretched(by: points)
      send(.contactMoved(id: 1, position: position))
    case .stopping:
      let wasHeld = session.holdsGesture
      send(.contactMoved(id: 1, position: position))
      if !wasHeld, !session.holdsGesture {
        offset -= points
        stayInRange()
      }
    }
    if offset != before { reportMovement() }
  }

  /// Inverts the rubber band, moves the offset, applies the rubber band again.
  private mutating func moveStretched(by points: Double) {
    let range = restingRange
    let past = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let raw = viewport / Self.band * (1 / (1 - past / viewport) - 1)
    let slack =
      offset < range.lowerBound ? range.lowerBound - raw : min(offset, range.upperBound) + raw
    let target = slack - points
    if target < range.lowerBound {
      offset = range.lowerBound - stretched(range.lowerBound - target)
    } else if target > range.upperBound {
      offset = range.upperBound + stretched(target - range.upperBound)
    } else {
      offset = target
    }
  }

  private func stretched(_ raw: Double) -> Double {
    (1 - 1 / (raw * Self.band / viewport + 1)) * viewport
  }

  private mutating func moveFreely(for seconds: Double) {
    guard let velocity = freeVelocity else { return }
    let before = offset
    if isPastEdge {
      bounce(for: seconds, velocity)
    } else {
      offset += velocity * seconds
      freeVelocity = abs(velocity) < 5 ? nil : velocity * decay(Self.decelerationRate * seconds)
      if toolkit.bounce == .engine, isPastEdge {
        stayInRange()
        freeVelocity = nil
      }
    }
    if offset != before { reportMovement() }
  }

  /// One step of a critically damped spring to the nearest resting offset.
  private mutating func bounce(for seconds: Double, _ velocity: Double) {
    let range = restingRange
    let rest = offset < range.lowerBound ? range.lowerBound : range.upperBound
    let distance = offset - rest
    let slope = velocity + Self.bounceRate * distance
    let decay = decay(Self.bounceRate * seconds)
    offset = rest + (distance + slope * seconds) * decay
    freeVelocity = slope * decay - Self.bounceRate * (offset - rest)
    if abs(offset - rest) < 0.3 {
      offset = rest
      freeVelocity = nil
    }
  }

  /// e^-power for the small powers of one frame, as a series.
  private func decay(_ power: Double) -> Double {
    var sum = 1.0
    var term = 1.0
    for index in 1...20 {
      term *= -power / Double(index)
      sum += term
    }
    return sum
  }
}

/// The host part: performs effects and pushes snapshots.
extension ScrollViewModel {
  /// Performs all effects in order; events sent meanwhile append to them.
  mutating func drain() {
    guard !isDraining else { return }
    isDraining = true
    while let effect = session.nextEffect() {
      log.append(PerformedEffect(time: time, effect: effect))
      perform(effect)
    }
    isDraining = false
    if finger == nil { largestJump = max(largestJump, abs(gap - shownGap)) }
    shownGap = gap
  }

  /// Pushes the metrics after user, toolkit or app moved the content: not counted as our jump.
  mutating func reportMovement() {
    shownGap = gap
    report(isOwnWrite: false)
  }

  /// Pushes the present metrics.
  mutating func report(isOwnWrite: Bool) {
    let metrics = ScrollMetrics(
      offset: offset,
      viewport: viewport,
      extent: extent,
      baseStart: baseStart,
      baseEnd: baseEnd
    )
    send(.scrolled(metrics, isOwnWrite: isOwnWrite))
  }

  private mutating func perform(_ effect: Effect) {
    switch effect.order {
    case .setContribution(let points):
      setContribution(points, effect.edge)
    case .scrollTo(let target):
      freeVelocity = nil
      moveByOrder(to: (target * 2).rounded() / 2)  // a screen with two pixels per point
    case .setDisplacement(let points):
      displacement = points
    case .requestFrames:
      hasFrames = true
    case .stopFrames:
      hasFrames = false
    case .wake(let time):
      wakeAt = time
    case .startAction, .cancelAction, .playHaptic, .announce, .reportMilestone, .reportPhase,
      .reportFloor, .storeLastUpdated, .prefetch:
      break
    }
  }

  private mutating func setContribution(_ points: Double, _ edge: Edge) {
    let isStart = edge == .start
    let growth = points - (isStart ? contributionAtStart : contributionAtEnd)
    let isAtEdge =
      isStart ? offset <= restingRange.lowerBound : offset >= restingRange.upperBound
    let isBouncing = isPastEdge || freeVelocity != nil
    if isStart { contributionAtStart = points } else { contributionAtEnd = points }
    guard finger == nil, case .bouncing(let policy) = toolkit else { return }
    let before = offset
    let shifted = isStart ? offset - growth : offset + growth
    if isBouncing {
      switch policy.changeDuringBounce {
      case .retarget:
        break
      case .clamp:
        stayInRange()
        freeVelocity = nil
      case .shift:
        offset = shifted
      }
      if freeVelocity == nil, isPastEdge { freeVelocity = 0 }
    } else if growth > 0, isAtEdge, policy.growthAtRest == .follow {
      offset = shifted
    } else {
      stayInRange()
    }
    let target = offset
    offset = before
    moveByOrder(to: target)
  }

  private mutating func moveByOrder(to target: Double) {
    guard target != offset else { return }
    offset = target
    report(isOwnWrite: true)
  }
}
