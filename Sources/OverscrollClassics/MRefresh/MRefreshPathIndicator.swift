internal import Overscroll
public import OverscrollGraphics
public import OverscrollIndicators
public import OverscrollLooks
internal import OverscrollPaths

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
/// `PullStyle.mrefresh`, and ``error`` has the reason. Outlines are measured once: a frame
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
  /// The thickness of the line, in points, 0 or more; 0 draws no line.
  public var lineWidth = 1.0
  /// The color of the line.
  public var stroke = PaletteSlot.foreground
  /// The color that fills what is drawn of the outlines; nil for none.
  public var fill: PaletteSlot?
  /// Draws along the length; nil if there is an error.
  private let corrected: PathIndicator?
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
        corrected: try PathIndicator(parts),
        original: Self.outlines(parts, depth, fitting: box)
      )
    } catch {
      self.init(error: error)
    }
  }

  private init(
    error: PathIndicatorError?,
    corrected: PathIndicator? = nil,
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
      for _ in path.elements { count += 1 }
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
    guard let corrected else { return MRefreshIndicator().draw(input, into: &list) }
    guard let share = list.beginBlinking(input) else { return }
    let isOriginal = input.fidelity == .original
    let size = min(input.width, input.height) / (isOriginal ? Self.side : PathIndicator.side)
    let middle = isOriginal ? Self.side / 2 * size : 0
    list.transform(Transform(a: size, b: 0, c: 0, d: size, tx: -middle, ty: -middle))
    list.beginPath()
    if isOriginal {
      addSegments(share, to: &list)
    } else {
      corrected.add(pulled: share, to: &list)
    }
    if let fill { list.fill(fill) }
    if lineWidth > 0, lineWidth.isFinite {
      let width = lineWidth / size
      list.stroke(
        stroke,
        isOriginal ? StrokeStyle(width: width, cap: .butt, join: .miter) : StrokeStyle(width: width)
      )
    }
    list.restore()
  }

  private func addSegments(_ share: Double, to list: inout DisplayList) {
    for outline in original {
      let grown = max(0, (share - outline.start) / (1 - outline.start))
      // A single segment is only a move and draws nothing.
      let count = Int(Double(outline.count) * grown)
      if count > 1 { outline.path.append(first: count, to: &list) }
    }
  }
}
