/// One edge of a session: the state of its stages, and the loop that runs them.
struct Part: Sendable {
  /// The stage phases.
  var phases: Phases
  /// The stage reactions.
  var reactions: Reactions

  @inline(never)  // saves 48 bytes
  init(edge: Edge) {
    phases = Phases(edge: edge)
    reactions = Reactions(edge: edge)
  }

  /// The part's edge.
  var edge: Edge { phases.edge }

  /// Whether the indicator is open in front of content that does not move with it.
  var isOpenInFront: Bool {
    !phases.machine.behavior.drag.movesContent && phases.machine.isOpen
  }

  /// Whether a run keeps the content from being moved.
  var locksContent: Bool {
    phases.machine.behavior.locksContent && phases.machine.isRunning
  }

  /// Runs the stages for a stimulus and for those that follow from it.
  @inline(never)  // saves 262 bytes
  mutating func process(_ stimulus: Stimulus, _ world: inout World) {
    let previous = phases.change(by: stimulus, &world)
    runStages(with: stimulus, after: previous, &world)
  }

  /// Handles a pull: in most cases no phase changes and nothing else happens.
  mutating func pull(_ world: inout World) {
    guard let previous = phases.pull(&world) else { return }
    runStages(with: .pulled, after: previous, &world)
  }

  /// The loop: reactions to a stimulus, their motion, and the stimulus that results from it.
  ///
  /// No other function calls one stage after another. It takes two rounds at most, since the result
  /// of a motion never starts another. Parameters that are `inout` and not changed are so to avoid
  /// a copy.
  private mutating func runStages(
    with first: Stimulus,
    after state: PartMachine.State?,
    _ world: inout World
  ) {
    var stimulus = first
    var previous = state
    while true {
      let wanted = reactions.react(
        to: stimulus,
        after: previous,
        &phases,
        &world
      )
      guard let result = carryOut(wanted, &world) else { return }
      stimulus = result
      previous = phases.change(by: result, &world)
    }
  }
}
