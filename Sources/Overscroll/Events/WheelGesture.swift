/// Separates touchpad pulls from their momentum and from wheel notches in wheel events.
///
/// The DOM's `wheel` events have no beginning and no end, and only Chromium since 151 reports which
/// are momentum (w3c/pointerevents issue 587). Published facts about the rest: the steps of one
/// gesture are 10 to 30 ms apart and never 200 (wheel-indicator's wiki); fingers on a touchpad give
/// uneven small steps every frame (Scroll-Reverser issue 129); momentum, which the system adds
/// after the fingers have left, decays for up to a second (lethargy, blog.danyll.com, 2015); a
/// wheel notch is one large step. The rules derived from them:
///
/// 1. A pause of ``silence`` seconds ends a gesture; the next step begins another.
/// 2. A gesture belongs to the pull only if its first step came at the edge, led past it, was not
///    momentum and was smaller than ``largestFirstStep`` points. Otherwise it scrolls until the
///    next pause. This covers a fling that reaches the edge, and every wheel notch.
/// 3. If the event is marked as momentum, the fingers have left: the gesture ends there.
/// 4. If it is not marked, ``momentumSteps`` steps in a row, each smaller than the one before
///    (equal ones neither count nor reset the count), mean the same; from one step before, steps no
///    longer pull. A pull that slows down evenly looks like momentum and ends in the same way.
/// 5. Steps after an end scroll until the next pause.
///
/// O(1) a step, no allocation.
package struct WheelGesture: Equatable, Sendable {
  /// Duration of the pause that ends a gesture, in seconds.
  package static let silence = 0.2
  /// A first step of at least this size, in points, is a wheel notch.
  package static let largestFirstStep = 40.0
  /// Number of shrinking steps in a row after which further steps are momentum.
  package static let momentumSteps = 5

  /// How the host handles a step.
  package enum Meaning: UInt8, CaseIterable, Sendable {
    /// Not part of a pull: let the scroll view handle it.
    case scroll
    /// A pull begins with this step.
    ///
    /// Send `wheelBegan`, then `wheelMoved`.
    case began
    /// The pull continues.
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

  /// Starts without a gesture.
  package init() {}

  /// Processes one wheel event.
  ///
  /// - Parameters:
  ///   - delta: Points; a positive delta moves content towards its end, which is minus `deltaY`.
  ///     A delta that is not finite is left to the scroll view.
  ///   - time: Seconds on the clock of the session.
  ///   - isAtEdge: Whether the scroll view rests at the edge that the delta leads past.
  ///   - isMomentum: Whether the event is marked as momentum; nil if the browser does not mark
  ///     it.
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

  /// When to check for the end of the pull next, in seconds; nil while no pull is live.
  ///
  /// See ``isSilent(at:)``.
  package var silentAt: Double? {
    owner == .pull ? lastTime + Self.silence : nil
  }

  /// Ends a pull after a pause.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: True once, when a pull has ended: send `wheelEnded`.
  package mutating func isSilent(at time: Double) -> Bool {
    guard let silentAt, time >= silentAt else { return false }
    owner = .nobody
    return true
  }
}
