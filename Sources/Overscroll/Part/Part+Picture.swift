/// The values that a part is drawn from.
extension Part {
  /// The progress of the part.
  mutating func progress(_ world: inout World) -> PullProgress {
    let overscroll = world.content.overscroll(at: edge)
    let start = machine.behavior.startDistance
    return PullProgress(
      overscroll: overscroll,
      fraction: max(0, (overscroll - start) / (machine.behavior.arm.distance - start)),
      phase: machine.phase,
      floor: machine.floor,
      floorFraction: machine.floorFraction(of: overscroll),
      secondsInPhase: world.now - history.beganAt,
      previousPhase: history.previous,
      secondsInPrevious: history.secondsInPrevious,
      lastOutcome: history.lastOutcome
    )
  }

  /// The placement of its indicator.
  mutating func placement(_ world: inout World) -> IndicatorPlacement {
    let behavior = machine.behavior
    let gap = world.content.gap(at: edge) + world.content.resting(at: edge)
    // A displacement at the other edge takes this one along.
    let displacement = world.content.displacement
    let hidden = displacement.edge == edge ? 0 : abs(world.content.shift)
    var placement = IndicatorPlacement(
      behavior.placement,
      extent: behavior.indicatorExtent,
      ignoredInset: behavior.ignoredInset,
      gap: max(0, gap - hidden),
      room: world.content.room(at: edge),
      screen: world.content.screen(at: edge)
    )
    if !world.content.isMoved(at: edge) { placement.layer = .front }
    return placement
  }
}

/// The position of an indicator, so that hosts do not compute geometry.
///
/// ```swift
/// let frame = (y: placement.position, height: placement.extent)  // vertical, start edge
/// ```
package struct IndicatorPlacement: Equatable, Sendable {
  /// Points from the visible edge to the indicator's outer side, inwards; negative is outside.
  ///
  /// The visible edge is the viewport's, after the host's own inset of this frame.
  package var position: Double
  /// The indicator's length along the axis, in points.
  package var extent: Double
  /// Its position in the drawing order.
  package var layer: Layer

  /// The order in which an indicator and the content are drawn.
  package enum Layer: UInt8, Sendable {
    /// Below the content.
    case behind
    /// With the content, which reserves room for it.
    case content
    /// Above the content.
    case front
    /// Below the scroll view, in its superview.
    case superview
  }

  /// Computes a placement.
  ///
  /// `gapCentered` is MRefresh's rule: the center is at half the gap, but never closer to the
  /// content than half the indicator.
  ///
  /// - Parameters:
  ///   - placement: The placement policy.
  ///   - extent: The indicator's length, in points.
  ///   - ignoredInset: Points it is moved away from the content.
  ///   - gap: Visible points past the edge, 0 or more.
  ///   - room: Points between the edge and the content, 0 or more: the gap and, at the end edge,
  ///     the space that short content leaves free.
  ///   - screen: Points from the edge to the other side of the viewport.
  init(
    _ placement: Placement,
    extent: Double,
    ignoredInset: Double,
    gap: Double,
    room: Double,
    screen: Double
  ) {
    self.extent = extent
    switch placement {
    case .withContent:
      position = gap - extent
      layer = .content
    case .fixedBehind:
      position = 0
      layer = .behind
    case .fixedInFront:
      position = 0
      layer = .front
    case .gapCentered:
      position = min(gap / 2, gap - extent / 2) - extent / 2
      layer = .content
    case .superviewLayer:
      position = 0
      layer = .superview
    case .overlay:
      position = min(gap - extent, 0)
      layer = .front
    case .afterContent:
      position = room - extent
      layer = .content
    #if !OVERSCROLL_BASIC
    case .growing:
      self.extent = max(extent, gap)
      position = gap - self.extent
      layer = .content
    case .fullViewport:
      self.extent = max(extent, screen)
      position = 0
      layer = .front
    #endif
    }
    position -= ignoredInset
  }
}

/// The recent phases, so that a picture continues from the previous one.
struct PhaseHistory: Sendable {
  /// Seconds at which the phase began.
  private(set) var beganAt = 0.0
  /// The phase before the present one.
  private(set) var previous = Phase.idle
  /// How many seconds the previous phase lasted.
  private(set) var secondsInPrevious = 0.0
  /// How the latest run ended.
  var lastOutcome: Outcome?

  /// Records a phase change.
  mutating func begin(after previous: Phase, now: Double) {
    self.previous = previous
    secondsInPrevious = now - beganAt
    beganAt = now
  }
}
