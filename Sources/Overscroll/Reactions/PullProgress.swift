/// How far a part has come: what an indicator needs in order to draw itself.
///
/// Stage: reactions. A snapshot; ask the session again after every event.
public struct PullProgress: Equatable, Sendable {
  /// Visible points past the edge, 0 or more.
  public var overscroll: Double
  /// The share of the way to the arm distance, without a unit: at least 0, not capped.
  ///
  /// `(overscroll - start) / (arm - start)`.
  public var fraction: Double
  /// The present phase.
  public var phase: Phase
  /// Seconds since the phase began, 0 or more.
  public var secondsInPhase: Double
  /// The phase before the present one; idle before the first change.
  ///
  /// A look needs it, and how long it lasted, to go on from what was seen: an arrow turns back only
  /// after it was turned, and a loop runs on into the closing.
  public var previousPhase: Phase
  /// Seconds the phase before the present one lasted, 0 or more.
  public var secondsInPrevious: Double
  /// How the latest run ended; nil before the first end and from the next begin on.
  public var lastOutcome: Outcome?
}
