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
  /// New cases may be added in a later minor version.
  ///
  /// Positions, deltas and distances are points along the axis, growing towards the content's end.
  public enum Kind: Equatable, Sendable {
    // Indirect, because a behavior is ten times the size of any other payload.
    /// A part was added or given another behavior, or (with nil) taken away.
    indirect case configured(Edge, Behavior?)
    /// A finger or a pressed pointer came down and the host's axis lock gave it to this axis.
    case contactBegan(id: Int, position: Double)
    /// The contact moved to an absolute position.
    case contactMoved(id: Int, position: Double)
    /// The contact was lifted.
    case contactEnded(id: Int)
    /// The system took the contact away; it never triggers anything.
    case contactCancelled(id: Int)
    /// Fingers on a touchpad began to scroll.
    ///
    /// Plain wheel notches are not gestures.
    case wheelBegan
    /// The touchpad scrolled; a positive delta moves content towards its end, as a finger would.
    case wheelMoved(delta: Double, isMomentum: Bool)
    /// The fingers left the touchpad.
    case wheelEnded
    /// The scroll view's numbers changed.
    ///
    /// `isOwnWrite` says that it happened while performing an effect.
    case scrolled(ScrollMetrics, isOwnWrite: Bool)
    /// The content has another length.
    ///
    /// `insertedBefore` says how many points of the difference lie before what is being read (below 0
    /// where points went away), or nil where nobody knows.
    case contentChanged(extent: Double, insertedBefore: Double?)
    /// The control was added to a scroll view whose numbers have been sent, and which can be seen.
    case attached
    /// The scroll view can be seen again.
    case shown
    /// The scroll view cannot be seen: a hidden tab, another screen on top.
    case hidden
    /// The control was taken off its scroll view; everything it holds is given back.
    case detached
    /// Less motion, another screen or another reading direction.
    case environmentChanged(Environment)
    /// Something other than a pull asks for a run.
    case beginRequested(Edge, by: BeginSource)
    /// The app started or stopped loading by itself; while it does, nothing arms or begins.
    case externalLoadingChanged(Edge, isLoading: Bool)
    /// The action of a run returned, threw or was told to end.
    case actionFinished(Edge, RunToken, Outcome)
    /// The app wants the present run given up.
    case cancelRequested(Edge)
    /// The app says that there may be more to load again.
    case resetRequested(Edge)
    /// A frame is about to be drawn, as asked for by an effect.
    case frame
    /// The time of a wake effect has come.
    case woke
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
