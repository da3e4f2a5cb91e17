internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath
internal import OverscrollPaths

/// Straight lines that fly in from all sides and form a figure.
///
/// The pull moves one line after the other to its place in the faint figure; each grows and fades in on the way.
/// Armed, the figure is complete and its lines are bold. During a run they shorten and grow again, in
/// the order of their directions. At the end they fly apart, and a tick or a cross replaces them. There is no text. With reduced
/// motion each line fades in at its place, and the figure fades in and out. A load-more at rest
/// shows only the faint figure; after a failure it keeps its cross, and when exhausted it is a dot.
///
/// ```swift
/// let bolt = SegmentsIndicator([
///   .init(from: Point(4, 0), to: Point(0, 5)),
///   .init(from: Point(0, 5), to: Point(4, 5)),
///   .init(from: Point(4, 5), to: Point(0, 10)),
/// ])
/// ```
package struct SegmentsIndicator: PullIndicator, Sendable {
  /// One straight line of a figure.
  package struct Segment: Equatable, Sendable {
    /// The start of the line.
    package let from: Point
    /// The end of the line.
    package let to: Point

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - from: The start of the line.
    ///   - to: The end of the line.
    package init(from: Point, to: Point) {
      self.from = from
      self.to = to
    }
  }

  private let segments: [Segment]

  /// The built-in figure: a cube in isometric projection.
  package static let cube = SegmentsIndicator(fitted: [
    // The inner lines, then each outer one from its outer side, so that none crosses another.
    Segment(from: Point(0, 0), to: Point(10.392, -6)),
    Segment(from: Point(0, 0), to: Point(0, 12)),
    Segment(from: Point(0, 0), to: Point(-10.392, -6)),
    Segment(from: Point(10.392, 6), to: Point(0, 12)),
    Segment(from: Point(-10.392, 6), to: Point(-10.392, -6)),
    Segment(from: Point(0, -12), to: Point(10.392, -6)),
    Segment(from: Point(0, 12), to: Point(-10.392, 6)),
    Segment(from: Point(-10.392, -6), to: Point(0, -12)),
    Segment(from: Point(10.392, -6), to: Point(10.392, 6)),
  ])

  private init(fitted: [Segment]) {
    segments = fitted
  }

  /// Makes the look from straight lines, in any coordinates.
  ///
  /// They are scaled uniformly into the figure's square, and fly in in the given order. Returns nil
  /// if no line has a length.
  ///
  /// - Parameter segments: The lines, in the order in which they fly in.
  /// - Complexity: O(*n*) in the number of lines.
  package init?(_ segments: [Segment]) {
    var path = Path()
    for segment in segments {
      path.move(to: segment.from)
      path.line(to: segment.to)
    }
    guard let bounds = path.bounds, bounds.width > 0 || bounds.height > 0 else { return nil }
    // The figure's square, minus half a line's thickness on each side.
    let fit = Transform.fit(bounds, in: Rect(x: -13, y: -13, width: 26, height: 26))
    self.segments = segments.map { segment in
      Segment(from: fit.apply(to: segment.from), to: fit.apply(to: segment.to))
    }
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  /// - Complexity: O(*n*) in the number of lines.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard let weight = list.beginFigure(input) else { return }
    let isStill = input.environment.reduceMotion
    var assembled = 1.0
    var bold = 0.0
    var shimmer = 0.0
    var flown = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      assembled = input.drawnShare
      bold = input.armedShare
    case .running:
      shimmer = input.eased(for: 0.3)
      bold = (1 - shimmer) * min(input.progress, 1)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      let rest = 1 - input.eased(for: 0.2)
      list.opacity(rest)
      flown = interpolate(from: 0.4, to: 1, at: rest)
      shimmer = input.ran(for: 0.3)
      bold = 1 - shimmer
    }

    list.save()
    list.opacity(input.presence)
    addAll(to: &list)
    list.stroke(input.restSlot, StrokeStyle(width: weight))
    list.restore()
    list.opacity(input.appearance)
    if isStill, shimmer > 0 {
      // In one stroke: lines that are not opaque are darker where they meet.
      list.opacity(interpolate(from: 1, to: input.breath, at: shimmer))
      addAll(to: &list)
      list.stroke(.accent, StrokeStyle(width: weight + bold))
      list.restore()
      return
    }
    let turn = input.turn(every: 1.2)
    for (index, segment) in segments.enumerated() {
      // Each line takes three tenths of the pull; the last one arrives when the pull is complete.
      let last = Double(segments.count - 1)
      let share = smooth((assembled - 0.7 * Double(index) / max(last, 1)) / 0.3)
      guard share > 0 else { continue }
      let here = isStill ? 1 : share * flown
      // Each line comes from another direction, in steps of the golden angle.
      let angle = 2.4 * Double(index)
      let (sine, cosine) = sineCosine(angle)
      let middle = Point(
        (segment.from.x + segment.to.x) / 2 + 8 * (1 - here) * cosine,
        (segment.from.y + segment.to.y) / 2 + 8 * (1 - here) * sine
      )
      let age = 2 * fraction(turn - angle / (2 * .pi)) - 1
      let length = here * (isStill ? 1 : 1 - 0.6 * shimmer * (1 - age * age))
      let half = Point(
        length * interpolate(from: 6 * cosine, to: (segment.to.x - segment.from.x) / 2, at: here),
        length * interpolate(from: 6 * sine, to: (segment.to.y - segment.from.y) / 2, at: here)
      )
      list.save()
      list.opacity(share)
      list.beginPath()
      list.move(to: Point(middle.x - half.x, middle.y - half.y))
      list.line(to: Point(middle.x + half.x, middle.y + half.y))
      list.stroke(.accent, StrokeStyle(width: weight + bold))
      list.restore()
    }
    list.restore()
  }

  private func addAll(to list: inout DisplayList) {
    list.beginPath()
    for segment in segments {
      list.move(to: segment.from)
      list.line(to: segment.to)
    }
  }
}
