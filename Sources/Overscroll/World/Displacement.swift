/// How far the engine displaces the content from the scroll view's position.
///
/// Engine bounce only: with native bounce it is always 0. Only one edge can be open at a time.
struct Displacement: Sendable {
  /// The open edge.
  private(set) var edge = Edge.start
  /// Visible points past that edge, 0 or more.
  private(set) var points = 0.0
  /// The finger's travel for these points.
  private var travel = 0.0

  /// Whether the content is displaced.
  var isAway: Bool { points > 0 }

  /// The points; positive towards the content's end.
  var signedPoints: Double { edge.sign * points }

  /// Whether the content is displaced at this edge.
  func isAt(_ edge: Edge) -> Bool {
    points > 0 && self.edge == edge
  }

  /// Displaces the content past an edge.
  mutating func open(_ points: Double, at edge: Edge) {
    self.edge = edge
    self.points = points
  }

  /// Reduces the displacement, when inserted content replaces it.
  mutating func shrink(to points: Double) {
    self.points = min(self.points, points)
  }

  /// Starts a drag at the edge.
  mutating func restartTravel() {
    travel = 0
  }

  /// Applies finger travel; positive leads away from the edge.
  ///
  /// - Returns: The resulting visible points; nil when nothing moves.
  mutating func drag(by delta: Double, _ band: Resistance) -> Double? {
    let travel = max(0, self.travel + delta)
    guard travel != self.travel else { return nil }
    self.travel = travel
    return band.visible(forRaw: travel)
  }

  /// Continues a drag with another band, from exactly the present points.
  mutating func rebase(_ band: Resistance, at edge: Edge) {
    guard self.edge == edge else { return }
    travel = band.raw(forVisible: points)
  }
}
