/// An order to the host: what to change on the screen or to start, at which edge.
///
/// Taken one by one from ``Session/nextEffect()``. Performing an effect may send events; that is
/// normal. Effects of one session must be performed in order.
public struct Effect: Equatable, Sendable {
  /// The edge whose part gave the order.
  public var edge: Edge
  /// What to do.
  public var order: Order

  /// Gives an order for one edge.
  ///
  /// - Parameters:
  ///   - edge: The edge whose part gives the order.
  ///   - order: What to do.
  public init(edge: Edge, order: Order) {
    self.edge = edge
    self.order = order
  }

  /// What a host can be told to do.
  ///
  /// New cases may be added in a later minor version: outside of this package a `switch` ends with
  /// `@unknown default`, so that it still compiles, with a warning.
  public enum Order: Equatable, Sendable {
    /// Run the action, and answer with this token when it has ended.
    ///
    /// The answer is ``InputEvent/Kind/actionFinished(_:_:_:)``.
    case startAction(RunToken)
    /// Cancel the action of this run; its later answer is stale.
    case cancelAction(RunToken)
    /// Make our share of the inset at the edge this many points, 0 or more.
    ///
    /// The offset stays where it is: where a toolkit moves it along, put it back in the same turn.
    case setContribution(Double)
    /// Draw the content this many points from its place, plus towards its end.
    ///
    /// Only with engine bounce.
    case setDisplacement(Double)
    /// Put the content offset here, without an animation of the toolkit.
    case scrollTo(Double)
    /// Report every frame before it is drawn, until told to stop.
    ///
    /// The report is ``InputEvent/Kind/frame``.
    case requestFrames
    /// Report no more frames.
    case stopFrames
    /// Report when this time has come; it replaces the time of the wake before.
    ///
    /// The report is ``InputEvent/Kind/woke``. A late or superfluous one is harmless.
    case wake(at: Double)
    /// Give a light tick: the pull has just armed.
    case playHaptic
    /// Tell a screen reader, politely.
    case announce(Announcement)
    /// Tell the app that a run's indicator has opened, begun to close, or closed.
    case reportMilestone(Milestone)
    /// Tell the app the new phase.
    case reportPhase(Phase)
    /// Keep the time of this successful run for the last-updated text.
    case storeLastUpdated
  }
}

/// What is said to a screen reader.
public enum Announcement: UInt8, CaseIterable, Sendable {
  /// A run has begun.
  case began
  /// A run ended well.
  case succeeded
  /// A run failed.
  case failed
  /// There is no more to load.
  case exhausted
}

/// A visible step of a run.
///
/// Every run reports ``opened`` at most once and ``closed`` exactly once.
public enum Milestone: UInt8, CaseIterable, Sendable {
  /// The indicator is fully open.
  case opened
  /// The indicator has begun to close.
  case closingBegan
  /// The indicator is closed, or something new has taken its place.
  case closed
}
