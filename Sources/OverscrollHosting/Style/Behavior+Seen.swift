package import Overscroll

extension Behavior {
  /// Whether a run that is seen in this state although it may hold nothing open needs frames, which the engine
  /// does not request for it: a result that is held stands still.
  package func needsOwnFrames(_ progress: PullProgress, hasContainer: Bool) -> Bool {
    let isMoving =
      progress.phase == .running || progress.secondsInPhase < PullProgress.turnDuration
    return isMoving && needsNoRoom(in: progress.phase, hasContainer: hasContainer)
  }

  /// Whether a run is seen in a phase although it may hold nothing open.
  ///
  /// - Parameters:
  ///   - phase: The part's phase.
  ///   - hasContainer: Whether its picture is in a view of the app.
  /// - Returns: True during a run and its result, in front of the content or in the app's view.
  package func needsNoRoom(in phase: Phase, hasContainer: Bool) -> Bool {
    switch phase {
    case .running, .finishing: break
    case .idle, .pulling, .armed, .exhausted: return false
    }
    if hasContainer { return true }
    switch placement {
    case .fixedInFront, .fullViewport: return hold.distance == 0
    case .withContent, .fixedBehind, .gapCentered, .superviewLayer, .overlay, .afterContent,
      .growing:
      return false
    }
  }
}
