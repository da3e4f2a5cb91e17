/// How the content is moved when no finger moves it: settling, arriving, being placed. Split from the
/// reactions because it knows distances, not phases.
extension Session {
  /// Puts the content at a gap and orders the host to show it.
  mutating func show(_ gap: Double, at edge: Edge) {
    effects.append(edge, position.show(gap, at: edge))
  }

  /// Moves the content to where the part wants it, unless the toolkit or the reader sees to that.
  mutating func settle(_ edge: Edge) {
    guard let part = self[edge] else { return }
    let target = part.isTucked ? 0 : part.held
    guard presence != .detached, needsMotion(part, at: edge, to: target) else {
      return arrive(edge)
    }
    let timing = target > 0 ? part.behavior.opening : part.behavior.closing
    position.settle(to: target, at: edge, timing: timing, now: now)
    if presence == .hidden { finishMotion() }
  }

  private func needsMotion(_ part: Part, at edge: Edge, to target: Double) -> Bool {
    let gap = position.gap(at: edge)
    switch bounce {
    case .engine:
      return max(0, gap) != target
    case .native where part.isTucked:
      return false
    case .native where target == 0:
      return gap > tolerance
    case .native:
      // The toolkit's own bounce comes to rest at an inset.
      return part.behavior.hold.means == .offset || gap < target - tolerance
    }
  }

  /// A gesture has left the content displaced: takes it to the hold or to the edge, whichever its
  /// speed leads to.
  ///
  /// Content that rests a little inside an open indicator would look broken.
  mutating func settleAfterGesture(_ edge: Edge) {
    guard position.motion == nil, var part = self[edge] else { return }
    let present = position.presentMotion(at: edge, now: now)
    let secondsAhead = 0.1
    part.isTucked = present.gap + present.velocity * secondsAhead < part.held / 2
    self[edge] = part
    settle(edge)
  }

  /// Shows the next picture of the motion under way.
  mutating func stepMotion() {
    guard let motion = position.motion else { return }
    let gap = motion.sample(at: now).gap
    if gap == motion.target { return finishMotion() }
    show(gap, at: motion.edge)
  }

  /// Takes the motion under way to its end at once.
  mutating func finishMotion() {
    guard let motion = position.motion else { return }
    position.motion = nil
    show(motion.target, at: motion.edge)
    arrive(motion.edge)
  }

  /// The content is where it was going, or will not be moved by us.
  mutating func arrive(_ edge: Edge) {
    guard let part = self[edge] else { return }
    if part.isClosing { return finishClosing(edge) }
    let isAtHold = abs(position.gap(at: edge) - part.held) <= tolerance
    if part.isOpen, !part.hasOpened, isAtHold, presence != .detached {
      self[edge]?.hasOpened = true
      effects.append(edge, .reportMilestone(.opened))
    }
  }

  /// Places what a run holds open, without a motion, because the control has just come into view.
  mutating func placeOpen(_ edge: Edge) {
    guard let part = self[edge], part.isOpen else { return }
    open(edge)
    if position.motion?.edge == edge { finishMotion() }
  }

  /// Ends whatever a part is doing and leaves the content at its own edge.
  mutating func clear(_ edge: Edge) {
    _ = drive(edge, .abandoned)
    _ = drive(edge, .cancelled)
    if position.motion?.edge == edge { position.motion = nil }
    if position.isDisplaced, position.edgeOfDisplacement == edge { show(0, at: edge) }
    if self[edge]?.isClosing == true || self[edge]?.isOpen == true { finishClosing(edge) }
  }
}
