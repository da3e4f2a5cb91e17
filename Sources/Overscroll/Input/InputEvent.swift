/// Something that happened to a scroll view, with the time it happened at.
///
/// A ``Session`` learns nothing else: what goes into it another way is short for one. A list of events
/// is a complete recording: sent again, it gives the same phases, effects and numbers to the last bit
/// on every platform.
///
/// ```swift
/// session.send(InputEvent(time: 0.016, kind: .contactMoved(id: 1, position: 312)))
/// ```
public struct InputEvent: Equatable, Sendable {
  /// Seconds on any clock that does not go back.
  ///
  /// An earlier time than the last is clamped to it.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// Notes what happened and when.
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
    /// A part was added or given another behavior, or (with nil) taken away.
    indirect case configured(Edge, Behavior?)
    /// Anything else, told apart by its code.
    case raw(RawEvent)
  }
}

/// Who asked for a run without pulling.
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
