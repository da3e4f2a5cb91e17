/// The state of a part that an indicator draws.
///
/// A snapshot; read it again after every event.
public struct PullProgress: Equatable, Sendable {
  /// Visible points past the edge, 0 or more.
  public var overscroll: Double
  /// The fraction of the distance to arming, without a unit: at least 0, not capped.
  ///
  /// `(overscroll - start) / (arm - start)`.
  public var fraction: Double
  /// The present phase.
  public var phase: Phase
  /// The state of the floor; closed where the behavior has none.
  public var floor: FloorPhase
  /// The fraction of the way from where the part arms to where its floor does.
  ///
  /// Without a unit, at least 0, not capped; 0 without a floor.
  /// `(overscroll - arm) / (floor.arm - arm)`.
  public var floorFraction: Double
  /// Seconds since the phase began, 0 or more.
  public var secondsInPhase: Double
  /// The phase before the present one; idle before the first change.
  ///
  /// A look uses it and its duration to continue from the previous picture: an arrow turns back
  /// only if it was turned, and a loop continues into the closing.
  public var previousPhase: Phase
  /// Seconds the phase before the present one lasted, 0 or more.
  public var secondsInPrevious: Double
  /// How the latest run ended; nil before the first end, and from the next run's beginning on.
  public var lastOutcome: Outcome?

  /// The longest transition of a look between two phases, in seconds: 0.4, that of the mark of a result.
  ///
  /// A little longer, and with few digits in binary, which saves bytes.
  package static var turnDuration: Double { 0.406_25 }

  /// How visible the indicator is, 0 to 1: it fades out over the way to an opening floor.
  package var indicatorOpacity: Double {
    switch floor {
    case .closed, .armed: 1
    case .opening: max(0, min(1, 2 - floorFraction))
    case .open, .closing: 0
    }
  }
}
