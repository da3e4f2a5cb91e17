#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// The engine's session on one axis of one scroll view: sends events and drains effects.
///
/// It holds the scroll view weakly. Four properties are observed with KVO, so that the app keeps
/// its own scroll view delegate.
@MainActor
final class ScrollViewSession {
  let clock: any FrameClock
  private(set) weak var scrollView: UIScrollView?
  /// Performs the effects.
  weak var attachment: Attachment?

  // Properties that are accessed at every offset change are not checked at run time for overlapping
  // accesses; the checks were half of the cost. An access ends before anything else is called,
  // since the engine has no callbacks.

  // Saves 258 of 448 instructions of a change inside the content.
  @exclusivity(unchecked) private var engine: Session
  // Saves 295 of 485 instructions.
  @exclusivity(unchecked) private var input: InputTranslation
  private let writer = ScrollViewWriter()
  private let pictures: PictureTiming
  private var lock: ScrollLock?
  private var edgeScroll: EdgeScroll?
  /// Whether a part has a lead in items.
  var countsItems = false
  private var isDraining = false
  /// Whether the engine was moving the content before the present event.
  private var wasMovingContent = false
  /// Whether content may rest past an edge with nothing left to move it.
  private var mayBePastEdge = false

  init(
    _ axis: Axis,
    of scrollView: UIScrollView,
    _ clock: any FrameClock,
    _ pictures: PictureTiming
  ) {
    self.scrollView = scrollView
    self.clock = clock
    self.pictures = pictures
    engine = Session(axis: axis, bounce: .native)
    input = InputTranslation(axis: axis)
    input.resize(to: input.geometry.length(scrollView.contentSize))
    writer.insetChanged(scrollView, input.geometry)
  }

  // MARK: State

  var axis: Axis { engine.axis }

  func phase(_ edge: Edge) -> Phase { engine.phase(edge) }

  func progress(_ edge: Edge) -> PullProgress { engine.progress(edge) }

  func currentRun(_ edge: Edge) -> RunToken? { engine.currentRun(edge) }

  func progressAndPlacement(_ edge: Edge) -> (PullProgress, IndicatorPlacement) {
    engine.progressAndPlacement(edge)
  }

  /// The progress of a part, and the frame of its floor's page, in the content's coordinates.
  func floor(_ edge: Edge, in scrollView: UIScrollView) -> (PullProgress, CGRect) {
    let (progress, placement) = engine.progressAndFloorPlacement(edge)
    return (progress, frame(of: placement, at: edge, in: scrollView))
  }

  /// Whether the scroll view is in a window and has a size.
  var isInWindow: Bool {
    guard let scrollView, scrollView.window != nil else { return false }
    return input.geometry.length(scrollView.bounds.size) > 0
  }

  /// Whether the content is being scrolled to a run.
  var isScrollingToRun: Bool { edgeScroll != nil }

  /// Whether the content is being moved, or a pull at an edge holds it.
  func isMovingContent(at edge: Edge) -> Bool {
    edgeScroll != nil || engine.isMovingContent
      || (input.hasGesture && engine.progress(edge).overscroll > 0)
  }

  /// Whether we contribute to an edge's inset.
  func hasRoom(at edge: Edge) -> Bool { writer.contribution(at: edge) > 0 }

  /// The frame of an indicator, in the content's coordinates.
  func frame(
    of placement: IndicatorPlacement,
    at edge: Edge,
    in scrollView: UIScrollView
  ) -> CGRect {
    let geometry = input.geometry
    let ours = writer.contribution(at: edge)
    let inset = scrollView.adjustedContentInset[geometry.side(edge)] - ours
    let offset = geometry.offset(of: scrollView)
    let length = geometry.length(scrollView.bounds.size)
    let position: Double
    switch edge {
    case .start:
      position = offset + Double(inset) + placement.position
    case .end:
      position = offset + length - Double(inset) - placement.position - placement.extent
    }
    return geometry.frame(at: position, length: placement.extent, in: scrollView)
  }

  /// The length of the content, in points.
  var contentLength: Double { input.geometry.extent }

  /// The visible length along the axis, in points.
  var viewport: Double { scrollView.map { input.geometry.length($0.bounds.size) } ?? 0 }

