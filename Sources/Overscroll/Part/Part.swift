/// One edge of a session: all of its state, and the loop that runs a stimulus.
///
/// Most functions are `mutating` and take the world as `inout`, also where they only read: Swift copies a value of this
/// size at each other call, which makes a pull more expensive by a third (1,574 instructions in place of 1,180).
struct Part: Sendable {
  /// The part's edge.
  let edge: Edge
  /// The state machine, with the phase and the behavior.
  var machine = PartMachine(behavior: .standard)
  /// Whether the edge has a part; otherwise the other properties are meaningless.
  var isConfigured = false
  /// Whether the app is loading outside of a run.
  var isExternallyLoading = false
  /// The trigger of automatic runs.
  var load = LoadTrigger()
  /// Whether the app has said since the latest refresh began that there is no more to load.
  var outlastsRefresh = false
  /// How far the live gesture pulls.
  var pulling = Pulling()
  /// What is held open.
  var room = HeldRoom()
  /// Whether the present run's opening was reported.
  var hasOpened = false
  /// The recent phases, for drawing.
  var history = PhaseHistory()

  init(edge: Edge) {
    self.edge = edge
  }

  /// The part's next deadline, in seconds; infinity when there is none.
  mutating func deadline(isLive: Bool) -> Double {
    min(machine.deadline(isLive: isLive), load.resumesAt)
  }

  /// Whether the part exists and is a load-more.
  var isLoadMore: Bool {
    mutating get { isConfigured && machine.behavior.role == .loadMore }
  }

  /// Whether the indicator is open in front of content that does not move with it.
  var isOpenInFront: Bool { !machine.behavior.drag.movesContent && machine.isOpen }

  /// Whether a run keeps the content from being moved.
  var locksContent: Bool { machine.behavior.locksContent && machine.isRunning }

  /// Handles a stimulus and those that follow from it.
  @inline(never)  // saves 262 bytes
  mutating func process(_ stimulus: Stimulus, _ world: inout World) {
    if stimulus == .cancelled, machine.isActionAtWork { queue(.cancelAction, in: &world) }
    loop(stimulus, after: change(by: stimulus, &world), &world)
  }

  /// Handles a pull: in most cases no phase changes and nothing else happens.
  mutating func pull(_ world: inout World) {
    guard let previous = changeByPull(&world) else { return }
    loop(.pulled, after: previous, &world)
  }

  /// The loop: a change of the phase, the reaction to it, its effects and motion, and the stimulus that results.
  ///
  /// It takes two rounds at most, since the result of a motion never starts another.
  private mutating func loop(
    _ first: Stimulus,
    after state: PartMachine.State?,
    _ world: inout World
  ) {
    var (stimulus, previous) = (first, state)
    while true {
      let reaction = react(to: stimulus, after: previous, &world)
      if !reaction.orders.isEmpty { queue(reaction.orders, in: &world) }
      if !reaction.floorOrders.isEmpty { queue(reaction.floorOrders, in: &world) }
      guard let result = carryOut(reaction.motion, &world) else { return }
      stimulus = result
      previous = change(by: result, &world)
    }
  }
}
