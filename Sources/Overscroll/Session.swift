/// The engine for one scroll axis of one scroll view: send events, take effects out, read progress.
///
/// A session is a value without a clock, a callback or a reference to anything. The same events in
/// the same order give the same effects, bit for bit. Stage: all of them, in order; start reading
/// here.
///
/// ```swift
/// var session = Session(axis: .vertical, bounce: .engine)
/// session.send(InputEvent(time: 0, kind: .configured(.start, .standard)))
/// while let effect = session.nextEffect() { perform(effect) }
/// ```
///
/// A host sends the present ``ScrollMetrics`` before `attached`, marks what it reports while it
/// performs an effect as its own write, and drains all effects after each event, not recursively.
///
/// - Complexity: O(1) an event; allocates nothing once the effect queue has grown to its need.
public struct Session: Sendable {
  /// The axis this session is about.
  public let axis: Axis
  /// Counts of what could not be used.
  public internal(set) var diagnostics = Diagnostics()

  var now = 0.0
  var environment = Environment()
  var presence = Presence.detached
  var gesture = GestureTracking()
  var position: ContentPosition
  var effects = EffectQueue()
  private var startPart: Part?
  private var endPart: Part?
  private var hasFrames = false
  private var reportedWake: Double?

  /// Whether and how a session is on the screen.
  enum Presence: Sendable {
    /// On no scroll view.
    case detached
    /// On one that cannot be seen.
    case hidden
    /// On one that can be seen.
    case shown
  }

  /// Makes a session without parts, not attached to anything.
  ///
  /// - Parameters:
  ///   - axis: The axis it is about.
  ///   - bounce: Who moves content past its edges.
  public init(axis: Axis, bounce: Bounce) {
    self.axis = axis
    position = ContentPosition(bounce: bounce)
  }

  /// Takes in one event and works out everything that follows from it.
  ///
  /// Times that were due earlier are passed first, each at its own time, so a late or missing frame
  /// changes no phase. An event with a number that is not finite is dropped and counted.
  ///
  /// - Parameter event: What happened.
  public mutating func send(_ event: InputEvent) {
    guard event.isUsable else {
      Diagnostics.count(&diagnostics.rejectedNumbers)
      return
    }
    if event.time < now { Diagnostics.count(&diagnostics.clampedTimes) }
    let time = max(now, event.time)
    passDeadlines(until: time)
    now = time
    if !reduce(event.kind) { Diagnostics.count(&diagnostics.ignoredEvents) }
    orderFramesAndWake()
  }

  /// Takes the oldest effect out.
  ///
  /// - Returns: An order to perform, or nil when all have been taken.
  public mutating func nextEffect() -> Effect? {
    effects.next()
  }

  /// Who moves content past its edges.
  public var bounce: Bounce { position.bounce }

  /// The phase of a part.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Its phase; idle where there is no part.
  public func phase(_ edge: Edge) -> Phase {
    self[edge]?.machine.phase ?? .idle
  }

  /// The ticket of the run under way.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Its token, or nil when nothing runs.
  public func currentRun(_ edge: Edge) -> RunToken? {
    self[edge]?.currentRun
  }

  /// How far a part has come.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: A snapshot; all zero and idle where there is no part.
  public func progress(_ edge: Edge) -> Progress {
    let overscroll = position.overscroll(at: edge)
    guard let part = self[edge] else {
      return Progress(overscroll: overscroll, fraction: 0, phase: .idle, secondsInPhase: 0)
    }
    let start = part.behavior.startDistance
    return Progress(
      overscroll: overscroll,
      fraction: max(0, (overscroll - start) / (part.behavior.arm.distance - start)),
      phase: part.machine.phase,
      secondsInPhase: now - part.phaseBeganAt,
      lastOutcome: part.lastOutcome
    )
  }

  /// Where the indicator of a part sits.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Its place, measured from the visible edge; of the standard behavior where there is
  ///   no part.
  public func placement(_ edge: Edge) -> IndicatorPlacement {
    IndicatorPlacement(
      self[edge]?.behavior ?? .standard,
      gap: position.overscroll(at: edge)
    )
  }

  /// Whether the live gesture moves content past an edge, so that the toolkit must leave it alone.
  ///
  /// Always false with native bounce, where the toolkit does the moving.
  public var holdsGesture: Bool {
    gesture.isLive && position.isDisplaced
  }

  /// The part at an edge.
  subscript(edge: Edge) -> Part? {
    get {
      switch edge {
      case .start: startPart
      case .end: endPart
      }
    }
    set {
      switch edge {
      case .start: startPart = newValue
      case .end: endPart = newValue
      }
    }
  }

  /// One device pixel, in points: what toolkits round offsets to.
  var tolerance: Double { 1 / environment.scale }

  /// Passes every time that was due, in order and each at its own time.
  private mutating func passDeadlines(until time: Double) {
    while let due = earliestDeadline(), due.time <= time {
      now = max(now, due.time)
      if due.isMotion {
        finishMotion()
      } else if !drive(due.edge, .due) {
        return
      }
    }
  }

  private func earliestDeadline() -> (time: Double, edge: Edge, isMotion: Bool)? {
    var earliest: (time: Double, edge: Edge, isMotion: Bool)?
    if let motion = position.motion { earliest = (motion.endsAt, motion.edge, true) }
    if let time = deadline(.start), time < earliest?.time ?? .infinity {
      earliest = (time, .start, false)
    }
    if let time = deadline(.end), time < earliest?.time ?? .infinity {
      earliest = (time, .end, false)
    }
    return earliest
  }

  private func deadline(_ edge: Edge) -> Double? {
    guard let part = self[edge] else { return nil }
    return part.machine.deadline(
      isLive: gesture.isLive,
      defersEnd: part.behavior.endWithContact == .defer
    )
  }

  /// Orders frames while something moves by itself and can be seen, and one wake for what is due.
  private mutating func orderFramesAndWake() {
    let moving = position.motion?.edge
    let animated = moving ?? (isAnimated(.start) ? .start : isAnimated(.end) ? .end : nil)
    let wantsFrames = presence == .shown && animated != nil
    if wantsFrames != hasFrames {
      hasFrames = wantsFrames
      effects.append(animated ?? .start, wantsFrames ? .requestFrames : .stopFrames)
    }
    let due = earliestDeadline()
    if let due, due.time != reportedWake { effects.append(due.edge, .wake(at: due.time)) }
    reportedWake = due?.time
  }

  private func isAnimated(_ edge: Edge) -> Bool {
    self[edge]?.isOpen == true && position.overscroll(at: edge) > tolerance
  }
}
