import Overscroll

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
      baseEnd: baseEnd,
      innerCanScroll: innerCanScroll
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
