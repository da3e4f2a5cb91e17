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
  public var titleWidth: Double
  /// Width of the line beneath the title, in points; 0 when there is none.
  public var detailWidth: Double
  /// Whether less motion is wanted, the device's pixels and the reading direction.
  public var environment: Environment

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
  public init(
    progress: Double,
    phase: Phase,
    secondsInPhase: Double,
    time: Double,
    width: Double,
    height: Double,
    titleWidth: Double = 0,
    detailWidth: Double = 0,
    environment: Environment = Environment()
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
  public init(
    _ progress: Progress,
    time: Double,
    width: Double,
    height: Double,
    titleWidth: Double = 0,
    detailWidth: Double = 0,
    environment: Environment = Environment()
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
      environment: environment
    )
  }
}
