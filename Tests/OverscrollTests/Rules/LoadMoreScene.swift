import Overscroll
import OverscrollTestSupport

/// One edge and one kind of toolkit: the arguments of a test of a load-more.
struct LoadMoreScene: Sendable, CustomStringConvertible {
  let edge: Edge
  let bounce: Bounce

  static var all: [LoadMoreScene] {
    Edge.allCases.flatMap { edge in
      Bounce.allCases.map { LoadMoreScene(edge: edge, bounce: $0) }
    }
  }

  var description: String { "\(edge) edge, \(bounce) bounce" }

  /// The space reserved by the behaviors here, in points.
  static let room = 44.0

  /// A load-more that starts automatically and ends immediately.
  func automatic(
    lead: Lead = .points(300),
    shortContent: ContentPolicy = .fill,
    emptyContent: ContentPolicy = .hide,
    whenExhausted: ExhaustedPolicy = .show,
    budgetPerDrag: Int = 0,
    backOff: Double = 2
  ) throws -> Behavior {
    try Behavior(
      role: .loadMore,
      trigger: .automatic,
      lead: lead,
      hold: Hold(0),
      minimumRunning: 0,
      resultHold: 0,
      resting: Self.room,
      shortContent: shortContent,
      emptyContent: emptyContent,
      whenExhausted: whenExhausted,
      budgetPerDrag: budgetPerDrag,
      backOff: backOff
    )
  }

  /// A session with a load-more here, scrolled to a distance before the end.
  func session(
    _ behavior: Behavior,
    extent: Double = 4_000,
    before distance: Double = 1_000
  ) -> RecordedSession {
    var metrics = ScrollMetrics(offset: 0, viewport: 640, extent: extent)
    place(&metrics, before: distance)
    return RecordedSession(
      bounce,
      start: edge == .start ? behavior : nil,
      end: edge == .end ? behavior : nil,
      extent: extent,
      offset: metrics.offset
    )
  }

  /// Scrolls to a distance before the end of scrolling, reserved space included.
  func scroll(_ session: inout RecordedSession, before distance: Double, at time: Double) {
    var metrics = session.metrics
    place(&metrics, before: distance)
    session.scroll(to: metrics.offset, at: time)
  }

  /// A new gesture begins and ends; it moves nothing.
  func gesture(_ session: inout RecordedSession, at time: Double) {
    session.send(.contactBegan(id: 1, position: 0), at: time)
    session.send(.contactEnded(id: 1), at: time)
  }

  /// Sets the distance of long content to the end of scrolling; short content stays at the start
  /// edge.
  func place(_ metrics: inout ScrollMetrics, before distance: Double) {
    switch edge {
    case .start:
      metrics.offset = distance - Self.room
    case .end:
      let last = max(0, metrics.extent + Self.room - metrics.viewport)
      metrics.offset = last > 0 ? last - distance : 0
    }
  }
}
