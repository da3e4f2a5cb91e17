internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// A solid shape that turns and, during a run, changes from one rounded polygon to the next.
///
/// The pull turns a rounded square that grows inside an outline with eight lobes; armed, it takes the
/// outline's place. During a run it has eight, five, four and three corners in turn, and is round in
/// between. At the end it shrinks under a tick or a cross. There is no text. With reduced motion it
/// neither turns nor changes, and fades in and out. A load-more at rest shows only the outline; after
/// a failure it keeps its cross, and when exhausted it is a dot.
package struct MorphIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard let weight = list.beginFigure(input) else { return }
    let isStill = input.environment.reduceMotion
    var full = 1.0  // 0 is the rounded square, 1 has eight lobes
    var groove = 0.0
    var loop = 0.0
    var size = 11.0
    var rest = 1.0
    let brightness: Double

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      full = input.armedShare
      groove = 1 - full
      size = interpolate(from: 2 + 8 * min(input.progress, 1), to: size, at: full)
      brightness = (1 - 2 * full).magnitude
      if isStill { full = full < 0.5 ? 0 : 1 }
    case .running:
      loop = input.eased(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: loop)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      loop = input.ran(for: 0.3)
      rest = 1 - input.eased(for: 0.2)
      brightness = interpolate(from: 1, to: input.breath, at: loop)
    }

    list.save()
    list.opacity(input.presence * groove)
    list.beginPath()
    list.rounded(11, Corners(square: 0, full: 1))
    list.stroke(input.restSlot, StrokeStyle(width: weight))
    list.restore()
    list.opacity(input.appearance * rest * (isStill ? brightness : 1))
    var corners = Corners(square: 1 - full, full: full)
    var turn = isStill ? 0 : 0.25 * input.drawnShare
    if !isStill {
      size *= 0.4 + 0.6 * rest
      if loop > 0 {
        // The angle by which the loop was ahead when the run began, to be compensated.
        let begun = Corners.turn(at: input.time - input.secondsSinceRun)
        turn = Corners.turn(at: input.time) - (1 - loop) * fraction(begun - turn)
        corners.blend(with: Corners(at: input.time), loop)
      }
    }
    list.beginPath()
    list.rounded(size, corners, turn: turn)
    list.fill(.accent)
    list.restore()
  }
}

/// How far the corners of each polygon stand out, as fractions of the radius; sums are in between.
private struct Corners {
  /// Of those with eight, five, four and three corners, in the order of the loop.
  private var shares: SIMD4<Double>

  init(square: Double, full: Double) {
    shares = SIMD4(full, 0, square, 0)
  }

  /// The corners of the loop: each polygon stays for a third of its time, then becomes the next.
  init(at time: Double) {
    let (step, part) = Self.step(at: time)
    shares = .zero
    // A circle half way: with corners of two polygons at once it would be a lump.
    let half = 2 * part - 1
    shares[half < 0 ? step : (step + 1) % 4] = half * half
  }

  mutating func blend(with other: Corners, _ share: Double) {
    shares = shares * (1 - share) + other.shares * share
  }

  /// The radius at an angle from a corner, with its slope, as fractions of the mean radius.
  func radius(at angle: Double) -> (radius: Double, slope: Double) {
    var (radius, slope) = (1.0, 0.0)
    for kind in 0..<4 where shares[kind] > 0 {
      let (count, height) =
        switch kind {
        case 0: (8.0, 0.09)
        case 1: (5.0, 0.1)
        case 2: (4.0, 0.11)
        default: (3.0, 0.14)
        }
      let (sine, cosine) = sineCosine(count * angle)
      radius += shares[kind] * height * cosine
      slope -= shares[kind] * height * count * sine
    }
    return (radius, slope)
  }

  /// The rotation of the loop, in turns: one steadily, and one more in four steps.
  static func turn(at time: Double) -> Double {
    let (step, part) = step(at: time)
    return fraction(time / 3.2) + (Double(step) + part) / 4
  }

  private static func step(at time: Double) -> (step: Int, part: Double) {
    let position = 4 * fraction(time / 3.2)
    let step = min(Int(position), 3)
    return (step, smooth(1.5 * (position - Double(step)) - 0.5))
  }
}

extension DisplayList {
  /// Adds a rounded polygon, its first corner upward.
  fileprivate mutating func rounded(_ size: Double, _ corners: Corners, turn: Double = 0) {
    // Four curves for each of eight lobes.
    let count = 32
    let step = 2 * .pi / Double(count)
    var last = (point: Point.zero, slope: Point.zero)
    for index in 0...count {
      let angle = step * Double(index)
      let (radius, slope) = corners.radius(at: angle)
      let (sine, cosine) = sineCosine(angle + (turn - 0.25) * 2 * .pi)
      let point = Point(size * radius * cosine, size * radius * sine)
      let third = size * step / 3
      let toward = Point(
        third * (slope * cosine - radius * sine),
        third * (slope * sine + radius * cosine)
      )
      if index == 0 {
        move(to: point)
      } else {
        cubic(
          Point(last.point.x + last.slope.x, last.point.y + last.slope.y),
          Point(point.x - toward.x, point.y - toward.y),
          to: point
        )
      }
      last = (point, toward)
    }
    close()
  }
}
