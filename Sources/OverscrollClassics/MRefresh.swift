public import Overscroll
public import OverscrollGraphics
public import OverscrollIndicators
public import OverscrollLooks
internal import OverscrollPaths

extension PullStyle {
  /// MRefresh with its circle, corrected.
  public static var mrefresh: PullStyle { mrefresh(.corrected) }

  /// MRefresh with its circle.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style.
  public static func mrefresh(_ fidelity: Fidelity) -> PullStyle {
    let look = Look(.mrefresh, MRefreshIndicator(), traits: tintedTraits())
    // UIColor.blue, and black for outlines.
    var style = PullStyle(
      look,
      accent: (0x0000FF, 0x8C9BFF),
      behavior: .mrefresh(fidelity),
      fidelity: fidelity
    )
    (style.light.foreground, style.dark.foreground) = (0x000000, 0xFFFFFF)
    return style
  }
}

/// MRefresh's look: a circle that the pull draws to 324 degrees, blinking during a run.
///
/// Its line lies just inside the rectangle; in the original half of it lay outside of the view,
/// where a host would clip it. It begins at 22.5 degrees above the right and goes clockwise. During
/// a run it fades to 0.3 and back in 1.6 seconds; at the end it shrinks to nothing in a tenth of a
/// second and fades in the second half of that. Instead of the circle it may have another look's
/// outline; for one that grows piece by piece, as in the original, use ``MRefreshPathIndicator``.
package struct MRefreshIndicator: PullIndicator, Sendable {
  private let outline: PathIndicator?

  /// Makes the look.
  ///
  /// - Parameter outline: The look whose outline is drawn instead of the circle: as large as fits,
  ///   with a line of 1 point, along its length.
  package init(outline: PathIndicator? = nil) {
    self.outline = outline
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    guard let share = list.beginBlinking(input) else { return }
    if let outline {
      // From the square of 26 points into which the other look's outline is scaled.
      let size = min(input.width, input.height) / 26
      list.transform(.scale(x: size, y: size))
      list.beginPath()
      outline.add(pulled: share, to: &list)
      list.stroke(.foreground, StrokeStyle(width: 1 / size))
    } else {
      list.beginPath()
      list.arc(
        center: .zero,
        radius: max(min(input.width, input.height) / 2 - 1, 0),
        start: -.pi / 8,
        sweep: share * 1.8 * .pi
      )
      list.stroke(.accent, StrokeStyle(width: 2, cap: .butt))
    }
    list.restore()
  }
}

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

// MRefresh's animations, for any figure.
extension DisplayList {
  /// Moves the origin to the center and applies MRefresh's blinking, shrinking and fading.
  ///
  /// A load-more that failed and waits for a tap gets a cross: MRefresh had none.
  ///
  /// - Parameter input: The state to draw.
  /// - Returns: The fraction of the figure to draw, with a restore to follow; nil if nothing is
  ///   visible.
  mutating func beginBlinking(_ input: IndicatorInput) -> Double? {
    guard !input.isWithoutRoom else { return nil }
    var share = input.pulledShare
    var size = 1.0
    var strength = 1.0
    switch input.phase {
    case .idle, .pulling:
      if input.isWaiting { share = 0 }
    case .armed:
      share = 1
    case .running:
      share = 1
      // A linear decrease and increase, starting from full.
      let turn = fraction(input.secondsInPhase / 1.6)
      strength = 0.3 + 0.7 * (2 * turn - 1).magnitude
    case .finishing:
      share = 1
      let gone = input.secondsInPhase / 0.1
      strength = gone < 0.5 ? 1 : 2 - 2 * gone
      if !input.environment.reduceMotion { size = 1 - gone }
    case .exhausted:
      share = 0
    }
    if case .finishing(.failed) = input.shown.phase, input.role == .loadMore, !input.trigger.isPull
    {
      cross(input)
    }
    guard share > 0, strength > 0, size > 0 else { return nil }
    save()
    transform(
      Transform(a: size, b: 0, c: 0, d: size, tx: input.width / 2, ty: input.height / 2)
    )
    opacity(strength)
    return share
  }

  /// Draws a cross nearly as large as the circle.
  private mutating func cross(_ input: IndicatorInput) {
    let (x, y) = (input.width / 2, input.height / 2)
    let arm = 0.4 * Swift.min(x, y)
    beginPath()
    for side in [-arm, arm] {
      move(to: Point(x - side, y - arm))
      line(to: Point(x + side, y + arm))
    }
    stroke(.failure, StrokeStyle(width: 2))
  }
}
