/// The rubber band: maps a finger's travel past the edge to the content's distance.
///
/// `f(x) = (1 - 1 / (x * c / d + 1)) * d` with c = 0.55 and d the viewport's length: the curve of
/// UIScrollView as published in 2012 by chpwn (gist by dlindenkreuz). It starts at slope c, is
/// monotonic and never reaches d. An open indicator is part of the content, so the finger moves it
/// one to one up to `held`; the band begins after that.
///
/// Stage: metrics.
package struct Resistance: Equatable, Sendable {
  /// The viewport's length: the band's limit, in points.
  package var viewport: Double
  /// Points held open at the edge, moved without resistance.
  package var held: Double

  /// The published coefficient of the band: its slope at the edge.
  package static let coefficient = 0.55

  /// Describes the band at one edge.
  ///
  /// - Parameters:
  ///   - viewport: The visible length, in points. At 0 or below, nothing moves past `held`.
  ///   - held: Points held open, 0 or more.
  package init(viewport: Double, held: Double) {
    self.viewport = viewport
    self.held = held
  }

  /// The visible distance for a raw travel.
  ///
  /// - Parameter raw: Finger travel past the edge, in points, 0 or more.
  /// - Returns: Visible points past the edge, below `held + viewport`.
  package func visible(forRaw raw: Double) -> Double {
    guard raw > held, viewport > 0 else { return min(raw, held) }
    return held + (1 - 1 / ((raw - held) * Self.coefficient / viewport + 1)) * viewport
  }

  /// The raw travel that shows a distance; the inverse of ``visible(forRaw:)``.
  ///
  /// - Parameter visible: Visible points past the edge. At or above the limit counts as just below.
  /// - Returns: Finger travel, in points, finite.
  package func raw(forVisible visible: Double) -> Double {
    guard visible > held, viewport > 0 else { return min(visible, held) }
    let stretched = min((visible - held) / viewport, 0.999)
    return held + (1 / (1 - stretched) - 1) * viewport / Self.coefficient
  }
}
