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
  mutating func process(_ stimulus: Stimulus, _ shared: inout Shared) {
    let ended = phases.change(by: stimulus, &shared.scene)
    runStages(with: stimulus, after: ended, &shared)
  }

  /// Handles a pull: in most cases no phase changes and nothing else happens.
  mutating func pull(_ shared: inout Shared) {
    guard let ended = phases.pull(&shared.scene) else { return }
    runStages(with: .pulled, after: ended, &shared)
  }

  /// The loop: reactions to a stimulus, their motion, and the stimulus that results from it.
  ///
  /// No other function calls one stage after another. It takes two rounds at most, since the result
  /// of a motion never starts another. Parameters that are `inout` and not changed are so to avoid
  /// a copy.
  private mutating func runStages(
    with first: Stimulus,
    after state: PartMachine.State?,
    _ shared: inout Shared
  ) {
    var stimulus = first
    var ended = state
    while true {
      let wanted = reactions.react(
        to: stimulus,
        after: ended,
        isContentElsewhere: shared.motion.isContentElsewhere(than: edge, &shared.scene.content),
        &phases,
        &shared.scene
      )
      let answer = shared.motion.carryOut(
        wanted,
        &phases,
        &reactions,
        &shared.scene
      )
      guard let answer else { return }
      stimulus = answer
      ended = phases.change(by: answer, &shared.scene)
    }
  }
}
