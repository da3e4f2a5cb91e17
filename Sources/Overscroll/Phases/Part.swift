/// What one edge of a session is used for: its machine and what belongs to a gesture and a hold.
///
/// Stage: phases.
struct Part: Sendable {
  /// Its edge.
  let edge: Edge
  /// Its phases and the behavior they follow.
  var machine = RefreshMachine(behavior: .standard)
  /// Whether the edge is used at all; the rest means nothing otherwise.
  var isConfigured = false
  /// Points kept open for a run; 0 when nothing is.
  var held = 0.0
  /// Whether the reader has moved the content over what is held.
  var isTucked = false
  /// Whether the live gesture has seen a run end and must come back to the edge before it pulls.
  var isSpent = false
  /// The least overscroll of the live gesture: only going beyond it is pulling.
  var floor = 0.0
  /// Whether the app is loading by itself.
  var isExternallyLoading = false
  /// Whether the present run's opening was reported.
  var hasOpened = false
  /// Seconds at which the phase began.
  var phaseBeganAt = 0.0
  /// How the latest run ended.
  var lastOutcome: Outcome?
  /// Our share of the inset.
  var ledger = InsetLedger()

  init(edge: Edge) {
    self.edge = edge
  }

  /// Whether its indicator turns by itself where it can be seen.
  mutating func isAnimated(_ context: inout Context) -> Bool {
    machine.state.isOpen && context.position.overscroll(at: edge) > context.tolerance
  }

  /// Takes on a behavior, or (with nil) gives everything up.
  mutating func configure(_ behavior: Behavior?, in context: inout Context) -> Bool {
    let wasConfigured = isConfigured
    if let behavior {
      isConfigured = true
      machine.behavior = behavior
      if machine.state.isOpen { open(in: &context) }
      return true
    }
    clear(in: &context)
    isConfigured = false
    return wasConfigured
  }
}
