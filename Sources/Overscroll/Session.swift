/// The engine for one scroll axis of one scroll view: send events, take effects out, read progress.
///
/// A session is a value without a clock, a callback or a reference to anything. The same events in
/// the same order give the same effects, bit for bit. It runs the stages metrics, phases, reactions
/// and motion; the loop is in `Session/Part.swift`.
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
  /// Whether a refresh and a load-more may run at the same time.
  package let concurrency: Concurrency
  /// Counts of what could not be used.
  public internal(set) var diagnostics = Diagnostics()

  var shared: Shared
  var start = Part(edge: .start)
  var end = Part(edge: .end)
  /// Where scrolling changes nothing but the place, as far as it is known.
  var quietOffsets: ClosedRange<Double>?
  var hasOrderedFrames = false
  private var framesEdge = Edge.start
  /// The earliest deadline after the last event; infinity when there was none.
  var nextDeadline = Double.infinity

  /// Makes a session without parts, not attached to anything.
  ///
  /// - Parameters:
  ///   - axis: The axis it is about.
  ///   - bounce: Who moves content past its edges.
  ///   - concurrency: Whether a refresh and a load-more may run at the same time.
  public init(axis: Axis, bounce: Bounce, concurrency: Concurrency = .exclusive) {
    self.axis = axis
    self.concurrency = concurrency
    shared = Shared(scene: Scene(content: Content(bounce: bounce)))
  }

  /// Takes in one event and works out everything that follows from it.
  ///
  /// Times that were due earlier are passed first, each at its own time, so a late or missing frame
  /// changes no phase. An event with a number that is not finite, or beyond 10^12, is dropped and
  /// counted.
  ///
  /// - Parameter event: What happened.
  @inlinable  // saves 66 instructions of 310: the caller knows the kind
  public mutating func send(_ event: InputEvent) {
    switch event.kind {
    case .configured(let edge, let behavior): configure(edge, behavior, at: event.time)
    case .raw(let raw):
      if raw.code == .scrolled {
        scroll(to: raw.metrics, isOwnWrite: raw.flag, at: event.time)
      } else {
        send(raw, at: event.time)
      }
    }
  }

  /// Takes in one event written as numbers.
  ///
  /// See ``send(_:)``.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: Seconds.
  @usableFromInline
  package mutating func send(_ event: RawEvent, at time: Double) {
    guard abs(time) + event.size <= RawEvent.largestSize else {
      return Diagnostics.count(&diagnostics.rejectedNumbers)
    }
    advance(to: time)
    completeEvent(isUsed: handle(event))
  }

  /// Gives an edge a part, or its part another behavior.
  ///
  /// The event `configured` does the same.
  ///
  /// - Parameters:
  ///   - edge: The part's edge.
  ///   - behavior: How it behaves; nil takes the part away.
  ///   - time: Seconds. A time that is not finite, or a behavior that is not valid, is counted and the
  ///     call does nothing.
  public mutating func configure(_ edge: Edge, _ behavior: Behavior?, at time: Double) {
    var behavior = behavior
    guard abs(time) <= RawEvent.largestSize, behavior?.isValid ?? true else {
      return Diagnostics.count(&diagnostics.rejectedNumbers)
    }
    advance(to: time)
    completeEvent(isUsed: act(edge) { $0.configure(behavior, &$1) })
  }

  /// Handles what was due before an event, then sets the time, never earlier than the last event's.
  mutating func advance(to time: Double) {
    if time < shared.scene.context.now { Diagnostics.count(&diagnostics.clampedTimes) }
    let time = max(shared.scene.context.now, time)
    if nextDeadline <= time { runDeadlines(until: time) }
    shared.scene.context.now = time
  }

  /// Works out what an event means for load-mores, frames and the next wake.
  mutating func completeEvent(isUsed: Bool) {
    quietOffsets = nil
    if !isUsed { Diagnostics.count(&diagnostics.ignoredEvents) }
    deliverRefreshNews()
    if start.phases.isConfigured { start.loadIfNear(&shared) }
    if end.phases.isConfigured { end.loadIfNear(&shared) }
    orderFramesAndWake()
  }

  /// Takes the oldest effect out.
  ///
  /// - Returns: An order to perform, or nil when all have been taken.
  public mutating func nextEffect() -> Effect? {
    nextRawEffect().map(Effect.init)
  }

  /// Takes the oldest effect out, written as numbers.
  ///
  /// See ``nextEffect()``.
  ///
  /// - Returns: An order to perform, or nil when all have been taken.
  package mutating func nextRawEffect() -> RawEffect? {
    shared.scene.context.effects.next()
  }

  /// Who moves content past its edges.
  public var bounce: Bounce { shared.scene.content.bounce }

  /// The phase of a part.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Its phase; idle where there is no part.
  public func phase(_ edge: Edge) -> Phase {
    read(edge) { $0.phases.machine.phase }
  }

  /// The token of the run under way.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Its token, or nil when nothing runs.
  public func currentRun(_ edge: Edge) -> RunToken? {
    read(edge) { $0.phases.machine.isRunning ? $0.phases.machine.token : nil }
  }

  /// How far a part has come.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: A snapshot; idle where there is no part.
  public func progress(_ edge: Edge) -> PullProgress {
    var session = self
    return session.progressAndPlacement(edge).progress
  }

  /// Where the indicator of a part sits.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Its place, measured from the visible edge; of the standard behavior where there is
  ///   no part.
  public func placement(_ edge: Edge) -> IndicatorPlacement {
    var session = self
    return session.progressAndPlacement(edge).placement
  }

  /// How far a part has come and where its indicator sits, asked for in place.
  ///
  /// The same as ``progress(_:)`` and ``placement(_:)``, and `mutating` although it changes nothing:
  /// Swift copies a session for the others, which costs a host that draws at every event.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Snapshots of both.
  public mutating func progressAndPlacement(
    _ edge: Edge
  ) -> (progress: PullProgress, placement: IndicatorPlacement) {
    switch edge {
    case .start: start.progressAndPlacement(&shared)
    case .end: end.progressAndPlacement(&shared)
    }
  }

  /// Whether the live gesture moves content past an edge, so that the toolkit must leave it alone.
  ///
  /// Always false with native bounce, where the toolkit does the moving.
  public var holdsGesture: Bool {
    shared.scene.context.gesture.isLive && shared.scene.content.displacement.isAway
  }

  /// Whether the engine is moving the content to where a part wants it.
  ///
  /// Asked for in place, at every change of an offset; see ``progressAndPlacement(_:)``.
  package var isMovingContent: Bool {
    mutating get { shared.motion.isMoving }
  }

  /// Reads from the part at an edge, in place.
  private func read<Value>(_ edge: Edge, _ value: (borrowing Part) -> Value) -> Value {
    switch edge {
    case .start: value(start)
    case .end: value(end)
    }
  }

  /// Lets the part at an edge do something, in place.
  ///
  /// - Returns: What the part returned.
  @discardableResult
  mutating func act<Result>(
    _ edge: Edge,
    _ work: (inout Part, inout Shared) -> Result
  ) -> Result {
    switch edge {
    case .start: work(&start, &shared)
    case .end: work(&end, &shared)
    }
  }

  /// Takes the motion under way to its end at once.
  @inline(never)  // saves 15 bytes
  mutating func finishMotion() {
    guard shared.motion.isMoving else { return }
    shared.motion.jumpToEnd(&shared.scene)
    act(shared.motion.edge) { $0.process(.arrived, &$1) }
  }

  /// Handles every deadline that was due, in order and each at its own time.
  private mutating func runDeadlines(until time: Double) {
    while true {
      let due = earliestDeadline()
      guard due.time <= time else { return }
      shared.scene.context.now = max(shared.scene.context.now, due.time)
      if due.time == shared.motion.endsAt {
        finishMotion()
      } else {
        act(due.edge) { $0.handleDeadline(&$1) }
      }
      deliverRefreshNews()
    }
  }

  /// Tells a load-more what a refresh has done.
  @inline(never)  // saves 33 bytes
  private mutating func deliverRefreshNews() {
    guard shared.scene.context.hasRefreshChanged else { return }
    shared.scene.context.hasRefreshChanged = false
    shared.scene.context.isRefreshing = false
    shared.scene.context.isRefreshEnding = false
    start.phases.shareRefreshState(in: &shared.scene)
    end.phases.shareRefreshState(in: &shared.scene)
    if concurrency == .independent { shared.scene.context.isRefreshing = false }
    guard let news = shared.scene.context.refreshNews else { return }
    shared.scene.context.refreshNews = nil
    start.handleRefresh(news, &shared)
    end.handleRefresh(news, &shared)
  }

  /// The next time something is due at an edge; infinity when nothing is.
  ///
  /// A motion goes before a part that is due at the same time.
  @inline(never)  // saves 23 bytes
  private mutating func earliestDeadline() -> (time: Double, edge: Edge) {
    let isLive = shared.scene.context.gesture.isLive
    let atStart = start.phases.machine.deadline(isLive: isLive)
    let atEnd = end.phases.machine.deadline(isLive: isLive)
    let part = atStart <= atEnd ? (time: atStart, edge: Edge.start) : (time: atEnd, edge: .end)
    let motion = shared.motion.endsAt
    return motion <= part.time ? (motion, shared.motion.edge) : part
  }

  /// Orders frames while something moves by itself and can be seen, and one wake for what is due.
  private mutating func orderFramesAndWake() {
    let isStartAnimated = start.isAnimated(&shared)
    let isAnimated = isStartAnimated || shared.motion.isMoving || end.isAnimated(&shared)
    let wantsFrames = shared.scene.context.presence == .shown && isAnimated
    if wantsFrames != hasOrderedFrames {
      hasOrderedFrames = wantsFrames
      if wantsFrames {
        let animatedEdge = isStartAnimated ? Edge.start : .end
        framesEdge = shared.motion.isMoving ? shared.motion.edge : animatedEdge
      }
      shared.scene.context.effects.append(framesEdge, wantsFrames ? .requestFrames : .stopFrames)
    }
    let due = earliestDeadline()
    if due.time != nextDeadline, due.time != .infinity {
      shared.scene.context.effects.append(due.edge, .wake, value: due.time)
    }
    nextDeadline = due.time
  }
}
