/// Tells a touchpad pull from its momentum and from wheel notches, where events say neither.
///
/// The DOM's `wheel` events have no beginning and no end, and only Chromium since 151 says which are
/// momentum (w3c/pointerevents issue 587). Published about the rest: the steps of one gesture are 10
/// to 30 ms apart and never 200 (wheel-indicator's wiki); fingers on a touchpad give uneven small
/// steps every frame (Scroll-Reverser issue 129); momentum, which the system adds after the fingers
/// have left, decays for up to a second (lethargy, blog.danyll.com, 2015); a wheel's notch is one
/// large step. The rule made from that:
///
/// 1. Silence of ``silence`` seconds ends a gesture; the next step begins another.
/// 2. A gesture belongs to the pull only if its first step came at the edge, led past it, was no
///    momentum and was smaller than ``largestFirstStep`` points. Otherwise it is the scroller's
///    until silence: a fling that runs into the edge, and every wheel notch, stay what they are.
/// 3. Where the event says that it is momentum, the fingers have left: the gesture ends there.
/// 4. Where it does not say, ``momentumSteps`` steps in a row, each smaller than the one before
///    (equal ones neither count nor break the row), mean the same; from one step before, steps no
///    longer pull. A pull that slows down evenly looks like momentum and ends in the same way.
/// 5. What follows an end until silence is the scroller's.
///
/// Stage: input. O(1) a step, no allocation.
package struct WheelGesture: Equatable, Sendable {
  /// Seconds without a step after which a gesture is over.
  package static let silence = 0.2
  /// A first step of this size, in points, or more is a notch.
  package static let largestFirstStep = 40.0
  /// Shrinking steps in a row after which the rest is momentum.
  package static let momentumSteps = 5

  /// What a step means to the host.
  package enum Meaning: UInt8, CaseIterable, Sendable {
    /// Not ours: the scroller may have it.
    case scroll
    /// A pull begins with this step.
    ///
    /// Send `wheelBegan`, then `wheelMoved`.
    case began
    /// The pull goes on.
    ///
    /// Send `wheelMoved`.
    case moved
    /// The step is probably momentum already.
    ///
    /// Send `wheelMoved` as momentum.
    case fading
    /// The fingers have left.
    ///
    /// Send `wheelEnded`.
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
  package init() {}

  /// Takes in one wheel event.
  ///
  /// - Parameters:
  ///   - delta: Points; plus moves content towards its end, which is minus `deltaY`. A value that is
  ///     not finite is the scroller's.
  ///   - time: Seconds on the clock of the session.
  ///   - isAtEdge: Whether the scroller rests at the edge that the delta leads past.
  ///   - isMomentum: What the event says of itself; nil where it does not say.
  /// - Returns: What to send to the session.
  package mutating func step(
    by delta: Double,
    at time: Double,
    isAtEdge: Bool,
    isMomentum: Bool? = nil
  ) -> Meaning {
    guard delta.isFinite, time.isFinite else { return .scroll }
    let size = abs(delta)
    let isFirst = owner == .nobody || time - lastTime >= Self.silence
    if isFirst {
      let isPull = isAtEdge && size < Self.largestFirstStep && isMomentum != true
      owner = isPull ? .pull : .scroller
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
    if let isMomentum, !isMomentum { return .moved }
    if isMomentum == true || shrinkingSteps >= Self.momentumSteps {
      owner = .scroller
      return .ended
    }
    return shrinkingSteps == Self.momentumSteps - 1 ? .fading : .moved
  }

  /// When to ask for silence next, in seconds; nil while no pull is live.
  ///
  /// See ``isSilent(at:)``.
  package var silentAt: Double? {
    owner == .pull ? lastTime + Self.silence : nil
  }

  /// Ends a pull that has fallen silent.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: True once for a pull that is over: send `wheelEnded`.
  package mutating func isSilent(at time: Double) -> Bool {
    guard let silentAt, time >= silentAt else { return false }
    owner = .nobody
    return true
  }
}
