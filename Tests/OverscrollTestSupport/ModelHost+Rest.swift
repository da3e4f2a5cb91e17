import Overscroll

/// Comes to rest without further input, and checks the invariants at rest.
extension ModelHost {
  /// Touches and actions end, frames and wakes are delivered on time: then everything must be at
  /// rest.
  ///
  /// - Parameter isHidden: Whether the list is hidden meanwhile.
  package mutating func comeToRest(isHidden: Bool) {
    if isFingerDown { send(.contactCancelled(id: 1)) }
    if isTouchpadDown { send(.wheelEnded) }
    switch presence {
    case .detached: break
    case .hidden: if !isHidden { send(.shown) }
    case .shown: if isHidden { send(.hidden) }
    }
    settle()
    for edge in Edge.allCases where invariants[edge].floor != .closed {
      let floor = invariants[edge].floor
      invariants.require(floor == .open, "a floor \(floor) at rest")
      send(.floorRequested(edge, isOpen: false))
    }
    settle()
    if invariants.violation == nil { checkRest() }
  }

  /// Actions end, frames and wakes are delivered on time, until nothing is left to do.
  private mutating func settle() {
    var lastInput = time
    var answers = 0
    while time < lastInput + 5 {
      for edge in Edge.allCases where invariants[edge].actionAtWork != nil {
        answer(edge, .succeeded)
        lastInput = time
        answers += 1
      }
      // Each part may load once more automatically: after a refresh, and on a level that was not
      // tested.
      invariants.require(answers <= 8, "runs without end")
      if invariants.violation != nil { return }
      let isBouncing = bounce == .native && presence == .shown && !isInRange
      if isAnythingAtWork { continue }
      guard invariants.hasFrames || wakeAt < .infinity || isBouncing else { break }
      if !invariants.hasFrames, !isBouncing { time = max(time, wakeAt - 1.0 / 30) }
      let previous = metrics.offset
      pass(1.0 / 30, isPunctual: true)
      if isBouncing, metrics.offset == previous { bounceBack() }
      if invariants.violation != nil { return }
    }
  }

  private var isAnythingAtWork: Bool {
    invariants.start.actionAtWork != nil || invariants.end.actionAtWork != nil
  }

  /// A toolkit's own bounce: a third of the remaining distance per frame.
  private mutating func bounceBack() {
    let offset = metrics.offset
    stayInRange()
    if abs(metrics.offset - offset) > 2 { metrics.offset = offset + (metrics.offset - offset) / 3 }
    send(.scrolled(metrics, isOwnWrite: false))
  }

  /// Checks the invariants at rest.
  package mutating func checkRest() {
    for edge in Edge.allCases {
      let record = invariants[edge]
      invariants.require(
        record.phase == .idle || record.phase == .exhausted,
        "the \(edge) is \(record.phase) at rest"
      )
      invariants.require(!record.isRunOpen, "a run at the \(edge) was never closed")
      invariants.require(record.actionAtWork == nil, "an action is at work at rest")
      invariants.require(record.floor == .closed, "a floor that does not close")
      let resting = resting(edge, record)
      invariants.require(
        record.contribution == resting,
        "contributes \(record.contribution) at the \(edge) at rest, not \(resting)"
      )
    }
    invariants.require(invariants.displacement == 0, "displaced at rest")
    invariants.require(!invariants.hasFrames, "frames at rest")
  }

  /// The space that the policies reserve at an edge (R8), from the documentation of `Behavior`
  /// only.
  private func resting(_ edge: Edge, _ record: RunInvariants.EdgeRecord) -> Double {
    guard let behavior = record.behavior, presence != .detached else { return 0 }
    guard behavior.role == .loadMore else { return behavior.resting }
    let room = metrics.viewport - metrics.baseStart - metrics.baseEnd
    let hides =
      (metrics.extent < 1 && behavior.emptyContent == .hide)
      || (metrics.extent >= 1 && metrics.extent <= room && behavior.shortContent == .hide)
      || (record.phase == .exhausted && behavior.whenExhausted == .hide)
    return hides ? 0 : behavior.resting
  }
}
