package import Overscroll

/// The library's state on one axis of one list: its engine, its parts and what they share.
///
/// A host sends what its toolkit reports as events, and the effects come back to it: reading, writing
/// and painting are its own, and everything else is here, once for all toolkits.
@MainActor
package final class HostedList {
  package let clock: any FrameClock
  /// Reads, writes and paints.
  package weak var host: (any ListHost)?
  /// The parts that were added.
  package private(set) var parts: [HostedPart] = []
  // Not checked at run time for overlapping accesses, because the engine has no callbacks. Saves 258
  // of 448 instructions of a change inside the content.
  @exclusivity(unchecked) package var engine: Session
  package private(set) var environment = Environment()
  /// Whether the start of the content is seen where the end of another list is, as in a list upside down.
  package var isReversed = false
  private var presence = ScreenPresence.none
  private var isDraining = false
  /// Whether a part is about to be added, so that a list without parts is not left.
  private var isReplacing = false
  /// Receives every event before the engine does.
  private var recorder: (@MainActor (InputEvent) -> Void)?
  /// Receives every effect before it is performed.
  package var effectRecorder: ((Effect) -> Void)?
  package private(set) lazy var ticker = FrameTicker(
    clock,
    onFrame: { [weak self] time in
      self?.runScroll.advance(at: time)
      self?.host?.frame(at: time)
    },
    onWake: { [weak self] time in self?.send(.woke, at: time) }
  )

  /// Scrolls to a run, or back.
  package private(set) lazy var runScroll = RunScroll(self)

  package init(_ axis: Axis, bounce: Bounce, _ clock: any FrameClock) {
    self.clock = clock
    engine = Session(axis: axis, bounce: bounce)
  }

  package var axis: Axis { engine.axis }

  // MARK: Parts

  package func part(_ edge: Edge) -> HostedPart? {
    for part in parts where part.edge == edge { return part }
    return nil
  }

  /// Adds a part at its edge; replaces an existing one.
  package func add(_ part: HostedPart) {
    // A callback of the old part may have added another one.
    while let old = controlled(part.edge) {
      isReplacing = true
      take(out: old)
    }
    isReplacing = false
    part.list = self
    parts.append(part)
    configure(part)
  }

  /// Removes the part at an edge, if there is one.
  package func remove(_ edge: Edge) {
    guard let part = controlled(edge) else { return }
    take(out: part)
    host?.partsChanged()
  }

  private func take(out part: HostedPart) {
    part.isLeaving = true
    if !part.isClosing, !beginClosing(part) { release(part) }
  }

  /// Lets a part leave the engine, or (if another one waits at its edge) hands over what it has there.
  func release(_ part: HostedPart) {
    if self.part(part.edge) === part, controlled(part.edge) == nil {
      configure(part.edge, nil)
      drain()
      // In a callback, the effects that are left would reach the next part at this edge.
      performEffects()
    }
    // A callback may have added a part, and begun a run of it.
    guard parts.contains(where: { $0 === part }) else { return }
    parts.removeAll { $0 === part }
    part.leave()
    updateConcurrency()
    if let next = controlled(part.edge) {
      next.sendIsBarred()
      configure(next)
    } else if !isReplacing {
      host?.partsChanged()
    }
  }

  /// Removes all parts, after the list has left its window for good.
  package func removeAll() {
    // Parts that were configured but never attached still have their runs.
    for part in parts { configure(part.edge, nil) }
    drain()
    ticker.stop()
    for part in parts { part.leave() }
    parts = []
  }

  /// Sends a part's present behavior to the engine, or nil for a hidden part.
  package func configure(_ part: HostedPart) {
    host?.willConfigure(part)
    // A part that waits for another one to close is configured then.
    if self.part(part.edge) === part {
      configure(part.edge, part.isInEngine ? part.behavior : nil)
      // The engine forgets it with a part that is hidden or gets another role.
      if part.isInEngine, part.isBarred { part.sendIsBarred() }
    }
    part.restyle()
    drain()
    host?.partsChanged()
  }

  /// Configures the part at an edge, or (with nil) removes it.
  ///
  /// The next ``drain(at:)`` performs the effects.
  package func configure(_ edge: Edge, _ behavior: Behavior?) {
    let time = clock.now
    recorder?(InputEvent(time: time, kind: .configured(edge, behavior)))
    if behavior == nil { host?.partLeaves() }
    engine.configure(edge, behavior, at: time)
  }

  /// Applies whether the parts may run together, for which the setting of one is enough.
  func updateConcurrency() {
    let isIndependent = parts.contains { $0.mayRunTogether }
    let concurrency = isIndependent ? Concurrency.independent : .exclusive
    if concurrency != engine.concurrency { send(.concurrencyChanged(concurrency)) }
  }

  // MARK: On and off the screen

  /// Whether the list is visible, as last reported to the engine.
  package var isShown: Bool { presence == .shown }

  package func appear() {
    guard let event = presence.appear() else { return }
    for part in parts { part.appear() }
    send(event)
    for part in parts { part.openUnlessMoving() }
    refreshIfOld()
  }

  /// Handles that the list has left the screen.
  ///
  /// - Returns: Whether it was on it.
  @discardableResult
  package func disappear() -> Bool {
    guard let event = presence.disappear() else { return false }
    send(event)
    endClosings(atOnce: true)
    return true
  }

  /// Cancels runs, and closes what is open.
  package func detach() {
    guard let event = presence.detach() else { return }
    send(event)
    ticker.stop()
  }

  /// Refreshes a list that appears, or whose app comes to the foreground, if it is too old.
  package func refreshIfOld() {
    guard isShown else { return }
    for part in parts { part.refreshIfOld() }
  }

  /// Applies changes of traits, of the theme and of the screen.
  package func restyle(_ environment: Environment) {
    self.environment = environment
    send(.environmentChanged(environment))
    for part in parts { part.restyle() }
  }

  // MARK: Events and effects

  /// Sends an event to the engine and performs the resulting effects.
  package func send(_ kind: InputEvent.Kind, at time: Double? = nil) {
    let event = InputEvent(time: time ?? clock.now, kind: kind)
    recorder?(event)
    engine.send(event)
    drain()
  }

  /// Sends what the app requests, after where the content is.
  ///
  /// Nothing reports a move that an app makes, for example, by setting the bounds.
  package func request(_ kind: InputEvent.Kind) {
    host?.report(isOwnWrite: false)
    send(kind)
  }

  /// Sends scroll metrics; the most frequent event.
  package func scroll(to metrics: ScrollMetrics, isOwnWrite: Bool) {
    let time = clock.now
    recorder?(InputEvent(time: time, kind: .scrolled(metrics, isOwnWrite: isOwnWrite)))
    // Inside the content, where scrolling has no effect, nothing else is needed.
    if !isOwnWrite, engine.scrollQuietly(to: metrics, at: time) { return }
    if engine.scroll(to: metrics, isOwnWrite: isOwnWrite, at: time) { drain(at: time) }
  }

  /// Asks the app whether a gesture that begins may start runs.
  package func gestureBegins() {
    for part in parts { part.gestureBegins() }
  }

  /// Lets the present gesture start nothing.
  package func refuseGesture() {
    for part in parts { part.refuseGesture() }
  }

  package func gestureEnded() {
    for part in parts { part.liftRefusal() }
  }

  /// Performs all effects in order; effects added meanwhile are performed too.
  ///
  /// - Parameter time: The present time, if known.
  package func drain(at time: Double? = nil) {
    guard !isDraining else { return }
    isDraining = true
    let hadEffects = performEffects()
    isDraining = false
    for part in parts where part.hasReportedFailure { part.endFailure() }
    for part in parts where part.isClosing {
      endClosings()
      break
    }
    host?.eventHandled(hadEffects: hadEffects, at: time)
  }

  /// Performs all effects now, also in a callback of one of them; returns whether there were any.
  @discardableResult
  private func performEffects() -> Bool {
    guard let first = engine.nextEffect() else { return false }
    performAll(from: first)
    return true
  }

  /// A separate function: retaining the host is half of the cost of a change without effects.
  private func performAll(from first: Effect) {
    // An effect may remove the last part, which releases the host.
    withExtendedLifetime(host) { host in
      var next: Effect? = first
      while let effect = next {
        effectRecorder?(effect)
        if let host { perform(effect, by: host) }
        next = engine.nextEffect()
      }
    }
  }

  /// Passes every event to a closure, after those that lead to the present state at rest.
  package func record(_ receive: @escaping @MainActor (InputEvent) -> Void) {
    guard let metrics = host?.metrics else { return }
    for part in parts where !part.isHidden {
      receive(InputEvent(time: 0, kind: .configured(part.edge, part.behavior)))
    }
    let now = clock.now
    var first: [InputEvent.Kind] = [
      .environmentChanged(environment), .scrolled(metrics, isOwnWrite: false),
    ]
    if engine.concurrency == .independent { first.append(.concurrencyChanged(.independent)) }
    // Before it is attached, or a list at its end would load.
    for part in parts where !part.isHidden && part.isExhausted {
      first.append(.exhaustRequested(part.edge))
    }
    if isShown { first.append(.attached) }
    for kind in first { receive(InputEvent(time: now, kind: kind)) }
    recorder = receive
  }
}
