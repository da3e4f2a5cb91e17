/// A distance, and whether reaching it exactly is enough.
public struct Threshold: Equatable, Sendable {
  /// Visible overscroll, in points.
  public var distance: Double
  /// Whether an overscroll of exactly the distance counts.
  public var strictness: Strictness

  /// Whether a threshold includes its own distance.
  public enum Strictness: UInt8, CaseIterable, Sendable {
    /// Met at the distance and beyond.
    case reached
    /// Met only beyond the distance.
    case exceeded
  }

  /// Makes a threshold.
  ///
  /// - Parameters:
  ///   - distance: Visible overscroll, in points.
  ///   - strictness: Whether an overscroll of exactly the distance counts.
  public init(_ distance: Double, _ strictness: Strictness = .reached) {
    self.distance = distance
    self.strictness = strictness
  }

  /// Whether an overscroll is far enough.
  ///
  /// - Parameter overscroll: Visible points past the edge.
  /// - Returns: True at (when reached counts) or beyond the distance.
  package func isMet(by overscroll: Double) -> Bool {
    switch strictness {
    case .reached: overscroll >= distance
    case .exceeded: overscroll > distance
    }
  }
}

/// How far an indicator is held open during a run, and by what means.
public struct Hold: Equatable, Sendable {
  /// Visible points held open, 0 or more; 0 disables the hold.
  public var distance: Double
  /// What holds the content open.
  public var means: Means
  /// Whether the inset shrinks with the gap, so that sticky section headers stay at the edge.
  public var followsScroll: Bool

  /// What keeps the content away from its edge.
  ///
  /// With engine bounce, a displacement is used instead.
  public enum Means: UInt8, CaseIterable, Sendable {
    /// Our contribution to the scroll view's inset: content comes back to it after a touch.
    case inset
    /// The content offset alone: the next touch lets the toolkit bounce back.
    case offset
  }

  /// Makes a hold.
  ///
  /// - Parameters:
  ///   - distance: Visible points held open.
  ///   - means: What holds the content open.
  ///   - followsScroll: Whether the inset shrinks with the gap.
  public init(_ distance: Double, by means: Means = .inset, followsScroll: Bool = false) {
    self.distance = distance
    self.means = means
    self.followsScroll = followsScroll
  }
}

/// Where an indicator sits in the gap that a pull opens.
public enum Placement: UInt8, CaseIterable, Sendable {
  /// Attached to the content's edge, or to the viewport's where the content ends before it.
  case withContent
  /// Fixed at the visible edge, behind the content.
  case fixedBehind
  /// Fixed at the visible edge, in front of the content.
  case fixedInFront
  /// In the middle of the gap, never over the content.
  case gapCentered
  /// Fixed, below the scroll view, in its superview.
  case superviewLayer
  /// In front, moving in over content that it does not cover at rest; for bars that stretch.
  case overlay
  /// Attached to the content itself, even where it ends before the viewport does.
  case afterContent
  #if !OVERSCROLL_BASIC
  /// Attached to the content's edge, and as long as the gap where that is longer than the indicator.
  case growing
  /// Over the whole viewport, in front of the content.
  case fullViewport
  #endif
}

/// How far a finger's travel past an edge moves the content, and whether it does.
///
/// Read with engine bounce alone: with native bounce the toolkit moves the content under the finger.
///
/// ```swift
/// var behavior = Behavior.standard
/// behavior.drag.rate = 0.8
/// behavior.drag.limit = 160
/// ```
public struct Drag: Equatable, Sendable {
  /// Visible points for each point that the usual rubber band shows, near the edge; above 0.
  public var rate: Double
  /// The visible points that no pull reaches, beyond what is held open; 0 for the viewport's length.
  ///
  /// Above the behavior's arm, fire and floor distances. The closer a distance is to the limit, the
  /// longer the travel to it: nine tenths take 16 times the limit at the usual rate.
  public var limit: Double
  /// Whether a pull moves the content.
  ///
  /// If not, the content stays in its place, and only the indicator moves in, in front of it. While
  /// a run holds the indicator open, the content scrolls under it. A behavior with a floor moves
  /// its content.
  public var movesContent: Bool

  /// Makes a drag; by default that of the usual rubber band.
  ///
  /// - Parameters:
  ///   - rate: Visible points for each point of the usual rubber band.
  ///   - limit: The visible points that no pull reaches.
  ///   - movesContent: Whether a pull moves the content.
  public init(rate: Double = 1, limit: Double = 0, movesContent: Bool = true) {
    self.rate = rate
    self.limit = limit
    self.movesContent = movesContent
  }
}

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
  /// times the longer one of the arm and fire distances.
  ///
  /// A floor must be farther than a run: above the behavior's arm and fire distances.
  public var arm: Threshold
  /// The share of its way that the content must be pushed back for the floor to close.
  ///
  /// Above 0, up to 1. With less, the floor opens again.
  public var leave: Double
  /// How the content moves off the screen and back.
  public var motion: MotionTiming

  /// How many times that distance a floor arms at by default, as in SmartRefreshLayout 3.0.
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
