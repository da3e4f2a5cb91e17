/// Something that happened to a scroll view, and when.
///
/// A host makes them, and gives them to an app that records a trace. Replaying a list of events gives
/// the same phases, effects and numbers, bit for bit, on x86-64 and in wasm.
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
  package init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen to a scroll view.
  ///
  /// Positions, deltas and distances are points along the axis, growing towards the content's end.
  @usableFromInline package enum Kind: Equatable, Sendable {
    // Indirect, because a behavior is ten times the size of the numbers.
    /// A part was added or received another behavior, or (with nil) was removed.
    indirect case configured(Edge, Behavior?)
    /// Any other event, identified by its code.
    case raw(RawEvent)
  }
}

/// What requested a run other than a pull.
package enum BeginSource: UInt8, CaseIterable, Sendable {
  /// The app's code.
  case program
  /// A key or key combination.
  case key
  /// A screen reader's action or a focused control.
  case accessibility
  /// A tap or click on the indicator.
  case tap
}
