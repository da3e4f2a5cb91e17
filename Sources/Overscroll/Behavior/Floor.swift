/// A page of the app that a longer pull brings down in place of the content: the second floor.
///
/// Letting go past this threshold opens the floor instead of starting a run. The content then moves
/// off the screen, and nothing starts until the floor is closed: by the app, or by pushing the
/// content back.
///
/// ```swift
/// var behavior = Behavior.standard
/// behavior.floor.arm = Threshold(122)
/// ```
public struct Floor: Equatable, Sendable {
  /// Visible overscroll beyond which letting go opens the floor.
  ///
  /// With a distance of 0 a session has no floor, and a host whose control has a page for one uses 1.9
  /// times the fire distance.
  ///
  /// A floor must be farther than a run: above the behavior's arm and fire distances.
  public var arm: Threshold
  /// The share of its way that the content must be pushed back for the floor to close.
  ///
  /// Above 0, up to 1. With less, the floor opens again.
  public var leave: Double
  /// How the content moves off the screen and back.
  public var motion: MotionTiming

  /// How many times the fire distance a floor arms at by default, as in SmartRefreshLayout 3.0.
  package static let usualFactor = 1.9

  /// Makes a floor.
  ///
  /// - Parameters:
  ///   - arm: Visible overscroll beyond which letting go opens it.
  ///   - leave: The share of its way that the content must be pushed back to close it.
  ///   - motion: How the content moves off the screen and back.
  public init(
    _ arm: Threshold,
    leave: Double = 1.0 / 6,
    motion: MotionTiming = .spring(response: 0.5)
  ) {
    self.arm = arm
    self.leave = leave
    self.motion = motion
  }

  /// Whether there is a floor.
  package var isEnabled: Bool { arm.distance > 0 }
}
