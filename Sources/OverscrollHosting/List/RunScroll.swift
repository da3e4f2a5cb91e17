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
    host.scroll(to: bound(edge, host))
  }

  /// The offset at an edge, with what is held open there.
  private func bound(_ edge: Edge, _ host: any ListHost) -> Double {
    edge == .start ? host.offsets.lowerBound : host.offsets.upperBound
  }

  /// Where a scroll ends now: at what its run holds open, or else at its edge.
  private func target(of scroll: EdgeScroll, _ host: any ListHost) -> Double {
    guard scroll.hold > 0 else { return bound(scroll.edge, host) }
    var metrics = host.metrics
    metrics.baseStart += list.engine.resting(at: .start)
    metrics.baseEnd += list.engine.resting(at: .end)
    return metrics.offset(leaving: scroll.hold, at: scroll.edge)
  }

  /// Writes the offset of a frame.
  func advance(at time: Double) {
    guard var scroll, let host = list.host else { return }
    guard scroll.hold == 0 || list.engine.currentRun(scroll.edge) != nil else { return end() }
    let metrics = host.metrics
    if scroll.shown.offset != metrics.offset, scroll.endsInRange {
      guard !host.offsets.contains(metrics.offset) else { return end() }
    }
    scroll.resume(from: metrics.offset, to: target(of: scroll, host))
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

/// A scroll from inside the content to a run that has begun out of view, or back from past an edge.
///
/// The engine moves content past its edges only. UIKit's own animated scroll has a fixed duration,
/// and it is not documented what it does while an inset changes.
struct EdgeScroll {
  let edge: Edge
  /// Points past the edge to scroll to; 0 for a scroll back.
  let hold: Double
  /// Whether it is over once the content is no longer past an edge.
  let endsInRange: Bool
  /// The last frame's time, and the offset that it left.
  var shown: (time: Double, offset: Double)
  private var origin: Double
  private var startedAt: Double
  /// Where it was to end, in the last frame.
  private var target: Double
  private let seconds: Double
  private let curve: Curve

  /// Begins a scroll at an offset, with the opening of a behavior.
  init(to edge: Edge, _ behavior: Behavior, from offset: Double, at time: Double) {
    let hold = behavior.hold.distance
    self.init(to: edge, hold, behavior.opening, from: offset, at: time, endsInRange: false)
  }

  /// Begins a scroll back to an edge, with the closing of a behavior.
  init(
    backTo edge: Edge,
    _ behavior: Behavior,
    from offset: Double,
    at time: Double,
    endsInRange: Bool
  ) {
    self.init(to: edge, 0, behavior.closing, from: offset, at: time, endsInRange: endsInRange)
  }

  private init(
    to edge: Edge,
    _ hold: Double,
    _ timing: MotionTiming,
    from offset: Double,
    at time: Double,
    endsInRange: Bool
  ) {
    self.edge = edge
    self.hold = hold
    self.endsInRange = endsInRange
    shown = (time, offset)
    (origin, target) = (offset, offset)
    startedAt = time
    seconds = timing.seconds
    // A spring begins with the velocity of a pull, which this has not.
    curve = timing.curve ?? .easeInOut
  }

  /// Whether it is over at a time.
  func isOver(at time: Double) -> Bool { time >= startedAt + seconds }

  /// Goes on at the same speed where content that has come before the reader has moved it, or an inset its end.
  ///
  /// - Parameters:
  ///   - offset: The present offset.
  ///   - target: Where it ends now.
  mutating func resume(from offset: Double, to target: Double) {
    guard offset != shown.offset || target != self.target else { return }
    let way = target - offset
    let speed = (self.target - origin) * curve.slope(at: share(at: shown.time))
    // Where in the curve what is left has that speed: it grows from 0 without a bound.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      let left = 1 - curve.value(at: middle)
      let isBefore = curve.slope(at: middle) * abs(way) < abs(speed) * left
      (low, high) = isBefore ? (middle, high) : (low, middle)
    }
    startedAt = shown.time - low * seconds
    origin = target - way / (1 - curve.value(at: low))
    self.target = target
  }

  /// The offset at a time.
  func offset(at time: Double) -> Double {
    guard !isOver(at: time) else { return target }
    return origin + (target - origin) * curve.value(at: share(at: time))
  }

  /// The share of its duration that has passed.
  private func share(at time: Double) -> Double { (time - startedAt) / seconds }
}
