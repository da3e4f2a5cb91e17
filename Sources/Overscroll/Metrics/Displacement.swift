/// How far the engine holds the content away from where the scroll view has it.
///
/// Engine bounce only: with native bounce it stays 0. The content can be away from one edge only.
///
/// Stage: metrics.
struct Displacement: Sendable {
  /// The edge that it shows.
  private(set) var edge = Edge.start
  /// Visible points past that edge, 0 or more.
  private(set) var points = 0.0
  /// The finger's travel that shows them, in points.
  private var travel = 0.0

  /// Whether the content is away from its place.
  var isAway: Bool { points > 0 }

  /// The points, plus towards the content's end.
  var signedPoints: Double { edge.sign * points }

  /// Whether the content is away from this edge.
  func isAt(_ edge: Edge) -> Bool {
    points > 0 && self.edge == edge
  }

  /// Shows points past an edge.
  mutating func open(_ points: Double, at edge: Edge) {
    self.edge = edge
    self.points = points
  }

  /// Gives way to content that takes its place.
  mutating func shrink(to points: Double) {
    self.points = min(self.points, points)
  }

  /// A drag begins at the edge.
  mutating func restartTravel() {
    travel = 0
  }

  /// Takes in finger travel; plus leads away from the edge.
  ///
  /// - Returns: The visible points that it leads to; nil when it leads nowhere.
  mutating func drag(by delta: Double, _ band: Resistance) -> Double? {
    let travel = max(0, self.travel + delta)
    guard travel != self.travel else { return nil }
    self.travel = travel
    return band.visible(forRaw: travel)
  }

  /// Continues a drag under another band, from exactly the present points.
  mutating func rebase(_ band: Resistance, at edge: Edge) {
    guard self.edge == edge else { return }
    travel = band.raw(forVisible: points)
  }
}
