internal import Overscroll
public import OverscrollGraphics
public import OverscrollIndicators
internal import OverscrollMath
public import OverscrollPaths

/// An outline that the pull draws.
///
/// The outline is scaled into the figure's square, whatever its own coordinates, and drawn along
/// its length over a faint copy. Armed, it is complete and tinted. During a run it is paler, and
/// a bright segment moves along it. At the end it shrinks and fades, and a tick or a cross replaces it. There is no
/// text. With reduced motion the whole outline fades in and out. A load-more at rest shows only the
/// faint copy; after a failure it keeps its cross, and when exhausted it is a dot.
///
/// ```swift
/// let plane = try PathIndicator(pathData: Array("M2 13 26 3 18 26 12 16Z".utf8))
/// ```
///
/// The outline is measured once, when the look is made: a frame allocates nothing.
public struct PathIndicator: PullIndicator, Sendable {
  /// One outline of a picture, and the progress at which its drawing begins.
  public struct Part: Sendable {
    /// The outline, in coordinates that all parts of a picture share.
    package let path: Path
    /// The progress at which drawing it begins, 0 or more and below 1; it is complete at 1.
    package let start: Double

    /// Makes a part.
    ///
    /// - Parameters:
    ///   - path: The outline, in coordinates that all parts of a picture share.
    ///   - start: The progress at which drawing it begins; clamped to 0 or more and below 1.
    public init(_ path: Path, from start: Double = 0) {
      self.path = path
      self.start = clamp(start, to: 0...1.nextDown)
    }
  }

  private struct Outline {
    let path: MeasuredPath
    let start: Double
  }

  /// The side of the square that outlines are fitted into, in units.
  package static let side = 2 * Keyline.reach

  private let outlines: [Outline]

  /// A paper plane, in one line: from the fold to the tip, round one wing, then round the other.
  package static let plane = PathIndicator(fitted: planePath())

  private static func planePath() -> Path {
    var path = Path()
    path.move(to: Point(-1.5, 1.5))
    path.line(to: Point(12.5, -12.5))
    path.line(to: Point(4, 12.5))
    path.line(to: Point(-1.5, 1.5))
    path.line(to: Point(-12.5, -4))
    path.line(to: Point(12.5, -12.5))
    return path
  }

  /// Makes the look from an outline in the figure's coordinates.
  ///
  /// The outline is not scaled or validated: one that draws nothing leaves the figure empty.
  ///
  /// - Parameter path: The outline, in -13...13 points across and down.
  /// - Complexity: O(*n*) in the number of segments.
  public init(fitted path: Path) {
    outlines = [Outline(path: MeasuredPath(path), start: 0)]
  }

  /// Makes the look from SVG path data, the text of a path element's d attribute.
  ///
  /// - Parameter pathData: The data, in UTF-8.
  /// - Throws: ``PathIndicatorError``, with the position of the first invalid byte, or because
  ///   nothing is visible.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(pathData: [UInt8]) throws(PathIndicatorError) {
    let (path, error) = PathDataParser.parsePrefix(pathData)
    if let error { throw .pathData(error) }
    try self.init([Part(path)])
  }

  /// Makes the look from one or more outlines.
  ///
  /// - Parameter parts: The outlines, in the order in which they are painted.
  /// - Throws: ``PathIndicatorError/empty`` if nothing is visible.
  /// - Complexity: O(*n*) in the number of all segments.
  public init(_ parts: [Part]) throws(PathIndicatorError) {
    var whole = Path()
    for part in parts { whole.append(part.path) }
    guard let bounds = whole.bounds else { throw .empty }
    // The figure's square, minus half a line's thickness on each side.
    let fit = Transform.fit(bounds, in: Rect(x: -13, y: -13, width: 26, height: 26))
    outlines = parts.map { part in
      Outline(path: MeasuredPath(part.path.transformed(by: fit)), start: part.start)
    }
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  /// - Complexity: O(*n*) in the number of all segments.
  public func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard let weight = list.beginFigure(input) else { return }
    let style = StrokeStyle(width: weight)
    let isStill = input.environment.reduceMotion
    var drawn = 1.0
    var brightness = 1.0  // of the drawn part
    let tint: Double
    var isTraveling = false

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      drawn = input.drawnShare
      tint = input.armedShare
    case .running:
      let change = input.eased(for: 0.3)
      tint = (1 - change) * min(input.progress, 1)
      brightness = interpolate(from: 1, to: isStill ? input.breath : 0.35, at: change)
      isTraveling = !isStill
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      let change = input.eased(for: 0.2)
      let size = isStill ? 1 : 1 - 0.6 * change
      list.transform(.scale(x: size, y: size))
      list.opacity(1 - change)
      let ran = input.ran(for: 0.3)
      tint = 1 - ran
      brightness = interpolate(from: 1, to: isStill ? input.breath : 0.35, at: ran)
      isTraveling = !isStill && ran > 0
    }

    list.save()
    list.opacity(input.presence)
    list.beginPath()
    add(from: 0, to: 1, to: &list)
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance)
    if isTraveling {
      let end = input.turn(every: 1.4)
      list.beginPath()
      // The rest that has not passed the far end yet when the bright segment enters again.
      add(from: end + 0.65, to: 1, to: &list)
      add(from: end - 0.35, to: end, to: &list)
      list.stroke(.accent, style)
    }
    if brightness > 0 {
      list.save()
      list.opacity(brightness)
      list.beginPath()
      add(pulled: drawn, to: &list)
      list.stroke(.accent, style)
      list.restore()
    }
    if tint > 0 {
      list.opacity(Keyline.tint * tint)
      list.fill(.accent)
    }
    list.restore()
  }

  /// Adds what a pull has drawn, each outline from its own start.
  package func add(pulled share: Double, to list: inout DisplayList) {
    for outline in outlines {
      let share = (share - outline.start) / (1 - outline.start)
      outline.path.append(from: 0, to: share, to: &list)
    }
  }

  private func add(from start: Double, to end: Double, to list: inout DisplayList) {
    for outline in outlines { outline.path.append(from: start, to: end, to: &list) }
  }
}

/// Why an outline cannot be used as a look.
public enum PathIndicatorError: Error, Equatable, Sendable {
  /// The path data is invalid; the error has the position of the byte.
  case pathData(PathDataError)
  /// Nothing in it is visible.
  case empty
}

// Embedded Swift does not print numbers in texts.
#if !hasFeature(Embedded)
extension PathIndicatorError: CustomStringConvertible {
  /// Why the outline cannot be used, in one sentence.
  public var description: String {
    switch self {
    case .pathData(let error): error.description
    case .empty: "Nothing of the outline is visible."
    }
  }
}
#endif
