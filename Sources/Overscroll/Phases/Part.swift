/// What one edge of a session is used for: its machine and what belongs to a gesture and a hold.
///
/// Stage: phases.
struct Part: Sendable {
  /// Its edge.
  let edge: Edge
  /// Its phases and the behavior they follow.
  var machine: PartMachine
  /// Whether the edge is used at all; the rest means nothing otherwise.
  var isConfigured = false
  /// Points kept open for a run; 0 when nothing is.
  var held = 0.0
  /// Whether the reader has moved the content over what is held.
  var isTucked = false
  /// Whether the live gesture has seen a run end and must come back to the edge before it pulls.
  var isSpent = false
  /// Whether the live gesture may pull at this edge.
  var mayBePulled = false
  /// The least overscroll of the live gesture: only going beyond it is pulling.
  var floor = 0.0
  /// Whether the app is loading by itself.
  var isExternallyLoading = false
  /// Whether the present run's opening was reported.
  var hasOpened = false
  /// Seconds at which the phase began.
  var phaseBeganAt = 0.0
  /// The phase before the present one, and how many seconds it lasted.
  var previousPhase = Phase.idle
  var secondsInPrevious = 0.0
  /// How the latest run ended.
  var lastOutcome: Outcome?
  /// Our share of the inset.
  var ledger = InsetLedger()
  /// When an automatic load-more starts.
  var load = LoadTrigger()

  @inline(never)
  init(edge: Edge) {
    self.edge = edge
    machine = PartMachine(behavior: .standard)
  }

  /// Whether it is a load-more in use.
  var isLoadMore: Bool { isConfigured && machine.behavior.role == .loadMore }

  /// Notes whether it is a refresh that runs, or one that is over and whose indicator is not gone yet.
  ///
  /// `mutating` although it changes nothing here: Swift would copy the part for it at every event.
  @inline(never)
  mutating func shareRefreshState(in context: inout Context) {
    guard machine.behavior.role == .refresh else { return }
    if machine.isRunning { context.isRefreshing = true }
    if machine.isFinishing { context.isRefreshEnding = true }
  }

  /// Whether any of its indicator can be seen: in the gap, or in the resting room.
  mutating func isVisible(_ context: inout Context) -> Bool {
    let gap = context.motion.presentGap(at: edge, &context.content, now: context.now)
    return context.presence == .shown && gap + ledger.resting > context.tolerance
  }

  /// Whether its indicator changes by itself where it can be seen: while it is open, and for the
  /// quarter of a second in which a look turns from one phase to the next.
  mutating func isAnimated(_ context: inout Context) -> Bool {
    (machine.isOpen || context.now - phaseBeganAt < 0.25) && isVisible(&context)
  }

  /// Takes on a behavior, or (with nil) gives everything up.
  ///
  /// - Returns: False when there was nothing to give up.
  mutating func configure(_ behavior: Behavior?, in context: inout Context) -> Bool {
    let wasConfigured = isConfigured
    if let behavior {
      let startsAnew = loadsOtherwise(behavior)
      if isConfigured, behavior.role != machine.behavior.role { empty(in: &context) }
      isConfigured = true
      machine.behavior = behavior
      if startsAnew { load.rearm() }
      if machine.isOpen { open(in: &context) }
    } else {
      empty(in: &context)
      isExternallyLoading = false
      machine.behavior = .standard
    }
    updateRestingRoom(in: &context)
    return wasConfigured || isConfigured
  }

  /// Ends what the part is doing and forgets what it has done.
  private mutating func empty(in context: inout Context) {
    isConfigured = false
    clear(in: &context)
    let before = machine.phase
    _ = machine.reset()
    react(from: before, in: &context)
    lastOutcome = nil
    load = LoadTrigger()
  }
}
