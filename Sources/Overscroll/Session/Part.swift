/// One edge of a session: the state of its stages, and the loop that runs them.
struct Part: Sendable {
  /// When its phase changes.
  var phases: Phases
  /// What follows from that.
  var reactions: Reactions

  @inline(never)  // saves 48 bytes
  init(edge: Edge) {
    phases = Phases(edge: edge)
    reactions = Reactions(edge: edge)
  }

  /// Its edge.
  var edge: Edge { phases.edge }

  /// Takes a stimulus through the stages, and whatever comes of it.
  @inline(never)  // saves 262 bytes
  mutating func process(_ stimulus: Stimulus, _ shared: inout Shared) {
    let ended = phases.change(by: stimulus, &shared.scene)
    runStages(with: stimulus, after: ended, &shared)
  }

  /// The live gesture may have moved the content: nearly always no phase changes, and nothing follows.
  mutating func pull(_ shared: inout Shared) {
    guard let ended = phases.pull(&shared.scene) else { return }
    runStages(with: .pulled, after: ended, &shared)
  }

  /// The loop: the reactions to a stimulus, the motion they want, the stimulus the motion answers with.
  ///
  /// No other function calls one stage after another. It takes two rounds at most, since nothing
  /// wants a motion when one has answered. What is `inout` and not changed is so to avoid a copy.
  private mutating func runStages(with first: Stimulus, after phase: Phase?, _ shared: inout Shared)
  {
    var stimulus = first
    var ended = phase
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
