/// Something that happened to a scroll view, and when.
///
/// Events are the input of a ``Session``; its other public methods are short forms of events.
/// Replaying a list of events gives the same phases, effects and numbers, bit for bit, on every
/// platform.
///
/// ```swift
/// session.send(InputEvent(time: 0.016, kind: .contactMoved(id: 1, position: 312)))
/// ```
public struct InputEvent: Equatable, Sendable {
  /// Seconds on a monotonic clock.
  ///
  /// A time before that of the last event is clamped to it.
  @usableFromInline package var time: Double
  /// What happened.
  @usableFromInline package var kind: Kind

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - time: Seconds, finite.
  ///   - kind: What happened.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen to a scroll view.
  ///
  /// New kinds may be added in a later minor version.
  ///
  /// Positions, deltas and distances are points along the axis, growing towards the content's end.
  public enum Kind: Equatable, Sendable {
    // Indirect, because a behavior is ten times the size of the numbers.
    /// A part was added or received another behavior, or (with nil) was removed.
    indirect case configured(Edge, Behavior?)
    /// Any other event, identified by its code.
    case raw(RawEvent)
  }
}

/// What requested a run other than a pull.
public enum BeginSource: UInt8, CaseIterable, Sendable {
  /// The app's code.
  case program
  /// A key or key combination.
  case key
  /// A screen reader's action or a focused control.
  case accessibility
  /// A tap or click on the indicator.
  case tap
}
