/// Tells a touchpad pull from its momentum and from wheel notches, where events say neither.
///
/// The DOM's `wheel` events have no beginning, no end and no phase. What is published about them
/// (and holds in the recorded series of lethargy, wheel-indicator and fullPage's trackers) is:
/// notched wheels give single large steps; fingers on a touchpad give small steps of uneven size
/// every frame; momentum, which the system adds after the fingers have left, only ever shrinks.
/// The rule made from that:
///
/// 1. Silence of ``silence`` seconds ends a gesture; the next step begins another.
/// 2. A gesture belongs to the pull only if its first step came at the edge, led past it and was
///    smaller than ``largestFirstStep`` points. Otherwise it is the scroller's until silence: a
///    fling that runs into the edge, and every wheel notch, stay what they are.
/// 3. After ``momentumSteps`` steps in a row, each smaller than the one before (equal ones neither
///    count nor break the row), the fingers are taken to have left: the gesture ends there, and
///    what follows until silence is momentum. From one step before, steps no longer pull.
///
/// A pull that slows down evenly looks the same as momentum and ends in the same way; the events
/// do not allow better.
///
/// Stage: input. O(1) a step, no allocation.
public struct WheelGesture: Equatable, Sendable {
  /// Seconds without a step after which a gesture is over.
  public static let silence = 0.2
  /// A first step of this size, in points, or more is a notch.
  public static let largestFirstStep = 40.0
  /// Shrinking steps in a row after which the rest is momentum.
  public static let momentumSteps = 5

  /// What a step means to the host.
  public enum Meaning: UInt8, CaseIterable, Sendable {
    /// Not ours: the scroller may have it.
    case scroll
    /// A pull begins with this step: send `wheelBegan`, then `wheelMoved`.
    case began
    /// The pull goes on: send `wheelMoved`.
    case moved
    /// Probably momentum already: send `wheelMoved` as momentum.
    case fading
    /// The fingers have left: send `wheelEnded`.
    case ended
  }

  private enum Owner: Sendable {
    case nobody
    case pull
    case scroller
  }

  private var owner = Owner.nobody
  private var lastTime = 0.0
  private var lastSize = 0.0
  private var shrinkingSteps = 0

  /// Starts with silence.
  public init() {}

  /// Takes in one wheel event.
  ///
  /// - Parameters:
  ///   - delta: Points; plus moves content towards its end, which is minus `deltaY`. A value that is
  ///     not finite is the scroller's.
  ///   - time: Seconds on the clock of the session.
  ///   - isAtEdge: Whether the scroller rests at the edge that the delta leads past.
  /// - Returns: What to send to the session.
  public mutating func step(by delta: Double, at time: Double, isAtEdge: Bool) -> Meaning {
    guard delta.isFinite, time.isFinite else { return .scroll }
    let size = abs(delta)
    let isFirst = owner == .nobody || time - lastTime >= Self.silence
    if isFirst {
      owner = isAtEdge && size < Self.largestFirstStep ? .pull : .scroller
      shrinkingSteps = 0
    } else if size < lastSize {
      shrinkingSteps += 1
    } else if size > lastSize {
      shrinkingSteps = 0
    }
    lastTime = time
    lastSize = size
    guard owner == .pull else { return .scroll }
    if isFirst { return .began }
    if shrinkingSteps >= Self.momentumSteps {
      owner = .scroller
      return .ended
    }
    return shrinkingSteps == Self.momentumSteps - 1 ? .fading : .moved
  }

  /// When to ask ``isSilent(at:)`` next, in seconds; nil while no pull is live.
  public var silentAt: Double? {
    owner == .pull ? lastTime + Self.silence : nil
  }

  /// Ends a pull that has fallen silent.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: True once for a pull that is over: send `wheelEnded`.
  public mutating func isSilent(at time: Double) -> Bool {
    guard let silentAt, time >= silentAt else { return false }
    owner = .nobody
    return true
  }
}
