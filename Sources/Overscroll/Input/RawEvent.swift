/// An event as plain numbers: what crosses the border to a host in another language.
///
/// Swift hosts send ``InputEvent``s, which become these. What each number means is said at its code;
/// the others are not read. A behavior is no number: see ``Session/configure(_:_:at:)``.
///
/// Stage: input.
public struct RawEvent: Equatable, Sendable {
  /// What happened.
  public var code: EventCode
  /// Seconds.
  public var time: Double
  /// The edge whose part is meant.
  public var edge: Edge
  /// A contact's id, or a run's number.
  public var number: Int
  /// How a run ended.
  public var outcome: Outcome
  /// Momentum, own write, less motion, loading, or whether y counts.
  public var flag: Bool
  /// A position, a delta, an extent or a scale.
  public var x: Double
  /// Points inserted before the reader.
  public var y: Double
  /// The scroll view's numbers.
  public var metrics: ScrollMetrics

  /// Notes an event.
  ///
  /// - Parameters:
  ///   - code: What happened.
  ///   - time: Seconds.
  ///   - edge: The edge whose part is meant.
  ///   - number: A contact's id, or a run's number.
  ///   - outcome: How a run ended.
  ///   - flag: What the code says.
  ///   - x: What the code says.
  ///   - y: Points inserted before the reader.
  ///   - metrics: The scroll view's numbers.
  public init(
    _ code: EventCode,
    time: Double,
    edge: Edge = .start,
    number: Int = 0,
    outcome: Outcome = .succeeded,
    flag: Bool = false,
    x: Double = 0,
    y: Double = 0,
    metrics: ScrollMetrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0)
  ) {
    self.code = code
    self.time = time
    self.edge = edge
    self.number = number
    self.outcome = outcome
    self.flag = flag
    self.x = x
    self.y = y
    self.metrics = metrics
  }

  /// Whether every number is finite and of a size that cannot overflow further on.
  ///
  /// One sum, since a sum of sizes with a number in it that is not finite is not finite either.
  var isUsable: Bool {
    let size = abs(time) + abs(x) + abs(y) + metrics.size
    return size <= Self.largestSize  // false for NaN as well
  }

  /// No number and no sum of an event's numbers is above this, in points or seconds.
  static let largestSize = 1e12
}