  /// The frame of a given length beyond an edge, in the content's coordinates.
  func frame(beyond edge: Edge, length: Double) -> CGRect? {
    guard let scrollView else { return nil }
    let position = edge == .start ? -length : input.geometry.extent
    return input.geometry.frame(at: position, length: length, in: scrollView)
  }

  // MARK: KVO and gestures

  /// Observes the scroll view until the observations are released.
  ///
  /// They retain the attachment, so it lives at least as long as they do.
  func observe(for attachment: Attachment) -> [NSKeyValueObservation] {
    guard let scrollView else { return [] }
    return [
      scrollView.observe(\.contentOffset) { scrollView, _ in
        MainActor.assumeIsolated { attachment.session.offsetChanged(scrollView) }
      },
      scrollView.observe(\.contentInset) { scrollView, _ in
        MainActor.assumeIsolated { attachment.session.insetChanged(scrollView) }
      },
      scrollView.observe(\.contentSize) { scrollView, _ in
        MainActor.assumeIsolated { attachment.session.contentChanged(scrollView) }
      },
      scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
        MainActor.assumeIsolated { attachment.session.panChanged(pan) }
      },
    ]
  }

  @inline(__always)  // saves 26 instructions of 212 a change inside the content
  private func offsetChanged(_ scrollView: UIScrollView) {
    if writer.isWriting || input.isInserting { return }
    if engine.isMovingContent, input.isBounce(scrollView) {
      return writer.moveBack(scrollView, input.geometry, isInMotion: wasMovingContent)
    }
    if edgeScroll != nil { endScroll() }
    report(scrollView, isOwnWrite: false)
  }

  private func insetChanged(_ scrollView: UIScrollView) {
    writer.insetChanged(scrollView, input.geometry)
  }

  private func contentChanged(_ scrollView: UIScrollView) {
    guard let length = input.newLength(of: scrollView), !input.isInserting else { return }
    report(isOwnWrite: false)
    resize(to: length, insertedBefore: nil)
  }

  /// Changes the content; all growth counts as before what is being read.
  func insertBeforeReader(_ change: () -> Void) {
    guard let scrollView else { return change() }
    report(isOwnWrite: false)
    input.beginInserting()
    change()
    scrollView.layoutIfNeeded()
    input.endInserting()
    guard let length = input.newLength(of: scrollView) else { return }
    resize(to: length, insertedBefore: length - input.geometry.extent)
  }

  private func resize(to length: Double, insertedBefore growth: Double?) {
    input.resize(to: length)
    attachment?.contentLengthChanged()
    attachment?.updateItems {
      send(.contentChanged(extent: length, insertedBefore: growth))
    }
    report(isOwnWrite: false)
  }

  private func panChanged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      guard !input.hasGesture else { return }
      if edgeScroll != nil { endScroll() }
      report(isOwnWrite: false)
      for part in attachment?.parts ?? [] { part.gestureBegins() }
      let inner = scrollView.map { InputTranslation.innerScrollViews(of: $0, under: pan) } ?? []
      send(input.beginGesture(isTouch: pan.numberOfTouches > 0, over: inner))
    case .ended:
      endGesture(isLetGo: true)
    case .cancelled, .failed, .possible:
      endGesture(isLetGo: false)
    @unknown default:
      endGesture(isLetGo: false)
    }
  }

  private func endGesture(isLetGo: Bool) {
    guard input.hasGesture else { return }
    report(isOwnWrite: false)
    for event in input.endGesture(isLetGo: isLetGo) { send(event) }
    for part in attachment?.parts ?? [] { part.liftRefusal() }
  }

  // MARK: Sending events

  /// Sends the present scroll metrics.
  ///
  /// A movement by the engine does not count as scrolling, whatever causes the report.
  func report(isOwnWrite: Bool) {
    guard let scrollView else { return }
    report(scrollView, isOwnWrite: isOwnWrite || engine.isMovingContent)
  }

  private func report(_ scrollView: UIScrollView, isOwnWrite: Bool) {
    if writer.isContributing { renewReplacedInsets(scrollView) }
    var metrics = metrics(of: scrollView)
    input.complete(&metrics)
    if countsItems, let items = ListItems(of: scrollView) {
      (metrics.itemsToStart, metrics.itemsToEnd) = (items.before, items.after)
    }
    let time = clock.now
    // Inside the content, where scrolling has no effect, nothing else is needed.
    if !isOwnWrite, engine.scrollQuietly(to: metrics, at: time) { return }
    if engine.scroll(to: metrics, isOwnWrite: isOwnWrite, at: time) { drain(at: time) }
  }

  @inline(__always)
  private func metrics(of scrollView: UIScrollView) -> ScrollMetrics {
    input.geometry.metrics(
      of: scrollView,
      writer.included(at: .start),
      writer.included(at: .end)
    )
  }

  /// Sends an event to the engine and performs the resulting effects.
  func send(_ kind: InputEvent.Kind, at time: Double? = nil) {
    engine.send(InputEvent(time: time ?? clock.now, kind: kind))
    drain()
  }

  /// Configures the part at an edge, or (with nil) removes it.
  ///
  /// The next ``drain(at:)`` performs the effects.
  func configure(_ edge: Edge, _ behavior: Behavior?) {
    if behavior == nil {
      mayBePastEdge = true
    } else if let scrollView {
      writer.makeBounce(scrollView, along: axis)
    }
    engine.configure(edge, behavior, at: clock.now)
    updateLock()
  }

  // MARK: Locking the content

  /// Locks the content during a run that says so.
  private func updateLock() {
    guard engine.isContentLocked != (lock != nil), let scrollView else { return }
    if let lock {
      self.lock = nil
      lock.open()
    } else {
      let lock = ScrollLock(scrollView)
      self.lock = lock
      lock.close()
      scrollBack(scrollView)
    }
  }

  /// Scrolls back content past an edge that the engine does not move, in place of UIKit's bounce.
  ///
  /// It is not documented whether a scroll view that is locked bounces.
  private func scrollBack(_ scrollView: UIScrollView) {
    guard edgeScroll == nil, !input.hasGesture, !engine.isMovingContent else { return }
    let offset = input.geometry.offset(of: scrollView)
    let range = input.geometry.range(of: scrollView)
    guard offset < range.first || offset > range.last else { return }
    let edge = offset < range.first ? Edge.start : .end
    let behavior = attachment?.part(edge)?.behavior ?? .standard
    edgeScroll = EdgeScroll(backTo: edge, behavior, from: offset, at: clock.now)
    attachment?.updateFrames()
  }

  // MARK: Scrolling to a run

  /// Scrolls to the run at an edge, unless it is in view, a finger is down, or nothing is held open.
  func scroll(to edge: Edge, _ behavior: Behavior) {
    guard let scrollView, behavior.hold.distance > 0, !input.hasGesture else { return }
    guard progress(edge).overscroll == 0, !engine.isMovingContent else { return }
    let offset = input.geometry.offset(of: scrollView)
    edgeScroll = EdgeScroll(to: edge, behavior, from: offset, at: clock.now)
    advanceScroll(at: clock.now)
    attachment?.updateFrames()
  }

  /// Scrolls to an edge at once.
  func bring(_ edge: Edge) {
    guard let scrollView else { return }
    let range = input.geometry.range(of: scrollView)
    move(to: edge == .start ? range.first : range.last)
  }

  /// Writes the offset of a frame.
  func advanceScroll(at time: Double) {
    guard let scroll = edgeScroll, let scrollView else { return }
    guard scroll.hold == 0 || currentRun(scroll.edge) != nil else { return endScroll() }
    var metrics = metrics(of: scrollView)
    metrics.baseStart += engine.resting(at: .start)
    metrics.baseEnd += engine.resting(at: .end)
    let target = metrics.offset(leaving: scroll.hold, at: scroll.edge)
    move(to: scroll.offset(at: time, to: target))
    guard scroll.isOver(at: time) else { return }
    if scroll.hold > 0 {
      engine.uncover(scroll.edge, at: time)
      drain()
    }
    endScroll()
  }

  /// Ends the scroll, because it is over or something else moves the content.
  private func endScroll() {
    guard let edge = edgeScroll?.edge else { return }
    edgeScroll = nil
    attachment?.updateFrames()
    attachment?.part(edge)?.openUnlessMoving()
  }

  /// Records that there is no more to load at an edge.
  func exhaust(_ edge: Edge) {
    engine.exhaust(edge, at: clock.now)
    drain()
  }

  /// Sets whether both parts may run at the same time.
  func allow(_ concurrency: Concurrency) {
    engine.allow(concurrency, at: clock.now)
    drain()
  }

  /// Restores the scroll view.
  func detach() {
    mayBePastEdge = true
    send(.detached)
  }

  /// Ends the parts at edges that are being removed, and their bounce.
  func end(_ edges: [Edge]) {
    for edge in edges { engine.configure(edge, nil, at: clock.now) }
    drain()
    updateLock()
    if let scrollView { writer.endBounce(scrollView, along: axis) }
  }

  // MARK: Performing effects

  /// Performs all effects in order; effects added meanwhile are performed too.
  ///
  /// - Parameter time: The present time, if known.
  func drain(at time: Double? = nil) {
    guard !isDraining else { return }
    isDraining = true
    let hasEffects = performEffects()
    isDraining = false
    // A motion neither begins nor ends without an effect.
    if hasEffects {
      wasMovingContent = engine.isMovingContent
      updateLock()
    }
    if mayBePastEdge {
      mayBePastEdge = false
      bringIntoRange()
    }
    pictures.setNeedsPicture(at: time ?? clock.now, isFrame: false)
  }

  /// Performs all effects now, also in a callback of one of them; returns whether there were any.
  @discardableResult
  func performEffects() -> Bool {
    guard let first = engine.nextEffect() else { return false }
    performAll(from: first)
    return true
  }

  /// A separate function: retaining the attachment is half of the cost of a change without effects.
  private func performAll(from first: Effect) {
    // An effect may remove the last part, which releases the attachment.
    withExtendedLifetime(attachment) { attachment in
      var next: Effect? = first
      while let effect = next {
        attachment?.perform(effect)
        next = engine.nextEffect()
      }
    }
  }

  /// Sets our contribution to an edge's inset, in points.
  func contribute(_ points: Double, at edge: Edge) {
    guard let scrollView else { return }
    writer.contribute(CGFloat(points), at: edge, of: scrollView, input.geometry)
    report(isOwnWrite: true)
  }

  /// Sets the engine's offset.
  func move(to offset: Double) {
    guard let scrollView else { return }
    writer.move(to: offset, of: scrollView, input.geometry, isInMotion: wasMovingContent)
    report(isOwnWrite: true)
  }

  /// Sets whether the axis counts from right to left; our inset shares change sides.
  func mirror(_ isMirrored: Bool) {
    guard input.geometry.isMirrored != isMirrored else { return }
    let shares = Edge.allCases.map { ($0, Double(writer.contribution(at: $0))) }
    for (edge, points) in shares where points > 0 { contribute(0, at: edge) }
    input.mirror(isMirrored)
    writer.forgetShares()
    for (edge, points) in shares where points > 0 { contribute(points, at: edge) }
  }

  /// Adds our share again to an inset that the app has replaced.
  ///
  /// UIKit may have clamped the offset to the inset without our share; it is restored.
  private func renewReplacedInsets(_ scrollView: UIScrollView) {
    guard let replaced = writer.replacedShares(of: scrollView, input.geometry),
      writer.beginRenewal(at: clock.now)
    else { return }
    let clamped = input.clampedOffset(scrollView)
    if replaced.start { contribute(Double(writer.contribution(at: .start)), at: .start) }
    if replaced.end { contribute(Double(writer.contribution(at: .end)), at: .end) }
    if let clamped {
      let range = input.geometry.range(of: scrollView)
      move(to: min(max(clamped, range.first), range.last))
    }
    writer.endRenewal()
  }

  /// Scrolls content back to its edge if it rests past it and nothing else will move it.
  private func bringIntoRange() {
    guard let scrollView, !input.hasGesture else { return }
    let offset = input.geometry.offset(of: scrollView)
    let range = input.geometry.range(of: scrollView)
    let target = min(max(offset, range.first), range.last)
    guard target != offset, !scrollView.isDecelerating else { return }
    move(to: target)
  }
}
#endif
