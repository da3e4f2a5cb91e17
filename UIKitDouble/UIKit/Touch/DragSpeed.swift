/// The speed of a touch at a moment, in points per second.
struct DragSpeed {
  /// A place of the touch.
  typealias Sample = (time: TimeInterval, point: CGPoint)

  /// The speed with which the content goes on: zero after a pause of a tenth of a second.
  private(set) var present = CGPoint.zero
  /// The speed that a delegate is told, recorded: that of the last movement, even after a pause,
  /// unless that was a slow one.
  private(set) var told = CGPoint.zero
  /// The seconds over which ``present`` is the mean.
  private(set) var window: TimeInterval = 0

  /// The time, in seconds, over which a speed is measured.
  static let span: TimeInterval = 0.1
  /// A pause that is not one yet: an ended touch comes a little later than its last movement.
  private static let grace: TimeInterval = 1.0 / 60
  /// Below it nothing is told after a pause; recorded to be between 187.5 and 625.
  private static let slowestTold: CGFloat = 250

  init(_ samples: [Sample], now: TimeInterval) {
    guard let last = samples.last else { return }
    let isPause = now - last.time > Self.span
    if let first = samples.first(where: { $0.time >= last.time - Self.span - 1e-9 }) {
      let mean = Self.mean(first, last, over: last.time - first.time)
      let isSlow = max(abs(mean.x), abs(mean.y)) < Self.slowestTold
      told = isPause && isSlow ? .zero : mean
    }
    guard let first = samples.first(where: { $0.time >= now - Self.span - 1e-9 }) else { return }
    window = max(last.time - first.time, now - first.time - Self.grace)
    present = Self.mean(first, last, over: window)
  }

  /// The content's, which moves against the touch.
  var ofContent: DragSpeed {
    var opposite = self
    opposite.present = CGPoint(x: -present.x, y: -present.y)
    opposite.told = CGPoint(x: -told.x, y: -told.y)
    return opposite
  }

  /// With both speeds in other coordinates.
  func mapped(_ map: (CGPoint) -> CGPoint) -> DragSpeed {
    var mapped = self
    (mapped.present, mapped.told) = (map(present), map(told))
    return mapped
  }

  private static func mean(_ a: Sample, _ b: Sample, over time: TimeInterval) -> CGPoint {
    guard time > 0 else { return .zero }
    return CGPoint(x: (b.point.x - a.point.x) / time, y: (b.point.y - a.point.y) / time)
  }
}
