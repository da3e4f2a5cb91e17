public import Overscroll

/// All values that an indicator can use to draw one frame.
///
/// Coordinates have their origin at the top left of the rectangle to draw in, in points, y
/// downward. Numbers are finite: the engine guarantees that for its own, and a host measures the
/// others.
public struct IndicatorInput: Equatable, Sendable {
  /// The progress of the pull: 1 where it arms, at least 0, not capped, without a unit.
  public var progress: Double
  /// The present phase, with the outcome while a result is shown.
  public var phase: Phase
  /// Seconds since the phase began, 0 or more.
  public var secondsInPhase: Double
  /// The time of this frame, in seconds, on the clock of the engine's events.
  ///
  /// Loops use it, so that a loop continues into the next phase without a jump, and several
  /// controls on one screen are in phase.
  public var time: Double
  /// Width of the rectangle to draw in, in points, 0 or more.
  public var width: Double
  /// Height of the rectangle to draw in, in points, 0 or more.
  public var height: Double
  /// Width of the title, in points; 0 when there is none.
  ///
  /// The width of the widest title of all phases, so that nothing moves sideways when the text
  /// changes. Only a load-more that is not pulled uses its present title's, because its titles
  /// differ too much in width and its figure appears and disappears with them.
  package var titleWidth: Double
  /// Width of the line beneath the title, in points; 0 when there is none.
  package var detailWidth: Double
  /// Reduced motion, screen scale and layout direction.
  public var environment: Environment
  /// The role of the part.
  ///
  /// A refresh becomes visible with the pull; a load-more is visible whenever its room is.
  public var role: Role
  /// The part's edge: a pull at the end goes upward.
  public var edge: Edge
  /// What starts a run.
  ///
  /// A load-more that is not started by pulling does not follow a pull.
  package var trigger: Trigger
  /// How the latest run ended; nil when there was none, and during one.
  package var lastOutcome: Outcome?
  /// The phase before the present one.
  package var previousPhase = Phase.idle
  /// Seconds the phase before the present one lasted, 0 or more.
  package var secondsInPrevious = 0.0
  /// The axis of the list: an arrow points along it.
  public var axis = Axis.vertical
  /// The position of the picture in the drawing order.
  package var layer = IndicatorPlacement.Layer.content
  /// How closely the look of an original control is followed; other looks ignore it.
  package var fidelity = Fidelity.corrected
  /// Visible points past the edge, 0 or more: how far the room of a picture that comes with the content is open.
  package var overscroll: Double
  /// Where the finger is along the edge, 0 to 1 from the left or the top: at present, or when it was there last.
  ///
  /// In the middle before there was one.
  package var touch = 0.5
  /// Number of images that the host has for the pull, 0 or more; used by looks that show images.
  package var pullFrames = 0
  /// Number of images that the host has for a run, 0 or more.
  package var runFrames = 0

  /// Makes an input.
  ///
  /// - Parameters:
  ///   - progress: The progress of the pull; 1 where it arms.
  ///   - phase: The present phase.
  ///   - secondsInPhase: Seconds since the phase began.
  ///   - time: The time of this frame, in seconds.
  ///   - width: Width of the rectangle to draw in, in points.
  ///   - height: Height of the rectangle to draw in, in points.
  ///   - titleWidth: Width of the widest title, in points; 0 for none.
  ///   - detailWidth: Width of the line beneath it, in points; 0 for none.
  ///   - environment: Reduced motion, scale and layout direction.
  ///   - role: The role of the part.
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
    // As if the pull armed where the room is open.
    overscroll = progress * height
  }

  /// Makes the input for a part.
  ///
  /// - Parameters:
  ///   - progress: The session's progress of the part in this frame.
  ///   - time: The time of this frame, in seconds.
  ///   - width: Width of the rectangle to draw in, in points.
  ///   - height: Height of the rectangle to draw in, in points.
  ///   - titleWidth: Width of the widest title, in points; 0 for none.
  ///   - detailWidth: Width of the line beneath it, in points; 0 for none.
  ///   - environment: Reduced motion, scale and reading direction.
  ///   - role: The role of the part.
  ///   - edge: The part's edge.
  ///   - trigger: What starts a run.
  package init(
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
    overscroll = progress.overscroll
    previousPhase = progress.previousPhase
    secondsInPrevious = progress.secondsInPrevious
  }
}
