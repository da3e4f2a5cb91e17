internal import Overscroll
public import OverscrollGraphics

/// MRefresh's look with custom outlines: drawn by the pull, blinking during a run.
///
/// All outlines share one scale; together they fill the rectangle's smaller side, centered, with a
/// line of 1 point. Each begins at its own progress and is complete at 1. Corrected, an outline
/// grows along its length; in the original, by its number of segments, which
/// `Path.subdivided(depth:)` multiplies.
///
/// ```swift
/// let look = MRefreshPathIndicator(pathData: Array("M0 0L100 0L100 100".utf8), depth: 2)
/// ```
///
/// For path data that does not parse, or draws nothing, it draws the circle of
/// ``BuiltinIndicator/mrefresh``, and ``error`` has the reason. Outlines are measured once: a frame
/// allocates nothing.
public struct MRefreshPathIndicator: PullIndicator, Sendable {
  private struct Outline {
    let path: Path
    let count: Int
    let start: Double
  }

  /// The side of the square that outlines are fitted into, in points.
  private static let side = 50.0

  /// Why the circle is drawn instead of the outlines; nil if it is not.
  public let error: PathIndicatorError?
  /// Draws along the length; draws the circle if there is an error.
  private let corrected: MRefreshIndicator
  private let original: [Outline]

  /// Makes the look from SVG path data, the text of a path element's d attribute.
  ///
  /// - Parameters:
  ///   - pathData: The data, in UTF-8.
  ///   - depth: How often its segments are halved, minus one; 0 for not at all.
  /// - Complexity: O(*n*) in the number of resulting segments.
  public init(pathData: [UInt8], depth: Int = 0) {
    let (path, error) = PathDataParser.parsePrefix(pathData)
    if let error {
      self.init(error: .pathData(error))
    } else {
      self.init([PathIndicator.Part(path)], depth: depth)
    }
  }

  /// Makes the look from one or more outlines.
  ///
  /// - Parameters:
  ///   - parts: The outlines, in the order in which they are painted.
  ///   - depth: How often their segments are halved, minus one; 0 for not at all.
  /// - Complexity: O(*n*) in the number of resulting segments.
  public init(_ parts: [PathIndicator.Part], depth: Int = 0) {
    var whole = Path()
    for part in parts { whole.append(part.path.subdivided(depth: depth)) }
    do throws(PathIndicatorError) {
      guard let box = whole.controlBounds else { throw .empty }
      self.init(
        error: nil,
        corrected: MRefreshIndicator(outline: try PathIndicator(parts)),
        original: Self.outlines(parts, depth, fitting: box)
      )
    } catch {
      self.init(error: error)
    }
  }

  private init(
    error: PathIndicatorError?,
    corrected: MRefreshIndicator = MRefreshIndicator(),
    original: [Outline] = []
  ) {
    self.error = error
    self.corrected = corrected
    self.original = original
  }

  private static func outlines(
    _ parts: [PathIndicator.Part],
    _ depth: Int,
    fitting box: Rect
  ) -> [Outline] {
    let fit = Transform.fit(box, in: Rect(x: 0, y: 0, width: side, height: side))
    return parts.map { part in
      let path = part.path.subdivided(depth: depth).transformed(by: fit)
      var count = 0
      for _ in path { count += 1 }
      return Outline(path: path, count: count, start: part.start)
    }
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  /// - Complexity: O(*n*) in the number of all segments.
  public func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    guard error == nil, input.fidelity == .original else {
      return corrected.draw(input, into: &list)
    }
    guard let share = list.beginBlinking(input) else { return }
    let size = min(input.width, input.height) / Self.side
    let middle = Self.side / 2 * size
    list.transform(Transform(a: size, b: 0, c: 0, d: size, tx: -middle, ty: -middle))
    list.beginPath()
    for outline in original {
      let grown = max(0, (share - outline.start) / (1 - outline.start))
      // A single segment is only a move and draws nothing.
      let count = Int(Double(outline.count) * grown)
      if count > 1 { outline.path.append(first: count, to: &list) }
    }
    list.stroke(.foreground, StrokeStyle(width: 1 / size, cap: .butt, join: .miter))
    list.restore()
  }
}
