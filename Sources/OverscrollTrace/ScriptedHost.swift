package import Overscroll

/// A host without a toolkit: sends events, takes the effects, and moves the content by numbers.
///
/// Replays, moving pictures and tests drive it; what happens and when is theirs.
package struct ScriptedHost: Sendable {
  /// The engine.
  package var session: Session
  /// The scroll view's metrics as last reported or scrolled to.
  package var metrics: ScrollMetrics
  /// The effects of the last event, in order.
  package private(set) var effects: [Effect] = []
  /// By how much the engine moves the content, in points.
  package private(set) var displacement = 0.0
  /// What the engine adds to an inset, in points: the last such effect.
  package private(set) var contribution = 0.0
  /// The run whose action was started last.
  package private(set) var started: (edge: Edge, token: RunToken)?
  private let reportsScrolls: Bool

  /// Makes a host with a session without parts.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - bounce: Who moves content past its edges.
  ///   - concurrency: Whether a refresh and a load-more may run at the same time.
  ///   - metrics: The scroll view's metrics at first; they are not reported.
  ///   - reportsScrolls: Whether it reports an offset that the engine has ordered, as its own write;
  ///     false where the script has these events.
  package init(
    axis: Axis = .vertical,
    bounce: Bounce,
    concurrency: Concurrency = .exclusive,
    metrics: ScrollMetrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0),
    reportsScrolls: Bool = true
  ) {
    session = Session(axis: axis, bounce: bounce, concurrency: concurrency)
    self.metrics = metrics
    self.reportsScrolls = reportsScrolls
  }

  /// Sends one event and performs its effects.
  package mutating func send(_ kind: InputEvent.Kind, at time: Double) {
    send(InputEvent(time: time, kind: kind))
  }

  /// Sends one event and performs its effects.
  package mutating func send(_ event: InputEvent) {
    if case .raw(let raw) = event.kind, raw.code == .scrolled { metrics = raw.metrics }
    effects.removeAll(keepingCapacity: true)
    started = nil
    session.send(event)
    while let effect = session.nextEffect() {
      effects.append(effect)
      switch effect.order {
      case .startAction(let token): started = (effect.edge, token)
      case .setDisplacement(let points): displacement = points
      case .setContribution(let points): contribution = points
      case .scrollTo(let offset):
        guard reportsScrolls else { break }
        metrics.offset = offset
        let kind = InputEvent.Kind.scrolled(metrics, isOwnWrite: true)
        session.send(InputEvent(time: event.time, kind: kind))
      // Frames are the script's, and nothing is announced or stored.
      case .cancelAction, .requestFrames, .stopFrames, .wake, .playHaptic, .announce,
        .reportMilestone, .reportPhase, .reportFloor, .storeLastUpdated, .prefetch:
        break
      }
    }
  }
}
