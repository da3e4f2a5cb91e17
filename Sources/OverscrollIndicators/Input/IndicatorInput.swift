public import Overscroll

/// Everything a look may depend on in one instant.
///
/// Coordinates have their origin at the top left of the rectangle to draw in, in points, y
/// downward. Numbers are finite: the engine's are, and a host measures its own.
public struct IndicatorInput: Equatable, Sendable {
  /// How far the pull has come: 1 where it arms, at least 0, not capped, without a unit.
  public var progress: Double
  /// The present phase, with the outcome while a result is shown.
  public var phase: Phase
  /// Seconds since the phase began, 0 or more.
  public var secondsInPhase: Double
  /// The host's time of this frame, in seconds, on the clock of the engine's events.
  ///
  /// Loops run on it, so that a loop under way goes on into the next phase without a jump, and
  /// several controls on one screen turn together.
  public var time: Double
  /// Width of the rectangle to draw in, in points, 0 or more.
  public var width: Double
  /// Height of the rectangle to draw in, in points, 0 or more.
  public var height: Double
  /// Width of the title, in points; 0 when there is none.
  ///
  /// That of the widest title of all phases: then nothing moves sideways when the words change.
  /// Only a load-more that no pull starts has its present title's, because its titles are too
  /// unlike for one room and its figure comes and goes with them.
  public var titleWidth: Double
  /// Width of the line beneath the title, in points; 0 when there is none.
  public var detailWidth: Double
  /// Whether less motion is wanted, the device's pixels and the reading direction.
  public var environment: Environment
  /// What the part is for.
  ///
  /// A refresh is seen as far as it is pulled; a load-more is there whenever its place is.
  public var role: Role
  /// The part's edge: a pull at the end goes upward.
  public var edge: Edge
  /// What starts a run.
  ///
  /// A load-more that no pull starts stays as it is while it is pulled.
  public var trigger: Trigger
  /// How the latest run ended; nil when there was none, and during one.
  public var lastOutcome: Outcome?
  /// The phase before the present one.
  public var previousPhase = Phase.idle
  /// Seconds the phase before the present one lasted, 0 or more.
  public var secondsInPrevious = 0.0
  /// The axis of the list: an arrow points along it.
  public var axis = Axis.vertical
  /// What the picture is drawn above or below.
  public var layer = IndicatorPlacement.Layer.content
  /// How closely a look that repeats an old control keeps to it; the other looks do not ask.
  public var fidelity = Fidelity.corrected
  /// Images the host has for the pull, 0 or more; with any a look that knows images shows them.
  public var pullFrames = 0
  /// Images the host has for a run, 0 or more.
  public var runFrames = 0

  /// Describes one instant.
  ///
  /// - Parameters:
  ///   - progress: How far the pull has come; 1 where it arms.
  ///   - phase: The present phase.
  ///   - secondsInPhase: Seconds since the phase began.
  ///   - time: The time of this frame, in seconds.
  ///   - width: Width of the rectangle to draw in, in points.
  ///   - height: Height of the rectangle to draw in, in points.
  ///   - titleWidth: Width of the widest title, in points; 0 for none.
  ///   - detailWidth: Width of the line beneath it, in points; 0 for none.
  ///   - environment: Reduced motion, scale and reading direction.
  ///   - role: What the part is for.
  ///   - edge: The part's edge.
  ///   - trigger: What starts a run.
  ///   - lastOutcome: How the latest run ended; nil for none.
  public init(
    progress: Double,
    phase: Phase,
    secondsInPhase: Double,
    time: Double,
    width: Double,
    height: Double,
    titleWidth: Double = 0,
    detailWidth: Double = 0,
    environment: Environment = Environment(),
    role: Role = .refresh,
    edge: Edge = .start,
    trigger: Trigger = .release,
    lastOutcome: Outcome? = nil
  ) {
    self.progress = progress
    self.phase = phase
    self.secondsInPhase = secondsInPhase
    self.time = time
    self.width = width
    self.height = height
    self.titleWidth = titleWidth
    self.detailWidth = detailWidth
    self.environment = environment
    self.role = role
    self.edge = edge
    self.trigger = trigger
    self.lastOutcome = lastOutcome
  }

  /// Describes one instant of a part.
  ///
  /// - Parameters:
  ///   - progress: What the session says of the part in this frame.
  ///   - time: The time of this frame, in seconds.
  ///   - width: Width of the rectangle to draw in, in points.
  ///   - height: Height of the rectangle to draw in, in points.
  ///   - titleWidth: Width of the widest title, in points; 0 for none.
  ///   - detailWidth: Width of the line beneath it, in points; 0 for none.
  ///   - environment: Reduced motion, scale and reading direction.
  ///   - role: What the part is for.
  ///   - edge: The part's edge.
  ///   - trigger: What starts a run.
  public init(
    _ progress: PullProgress,
    time: Double,
    width: Double,
    height: Double,
    titleWidth: Double = 0,
    detailWidth: Double = 0,
    environment: Environment = Environment(),
    role: Role = .refresh,
    edge: Edge = .start,
    trigger: Trigger = .release
  ) {
    self.init(
      progress: progress.fraction,
      phase: progress.phase,
      secondsInPhase: progress.secondsInPhase,
      time: time,
      width: width,
      height: height,
      titleWidth: titleWidth,
      detailWidth: detailWidth,
      environment: environment,
      role: role,
      edge: edge,
      trigger: trigger,
      lastOutcome: progress.lastOutcome
    )
    previousPhase = progress.previousPhase
    secondsInPrevious = progress.secondsInPrevious
  }
}
