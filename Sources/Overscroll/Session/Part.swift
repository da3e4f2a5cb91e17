/// One edge of a session: what the stages keep for it, and the loop that runs them.
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
  mutating func run(_ stimulus: Stimulus, _ shared: inout Shared) {
    let left = phases.change(by: stimulus, &shared.scene)
    goOn(with: stimulus, leaving: left, &shared)
  }

  /// The live gesture may have moved the content: nearly always no phase changes, and nothing follows.
  mutating func pull(_ shared: inout Shared) {
    guard let left = phases.pull(&shared.scene) else { return }
    goOn(with: .pulled, leaving: left, &shared)
  }

  /// The loop: what follows from a stimulus, the motion that wants, and what the motion answers with.
  ///
  /// The only place where one stage hands on to the next. No answer takes more than three rounds: a
  /// run ends, its indicator begins to close, and is closed at once.
  private mutating func goOn(with first: Stimulus, leaving phase: Phase?, _ shared: inout Shared) {
    var stimulus = first
    var left = phase
    while true {
      let wanted = reactions.react(
        to: stimulus,
        leaving: left,
        isContentElsewhere: shared.motion.isBusy(elsewhereThan: edge, &shared.scene.content),
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
      left = phases.change(by: answer, &shared.scene)
    }
  }
}
