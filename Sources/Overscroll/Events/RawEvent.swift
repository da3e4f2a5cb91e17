/// An event as plain numbers, for sessions, recordings and hosts in another language.
///
/// Swift hosts use named constructors, such as ``InputEvent/Kind/contactBegan(id:position:)``. Each
/// event code documents the numbers it uses; the others are ignored. A behavior is not a number:
/// see ``Session/configure(_:_:at:)``.
@usableFromInline package struct RawEvent: Equatable, Sendable {
  /// What happened.
  @usableFromInline package var code: EventCode
  /// The edge of the part that the event is for.
  package var edge: Edge
  /// A contact's id, a run's number, a begin source or a layout direction.
  package var number: Int
  /// How a run ended.
  package var outcome: Outcome
  /// Momentum, own write, less motion, loading, an open floor, runs at a time, or whether y counts.
  @usableFromInline package var flag: Bool
  /// A position, a delta, an extent, a scale or a delay.
  package var x: Double
  /// Points inserted before the reader.
  package var y: Double
  /// The scroll metrics.
  @usableFromInline package var metrics: ScrollMetrics

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - code: What happened.
  ///   - edge: The edge of the part that the event is for.
  ///   - number: Depends on the code.
  ///   - outcome: How a run ended.
  ///   - flag: Depends on the code.
  ///   - x: Depends on the code.
  ///   - y: Points inserted before the reader.
  ///   - metrics: The scroll metrics.
  package init(
    _ code: EventCode,
    edge: Edge = .start,
    number: Int = 0,
    outcome: Outcome = .succeeded,
    flag: Bool = false,
    x: Double = 0,
    y: Double = 0,
    metrics: ScrollMetrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0)
  ) {
    self.code = code
    self.edge = edge
    self.number = number
    self.outcome = outcome
    self.flag = flag
    self.x = x
    self.y = y
    self.metrics = metrics
  }

  /// What requested the run, for `beginRequested`.
  package var source: BeginSource {
    get { BeginSource(rawValue: UInt8(truncatingIfNeeded: number)) ?? .program }
    set { number = Int(newValue.rawValue) }
  }

  /// The layout direction, for `environmentChanged`.
  package var direction: LayoutDirection {
    get { LayoutDirection(rawValue: UInt8(truncatingIfNeeded: number)) ?? .leftToRight }
    set { number = Int(newValue.rawValue) }
  }

  /// The sum of the absolute values, which is not finite if one of them is not.
  var size: Double { abs(x) + abs(y) + metrics.size }

  /// Upper limit of the sum of the absolute values of an event, in points or seconds.
  static let largestSize = 1e12
}

/// The kinds of events as numbers, for recordings and for hosts in another language.
///
/// ``InputEvent/Kind`` has a constructor of each name, which says what it means. Each code stands beside what
/// it uses of a ``RawEvent``.
@usableFromInline
package enum EventCode: UInt8, CaseIterable, Sendable {
  case contactBegan  // number, x
  case contactMoved  // number, x
  case contactEnded  // number
  case contactCancelled  // number
  case wheelBegan
  case wheelMoved  // x, flag
  case wheelEnded
  case scrolled  // metrics, flag
  case contentChanged  // x, y, and flag where y counts
  case attached
  case shown
  case hidden
  case detached
  case environmentChanged  // flag for less motion, x for scale
  case beginRequested  // edge, source, x
  case externalLoadingChanged  // edge, flag
  case actionFinished  // edge, number of the run, outcome
  case cancelRequested  // edge
  case resetRequested  // edge
  case floorRequested  // edge, flag
  case frame
  case woke
  case exhaustRequested  // edge
  case uncoverRequested  // edge
  case concurrencyChanged  // flag where both may run
  case prefetchFinished  // edge, number of the run
}
