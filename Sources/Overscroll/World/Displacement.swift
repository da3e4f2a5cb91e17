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

/// The rubber band: maps a finger's travel past the edge to the content's distance.
///
/// `f(x) = (1 - 1 / (x * c / d + 1)) * d` with c = 0.55 and d the viewport's length: the curve of
/// UIScrollView as published in 2012 by chpwn (gist by dlindenkreuz). It starts at slope c, is
/// monotonic and never reaches d. An open indicator is part of the content, so the finger moves it
/// one to one up to `held`; the band begins after that. A behavior's drag changes c and d.
package struct Resistance: Equatable, Sendable {
  /// The viewport's length: the band's limit, in points, unless the drag's is shorter.
  package var viewport: Double
  /// Points held open at the edge, moved without resistance.
  package var held: Double
  /// The band's slope and limit.
  package var drag: Drag

  /// The published coefficient of the band: its slope at the edge.
  package static let coefficient = 0.55

  /// Describes the band at one edge.
  ///
  /// - Parameters:
  ///   - viewport: The visible length, in points. At 0 or below, nothing moves past `held`.
  ///   - held: Points held open, 0 or more.
  ///   - drag: The band's slope and limit.
  package init(viewport: Double, held: Double, drag: Drag = Drag()) {
    self.viewport = viewport
    self.held = held
    self.drag = drag
  }

  /// The points that the band never reaches.
  private var limit: Double { drag.limit > 0 ? min(drag.limit, viewport) : viewport }

  private var slope: Double { Self.coefficient * drag.rate }

  /// The visible distance for a raw travel.
  ///
  /// - Parameter raw: Finger travel past the edge, in points, 0 or more.
  /// - Returns: Visible points past the edge, below `held` and the limit.
  package func visible(forRaw raw: Double) -> Double {
    guard raw > held, viewport > 0 else { return min(raw, held) }
    return held + (1 - 1 / ((raw - held) * slope / limit + 1)) * limit
  }

  /// The raw travel that shows a distance; the inverse of ``visible(forRaw:)``.
  ///
  /// - Parameter visible: Visible points past the edge. At or above the limit counts as just below.
  /// - Returns: Finger travel, in points, finite.
  package func raw(forVisible visible: Double) -> Double {
    guard visible > held, viewport > 0 else { return min(visible, held) }
    let stretched = min((visible - held) / limit, 0.999)
    return held + (1 / (1 - stretched) - 1) * limit / slope
  }
}
