package import Overscroll

extension Behavior {
  /// Whether a run is seen in a phase although it may hold nothing open, so that the engine requests no
  /// frames for it.
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
