/// An event as plain numbers: what the session reads, a trace writes and a page sends.
///
/// Swift hosts make one by name, as ``InputEvent/Kind/contactBegan(id:position:)``. What each number
/// means is said at its code; the others are not read. A behavior is no number: see
/// ``Session/configure(_:_:at:)``.
///
/// Stage: input.
public struct RawEvent: Equatable, Sendable {
  /// What happened.
  @usableFromInline package var code: EventCode
  /// The edge whose part is meant.
  package var edge: Edge
  /// A contact's id, a run's number, a source of requests or a reading direction.
  package var number: Int
  /// How a run ended.
  package var outcome: Outcome
  /// Momentum, own write, less motion, loading, or whether y counts.
  @usableFromInline package var flag: Bool
  /// A position, a delta, an extent or a scale.
  package var x: Double
  /// Points inserted before the reader.
  package var y: Double
  /// The scroll view's numbers.
  @usableFromInline package var metrics: ScrollMetrics

  /// Notes an event.
  ///
  /// - Parameters:
  ///   - code: What happened.
  ///   - edge: The edge whose part is meant.
  ///   - number: What the code says.
  ///   - outcome: How a run ended.
  ///   - flag: What the code says.
  ///   - x: What the code says.
  ///   - y: Points inserted before the reader.
  ///   - metrics: The scroll view's numbers.
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

  /// Who asks for a run, of `beginRequested`.
  package var source: BeginSource {
    get { BeginSource(rawValue: UInt8(truncatingIfNeeded: number)) ?? .program }
    set { number = Int(newValue.rawValue) }
  }

  /// The reading direction, of `environmentChanged`.
  package var direction: LayoutDirection {
    get { LayoutDirection(rawValue: UInt8(truncatingIfNeeded: number)) ?? .leftToRight }
    set { number = Int(newValue.rawValue) }
  }

  /// The sum of the sizes of all numbers, which is not finite where one of them is not.
  var size: Double { abs(x) + abs(y) + metrics.size }

  /// No number and no sum of an event's numbers is above this, in points or seconds.
  static let largestSize = 1e12
}
