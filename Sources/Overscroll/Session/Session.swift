/// The engine for one scroll axis of one scroll view: send events, take effects, read progress.
///
/// A session is a value type without a clock, callbacks or references. The same events in the same
/// order give the same effects, bit for bit. It runs the stages; the loop is in `Part.swift`.
///
/// ```swift
/// var session = Session(axis: .vertical, bounce: .engine)
/// session.send(InputEvent(time: 0, kind: .configured(.start, .standard)))
/// while let effect = session.nextEffect() { perform(effect) }
/// ```
///
/// A host sends the current ``ScrollMetrics`` before `attached`, marks changes that it makes while
/// performing an effect as its own writes, and drains all effects after each event, not
/// recursively.
///
/// - Complexity: O(1) per event; no allocation once the effect queue has reached its size.
@usableFromInline package struct Session: Sendable {
  /// The scroll axis of this session.
  package let axis: Axis
  /// Whether a refresh and a load-more may run at the same time.
  package internal(set) var concurrency: Concurrency
  /// Counts of events that could not be used.
  package internal(set) var diagnostics = Diagnostics()

  var world: World
  var start = Part(edge: .start)
  var end = Part(edge: .end)
  /// The offsets between which scrolling changes only the position, if known.
  var quietOffsets: ClosedRange<Double>?
  var hasOrderedFrames = false
  private var framesEdge = Edge.start
  /// The earliest deadline after the last event; infinity when there was none.
  var nextDeadline = Double.infinity

  /// Makes a session without parts that is not attached.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - bounce: Whether the toolkit or the engine moves content past its edges.
  ///   - concurrency: Whether a refresh and a load-more may run at the same time.
  package init(axis: Axis, bounce: Bounce, concurrency: Concurrency = .exclusive) {
    self.axis = axis
    self.concurrency = concurrency
    world = World(bounce: bounce)
  }

  /// Processes one event.
  ///
  /// Earlier deadlines are handled first, each at its own time, so a late or missing frame changes
  /// no phase. An event with a number that is not finite, or beyond 10^12, is dropped and counted.
  ///
  /// - Parameter event: What happened.
  @inlinable  // saves 66 instructions of 310: the caller knows the kind
  package mutating func send(_ event: InputEvent) {
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

  /// Processes one event given as numbers.
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

  /// Adds a part to an edge, changes its behavior, or removes it.
  ///
  /// Same as the event `configured`.
  ///
  /// - Parameters:
  ///   - edge: The part's edge.
  ///   - behavior: Its behavior; nil removes the part.
  ///   - time: Seconds. With a time that is not finite or an invalid behavior, the call is a no-op
  ///     and is counted.
  @usableFromInline
  package mutating func configure(_ edge: Edge, _ behavior: Behavior?, at time: Double) {
    var behavior = behavior
    guard abs(time) <= RawEvent.largestSize, behavior?.isValid ?? true else {
      return Diagnostics.count(&diagnostics.rejectedNumbers)
    }
    advance(to: time)
    completeEvent(isUsed: act(edge) { $0.configure(behavior, &$1) })
  }

  /// Handles earlier deadlines, then sets the time, never before the last event's.
  mutating func advance(to time: Double) {
    if time < world.now { Diagnostics.count(&diagnostics.clampedTimes) }
    let time = max(world.now, time)
    if nextDeadline <= time { runDeadlines(until: time) }
    world.now = time
  }

  /// Updates load-mores, frames and the next wake after an event.
  mutating func completeEvent(isUsed: Bool) {
    quietOffsets = nil
    if !isUsed { Diagnostics.count(&diagnostics.ignoredEvents) }
    updateParts()
    orderFramesAndWake()
  }

  /// Removes and returns the oldest effect.
  ///
  /// - Returns: The effect to perform, or nil when the queue is empty.
  package mutating func nextEffect() -> Effect? {
    world.effects.next()
  }

  /// Whether the toolkit or the engine moves content past its edges.
  package var bounce: Bounce { world.content.bounce }

  /// The phase of a part.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Its phase; idle where there is no part.
  package func phase(_ edge: Edge) -> Phase {
    read(edge) { $0.machine.phase }
  }

  /// The points that the part at an edge reserves with or without a run.
  package func resting(at edge: Edge) -> Double {
    var content = world.content
    return content.resting(at: edge)
  }

  /// The token of the current run.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Its token, or nil when nothing is running.
  package func currentRun(_ edge: Edge) -> RunToken? {
    read(edge) { $0.machine.isRunning ? $0.machine.token : nil }
  }

  /// The progress of a part.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: A snapshot; idle where there is no part.
  package func progress(_ edge: Edge) -> PullProgress {
    var session = self
    return session.progressAndPlacement(edge).progress
  }

  /// The placement of a part's indicator.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: The placement, measured from the visible edge; that of the standard behavior where
  ///   there is no part.
  package func placement(_ edge: Edge) -> IndicatorPlacement {
    var session = self
    return session.progressAndPlacement(edge).placement
  }

  /// The progress of a part and the placement of its indicator, read in place.
  ///
  /// Returns the same as ``progress(_:)`` and ``placement(_:)``. It is `mutating`, although it
  /// changes nothing, because Swift copies the session in the other two, which is slow for a host
  /// that draws after every event.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: Snapshots of both.
  package mutating func progressAndPlacement(
    _ edge: Edge
  ) -> (progress: PullProgress, placement: IndicatorPlacement) {
    switch edge {
    case .start: start.progressAndPlacement(&world)
    case .end: end.progressAndPlacement(&world)
    }
  }

  /// The progress of a part, and the placement of its floor's page.
  ///
  /// The page is as long as the viewport and ends where the content begins; a pull beyond the whole
  /// screen leaves no gap before it.
  ///
  /// - Parameter edge: The part's edge.
  /// - Returns: The progress, and the placement measured from the visible edge.
  package mutating func progressAndFloorPlacement(
    _ edge: Edge
  ) -> (progress: PullProgress, placement: IndicatorPlacement) {
    var read = progressAndPlacement(edge)
    let viewport = world.content.metrics.viewport
    read.placement.extent = viewport
    let screen = world.content.screen(at: edge)
    read.placement.position = min(read.progress.overscroll, screen) - viewport
    return read
  }

  /// Whether the live gesture moves content past an edge, so that the toolkit must not move it.
  ///
  /// Also true where a run locks the content. Otherwise always false with native bounce, where the
  /// toolkit moves the content.
  package var holdsGesture: Bool {
    guard world.gesture.isLive else { return false }
    let displacement = world.content.displacement
    let isMoved = displacement.isAway && !read(displacement.edge) { $0.isOpenInFront }
    return isMoved || isContentLocked
  }

  /// Whether a run keeps the content from being moved, by whatever means.
  ///
  /// See ``Behavior/locksContent``. A host that lets a toolkit scroll must then block it.
  package var isContentLocked: Bool { start.locksContent || end.locksContent }

  /// Whether the engine is moving the content to a part's target.
  ///
  /// Read in place, at every change of an offset; see ``progressAndPlacement(_:)``.
  package var isMovingContent: Bool {
    mutating get { world.motion.isMoving }
  }

  /// Reads a value of the part at an edge, in place.
  private func read<Value>(_ edge: Edge, _ value: (borrowing Part) -> Value) -> Value {
    switch edge {
    case .start: value(start)
    case .end: value(end)
    }
  }

  /// Calls a function with the part at an edge, in place.
  ///
  /// - Returns: What the function returned.
  @discardableResult
  mutating func act<Result>(
    _ edge: Edge,
    _ work: (inout Part, inout World) -> Result
  ) -> Result {
    switch edge {
    case .start: work(&start, &world)
    case .end: work(&end, &world)
    }
  }

  /// Completes the current motion immediately.
  mutating func finishMotion() {
    guard world.motion.isMoving else { return }
    let places = places
    world.jumpToEndOfMotion()
    recordMove(from: places)
    act(world.motion.edge) { $0.process(.arrived, &$1) }
  }

  /// Handles all expired deadlines in order, each at its own time.
  private mutating func runDeadlines(until time: Double) {
    while true {
      let due = earliestDeadline()
      guard due.time <= time else { return }
      world.now = max(world.now, due.time)
      if due.time == world.motion.endsAt {
        finishMotion()
      } else {
        act(due.edge) { $0.handleDeadline(&$1) }
      }
      updateParts()
    }
  }

  /// Lets each part follow what the other has done, and load more if it is near enough.
  ///
  /// Out of sight, a motion is completed at once.
  @inline(never)
  private mutating func updateParts() {
    deliverRefreshNews()
    if world.presence == .hidden { finishMotion() }
    if start.isConfigured { start.loadIfNear(&world) }
    if end.isConfigured { end.loadIfNear(&world) }
    followEdge()
  }

  /// Passes a refresh's change to the load-more.
  private mutating func deliverRefreshNews() {
    guard world.hasRefreshChanged else { return }
    world.hasRefreshChanged = false
    world.isRefreshing = false
    world.isRefreshEnding = false
    start.shareRefreshState(in: &world)
    end.shareRefreshState(in: &world)
    if concurrency == .independent { world.isRefreshing = false }
    guard let news = world.refreshNews else { return }
    world.refreshNews = nil
    start.handleRefresh(news, &world)
    end.handleRefresh(news, &world)
  }

  /// The next deadline and its edge; infinity when there is none.
  ///
  /// Of equal deadlines the motion's comes before those of the parts, and the start edge's first.
  private mutating func earliestDeadline() -> (time: Double, edge: Edge) {
    let isLive = world.gesture.isLive
    let atStart = start.deadline(isLive: isLive)
    let atEnd = end.deadline(isLive: isLive)
    let part = atStart <= atEnd ? (time: atStart, edge: Edge.start) : (time: atEnd, edge: .end)
    let motion = world.motion.endsAt
    return motion <= part.time ? (motion, world.motion.edge) : part
  }

  /// Requests frames while something visible moves, and one wake for the next deadline.
  private mutating func orderFramesAndWake() {
    let isStartAnimated = start.isAnimated(&world)
    let wantsFrames = isStartAnimated || world.motion.isMoving || end.isAnimated(&world)
    if wantsFrames != hasOrderedFrames {
      hasOrderedFrames = wantsFrames
      if wantsFrames {
        let animatedEdge = isStartAnimated ? Edge.start : .end
        framesEdge = world.motion.isMoving ? world.motion.edge : animatedEdge
      }
      world.queueFrames(wantsFrames, at: framesEdge)
    }
    let due = earliestDeadline()
    if due.time != nextDeadline, due.time != .infinity {
      world.queueWake(at: due.time, for: due.edge)
    }
    nextDeadline = due.time
  }
}

/// Counts of events that the engine could not use.
///
/// The counts stop at their maximum instead of wrapping.
package struct Diagnostics: Equatable, Sendable {
  /// Events dropped because of an invalid number.
  ///
  /// A number was NaN, infinite or beyond 10^12, or a parameter of a behavior was out of its range.
  package internal(set) var rejectedNumbers: UInt32 = 0
  /// Events whose time was earlier than the last one's and was clamped to it.
  package internal(set) var clampedTimes: UInt32 = 0
  /// Events that cannot occur in the present phase, or have an unknown contact or part.
  package internal(set) var ignoredEvents: UInt32 = 0
  /// Calls that ended a run with the token of an earlier one.
  package internal(set) var staleTokens: UInt32 = 0

  /// Starts with every count at 0.
  package init() {}

  static func count(_ counter: inout UInt32) {
    if counter < .max { counter += 1 }
  }
}
