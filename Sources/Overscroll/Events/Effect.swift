/// A command to the host: what to change or to start, at which edge.
///
/// ``Session/nextEffect()`` returns them one by one. Performing an effect may send events. Effects
/// of one session must be performed in order. An effect is numbers, also for hosts in another language;
/// Swift hosts read it as its ``order-swift.property``.
package struct Effect: Equatable, Sendable {
  /// The edge of the part that the effect is for.
  package var edge: Edge
  /// What to do.
  package var code: EffectCode
  /// Depends on the code: a run's number, a phase's code, a milestone or an announcement.
  package var detail: UInt32
  /// Depends on the code: points, an offset or a time.
  package var value: Double

  /// Makes an effect of its numbers.
  ///
  /// - Parameters:
  ///   - edge: The edge of the part that the effect is for.
  ///   - code: What to do.
  ///   - detail: What the code says.
  ///   - value: What the code says.
  package init(edge: Edge, code: EffectCode, detail: UInt32 = 0, value: Double = 0) {
    self.edge = edge
    self.code = code
    self.detail = detail
    self.value = value
  }

  /// The commands to a host.
  package enum Order: Equatable, Sendable {
    /// Run the action, and send the end of the run with this token.
    ///
    /// See ``InputEvent/Kind/actionFinished(_:_:_:)``.
    case startAction(RunToken)
    /// Begin the request of the run that letting go would start.
    ///
    /// `startAction` with the same token takes it over, `cancelAction` gives it up.
    case prefetch(RunToken)
    /// Cancel the action of this run, or its request; the token is stale from now on.
    case cancelAction(RunToken)
    /// Set our share of the inset at the edge to this many points, 0 or more.
    ///
    /// Keep the offset: if the toolkit adjusts it with the inset, restore it in the same turn.
    case setContribution(Double)
    /// Draw the content displaced by this many points; positive towards its end.
    ///
    /// Only with engine bounce.
    case setDisplacement(Double)
    /// Set the content offset, without an animation of the toolkit.
    case scrollTo(Double)
    /// Send an event before every frame, until frames are stopped.
    ///
    /// The event is ``InputEvent/Kind/frame``.
    case requestFrames
    /// Stop sending frame events.
    case stopFrames
    /// Send an event at this time; replaces an earlier wake.
    ///
    /// The event is ``InputEvent/Kind/woke``. A late or superfluous one is harmless; after an
    /// early one the effect comes again.
    case wake(at: Double)
    /// Play a light haptic: the pull has just armed.
    case playHaptic
    /// Post an announcement to a screen reader, without interrupting it.
    case announce(Announcement)
    /// Report to the app that a run's indicator has opened, begun to close, or closed.
    case reportMilestone(Milestone)
    /// Report the new phase to the app.
    case reportPhase(Phase)
    /// Store the time of this successful run for the last-updated text.
    case storeLastUpdated
    /// Report the new state of the floor to the app, and show or hide the floor.
    case reportFloor(FloorPhase)
  }
}

/// The kinds of effects as numbers, for recordings and for hosts in another language.
///
/// ``Effect/Order`` has a case of each name, which says what it means. Each code stands beside what it uses of
/// an ``Effect``.
package enum EffectCode: UInt8, CaseIterable, Sendable {
  case startAction  // detail: the run's number
  case cancelAction  // detail: the run's number
  case setContribution  // value: points
  case setDisplacement  // value: points
  case scrollTo  // value: points
  case requestFrames
  case stopFrames
  case wake  // value: seconds
  case playHaptic
  case announce  // detail: the announcement's raw value
  case reportMilestone  // detail: the milestone's raw value
  case reportPhase  // detail: the phase's code
  case storeLastUpdated
  case reportFloor  // detail: the floor's raw value
  case prefetch  // detail: the run's number
}

/// An announcement to a screen reader.
package enum Announcement: UInt8, CaseIterable, Sendable {
  /// A run has begun.
  case began
  /// A run succeeded.
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
  /// The indicator is closed, or something else has replaced it.
  case closed
}

extension Effect {
  /// What to do; an unknown detail counts as the first one.
  package var order: Order {
    let detail = UInt8(truncatingIfNeeded: self.detail)
    return switch code {
    case .startAction: .startAction(RunToken(number: self.detail))
    case .cancelAction: .cancelAction(RunToken(number: self.detail))
    case .prefetch: .prefetch(RunToken(number: self.detail))
    case .setContribution: .setContribution(value)
    case .setDisplacement: .setDisplacement(value)
    case .scrollTo: .scrollTo(value)
    case .requestFrames: .requestFrames
    case .stopFrames: .stopFrames
    case .wake: .wake(at: value)
    case .playHaptic: .playHaptic
    case .announce: .announce(Announcement(rawValue: detail) ?? .began)
    case .reportMilestone: .reportMilestone(Milestone(rawValue: detail) ?? .opened)
    case .reportPhase: .reportPhase(Phase(code: detail) ?? .idle)
    case .storeLastUpdated: .storeLastUpdated
    case .reportFloor: .reportFloor(FloorPhase(rawValue: detail) ?? .closed)
    }
  }

  /// Makes an effect of an order.
  ///
  /// - Parameters:
  ///   - edge: The edge of the part that the effect is for.
  ///   - order: What to do.
  package init(edge: Edge, order: Order) {
    self.init(edge: edge, code: .requestFrames)
    switch order {
    case .startAction(let run): (code, detail) = (.startAction, run.number)
    case .cancelAction(let run): (code, detail) = (.cancelAction, run.number)
    case .prefetch(let run): (code, detail) = (.prefetch, run.number)
    case .setContribution(let points): (code, value) = (.setContribution, points)
    case .setDisplacement(let points): (code, value) = (.setDisplacement, points)
    case .scrollTo(let offset): (code, value) = (.scrollTo, offset)
    case .requestFrames: code = .requestFrames
    case .stopFrames: code = .stopFrames
    case .wake(let time): (code, value) = (.wake, time)
    case .playHaptic: code = .playHaptic
    case .announce(let announcement):
      (code, detail) = (.announce, UInt32(announcement.rawValue))
    case .reportMilestone(let milestone):
      (code, detail) = (.reportMilestone, UInt32(milestone.rawValue))
    case .reportPhase(let phase): (code, detail) = (.reportPhase, UInt32(phase.code))
    case .storeLastUpdated: code = .storeLastUpdated
    case .reportFloor(let floor): (code, detail) = (.reportFloor, UInt32(floor.rawValue))
    }
  }
}

/// Stores the time of the latest successful refresh across launches.
///
/// The host reads it when it formats the last update, and writes it when it performs
/// `storeLastUpdated`. The engine itself stores nothing and reads no clock.
public protocol LastUpdatedStore {
  /// Seconds since 1970-01-01 UTC; nil before the first refresh.
  var lastUpdated: Double? { get nonmutating set }

  /// The line of text that shows the time.
  ///
  /// A host writes it with the time. It shows what it reads only while there is no time: a line that
  /// an earlier version of the app has stored. By default nil, and not stored.
  var lastUpdatedLine: String? { get nonmutating set }
}

extension LastUpdatedStore {
  /// No line.
  public var lastUpdatedLine: String? {
    get { nil }
    nonmutating set {}
  }
}
