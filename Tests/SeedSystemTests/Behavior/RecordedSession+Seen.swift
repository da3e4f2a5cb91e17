import Overscroll
import OverscrollTestSupport

/// Values for the originals' checks.
extension RecordedSession {
  /// A list of another length than the usual one, at rest at its start, with native bounce.
  ///
  /// - Parameters:
  ///   - start: The behavior at the start edge.
  ///   - end: The behavior at the end edge.
  ///   - extent: The content's length, in points.
  ///   - viewport: The visible length, in points.
  ///   - baseStart: The host's own inset at the start, in points.
  ///   - baseEnd: The host's own inset at the end, in points.
  init(
    start: Behavior? = nil,
    end: Behavior? = nil,
    extent: Double = 4_000,
    viewport: Double = 640,
    baseStart: Double = 0,
    baseEnd: Double = 0
  ) {
    self.init(.native, start: start, end: end, extent: extent, offset: -baseStart)
    send(.detached, at: 0)
    let metrics = ScrollMetrics(
      offset: -baseStart,
      viewport: viewport,
      extent: extent,
      baseStart: baseStart,
      baseEnd: baseEnd
    )
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.attached, at: 0)
  }

  /// All contributions ordered at an edge so far, in points.
  func contributions(_ edge: Edge = .start) -> [Double] {
    log.compactMap { performed in
      guard performed.effect.edge == edge else { return nil }
      guard case .setContribution(let points) = performed.effect.order else { return nil }
      return points
    }
  }

  /// The visible overscroll at an edge after a frame at a time, in points.
  mutating func gap(at time: Double, _ edge: Edge = .start) -> Double {
    send(.frame, at: time)
    return session.progress(edge).overscroll
  }

  /// The milestones ordered by the last event.
  var milestones: [Milestone] {
    orders.compactMap { if case .reportMilestone(let milestone) = $0 { milestone } else { nil } }
  }

  /// The actions ordered by the last event.
  var starts: Int {
    orders.count { if case .startAction = $0 { true } else { false } }
  }

  /// Moves the touch to an offset and releases there.
  mutating func letGo(at offset: Double, time: Double) {
    scroll(to: offset, at: time)
    send(.contactEnded(id: 1), at: time)
  }
}
