#if GTK
import Overscroll

/// The engine's session on one axis: sends events and drains effects.
package final class ScrolledSession {
  let clock: any FrameClock
  let scroll: ScrollAxis
  /// Performs the effects.
  weak var attachment: Attachment?
  /// Receives every event before the engine does.
  package var recorder: ((InputEvent) -> Void)?
  /// Receives every effect before it is performed.
  package var effectRecorder: ((Effect) -> Void)?
  private var engine: Session
  private var isDraining = false
  /// The metrics last sent to the engine.
  private var reported: ScrollMetrics?
  /// Whether a nested scroller takes the present gesture's movement first.
  var innerCanScroll = false

  init(_ scroll: ScrollAxis, _ clock: any FrameClock) {
    self.scroll = scroll
    self.clock = clock
    engine = Session(axis: scroll.axis, bounce: .engine)
  }

  // MARK: State

  func phase(_ edge: Edge) -> Phase { engine.phase(edge) }

  func progress(_ edge: Edge) -> PullProgress { engine.progress(edge) }

  func currentRun(_ edge: Edge) -> RunToken? { engine.currentRun(edge) }

  func progressAndPlacement(_ edge: Edge) -> (PullProgress, IndicatorPlacement) {
    engine.progressAndPlacement(edge)
  }

  /// The progress of a part, and the placement of its floor's page.
  func progressAndFloorPlacement(_ edge: Edge) -> (PullProgress, IndicatorPlacement) {
    engine.progressAndFloorPlacement(edge)
  }

  /// Whether the live gesture moves content past an edge, so that the list must not scroll.
  package var holdsGesture: Bool { engine.holdsGesture }

  /// Whether a run keeps the content from being scrolled.
  var isContentLocked: Bool { engine.isContentLocked }

  /// Whether the engine is moving the content.
  var isMovingContent: Bool { engine.isMovingContent }

  /// The offset last sent to the engine, in points.
  var reportedOffset: Double { reported?.offset ?? 0 }

  // MARK: Sending events

  /// Sends the present scroll metrics.
  func report(isOwnWrite: Bool) {
    var metrics = scroll.metrics
    metrics.innerCanScroll = innerCanScroll
    guard metrics != reported || isOwnWrite else { return }
    reported = metrics
    send(.scrolled(metrics, isOwnWrite: isOwnWrite))
  }

  /// Sends an event to the engine and performs the resulting effects.
  package func send(_ kind: InputEvent.Kind, at time: Double? = nil) {
    if kind.isAny(of: [.contactBegan, .wheelBegan]) { attachment?.gestureBegins() }
    let event = InputEvent(time: time ?? clock.now, kind: kind)
    recorder?(event)
    engine.send(event)
    drain()
    if kind.isAny(of: [.contactEnded, .contactCancelled, .wheelEnded]) {
      attachment?.gestureEnded()
    }
  }

  /// Configures the part at an edge, or (with nil) removes it.
  func configure(_ edge: Edge, _ behavior: Behavior?) {
    send(.configured(edge, behavior))
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    performEffects()
    isDraining = false
    attachment?.reportProgress()
  }

  /// Performs all effects in order; effects added meanwhile are performed too.
  func performEffects() {
    while let effect = engine.nextEffect() {
      effectRecorder?(effect)
      attachment?.perform(effect)
    }
  }
}

extension InputEvent.Kind {
  fileprivate func isAny(of codes: [EventCode]) -> Bool {
    if case .raw(let event) = self { codes.contains(event.code) } else { false }
  }
}
#endif
