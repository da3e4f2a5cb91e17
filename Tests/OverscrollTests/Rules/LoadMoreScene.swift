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

  /// The room that the behaviors here keep, in points.
  static let room = 44.0

  /// A load-more that starts by itself and ends at once.
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

  /// A session with a load-more here, its content so many points before where scrolling ends.
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

  /// Scrolls to so many points before where scrolling ends, the room included.
  func scroll(_ session: inout RecordedSession, before distance: Double, at time: Double) {
    var metrics = session.metrics
    place(&metrics, before: distance)
    session.scroll(to: metrics.offset, at: time)
  }

  /// A new gesture begins and is over; it moves nothing.
  func gesture(_ session: inout RecordedSession, at time: Double) {
    session.send(.contactBegan(id: 1, position: 0), at: time)
    session.send(.contactEnded(id: 1), at: time)
  }

  /// Puts content that is long enough at a distance before the end of scrolling; short content
  /// stays at the start edge.
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
