package import Overscroll

/// Scrolls a list to a run that has begun out of view, and back from past an edge.
@MainActor
package final class RunScroll {
  unowned private let list: HostedList
  private var scroll: EdgeScroll? {
    didSet { list.ticker.set(.run, to: scroll != nil) }
  }

  init(_ list: HostedList) {
    self.list = list
  }

  package var isScrolling: Bool { scroll != nil }

  /// Scrolls to the run at an edge, unless it is in view, a finger is down, or nothing is held open.
  package func begin(to edge: Edge, _ behavior: Behavior) {
    guard let host = list.host, behavior.hold.distance > 0, !host.hasGesture else { return }
    guard !list.engine.isMovingContent, list.engine.progress(edge).overscroll == 0 else { return }
    scroll = EdgeScroll(to: edge, behavior, from: host.metrics.offset, at: list.clock.now)
    advance(at: list.clock.now)
  }

  /// Scrolls back content past an edge that the engine does not move, in place of the toolkit's bounce.
  ///
  /// It is not documented whether a scroll view of UIKit that is locked bounces.
  package func beginBack() {
    guard let host = list.host, scroll == nil else { return }
    guard !host.hasGesture, !list.engine.isMovingContent else { return }
    let (offset, range) = (host.metrics.offset, host.offsets)
    guard !range.contains(offset) else { return }
    let edge = offset < range.lowerBound ? Edge.start : .end
    let behavior = list.part(edge)?.behavior ?? .standard
    scroll = EdgeScroll(
      backTo: edge,
      behavior,
      from: offset,
      at: list.clock.now,
      endsInRange: true
    )
  }

  /// Scrolls to the start of the content, or to what is held open there; at once with reduced motion.
  package func beginToStart() {
    guard !list.environment.reduceMotion else { return jump(to: .start) }
    guard let host = list.host, !host.hasGesture, !list.engine.isMovingContent else { return }
    let behavior = list.part(.start)?.behavior ?? .standard
    scroll = EdgeScroll(
      backTo: .start,
      behavior,
      from: host.metrics.offset,
      at: list.clock.now,
      endsInRange: false
    )
  }

  /// Scrolls to an edge at once.
  func jump(to edge: Edge) {
    guard let host = list.host else { return }
    host.scroll(to: edge == .start ? host.offsets.lowerBound : host.offsets.upperBound)
  }

  /// Writes the offset of a frame.
  func advance(at time: Double) {
    guard var scroll, let host = list.host else { return }
    guard scroll.hold == 0 || list.engine.currentRun(scroll.edge) != nil else { return end() }
    var metrics = host.metrics
    metrics.baseStart += list.engine.resting(at: .start)
    metrics.baseEnd += list.engine.resting(at: .end)
    let target = metrics.offset(leaving: scroll.hold, at: scroll.edge)
    if scroll.shown.offset != metrics.offset, scroll.endsInRange {
      guard !host.offsets.contains(metrics.offset) else { return end() }
    }
    scroll.resume(from: metrics.offset, to: target)
    let offset = scroll.offset(at: time)
    self.scroll = scroll
    host.scroll(to: offset)
    self.scroll?.shown = (time, host.metrics.offset)
    guard scroll.isOver(at: time) else { return }
    if scroll.hold > 0 { list.send(.uncoverRequested(scroll.edge), at: time) }
    end()
  }

  /// Ends the scroll, because it is over or something else moves the content.
  package func end() {
    guard let edge = scroll?.edge else { return }
    scroll = nil
    list.part(edge)?.openUnlessMoving()
  }
}
