internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// A drop of water that the pull stretches until it separates.
///
/// The drop hangs from a faint edge, which the pull moves away from it; it grows and stretches until
/// its neck is thin. Armed, the neck breaks: the upper part retracts, and a round drop remains below. During
/// a run it splits in two and merges again, rotating. At the end it fades under a tick or a cross.
/// There is no text. With reduced motion the stretched drop fades into the round one, which fades
/// in and out in place. A load-more at rest shows the edge, or a plain drop if it is not pulled;
/// after a failure it keeps its cross, and when exhausted it is a dot.
package struct DropIndicator: PullIndicator, Sendable {
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
    let pulled = min(input.progress, 1)
    var rest = 1.0
    var brightness = 1.0
    // 0 is the stretched drop, 1 the round one.
    var free = 1.0
    // 0 is the round drop below the edge, 1 the drop in the middle that splits.
    var parting = 0.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      free = input.armedShare
      if isStill {
        brightness = (1 - 2 * free).magnitude
        free = free < 0.5 ? 0 : 1
      }
    case .running:
      parting = input.eased(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: parting)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      parting = input.ran(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: parting)
    }
    if isStill { parting = 0 } else { brightness = 1 }

    if input.isWaiting {
      list.drops(0.6, at: -11, 7, at: 4, neck: 12, .secondary)
      return list.restore()
    }
    list.turnOver(0, input)
    // The drop keeps its place, and the edge moves away.
    list.transform(.translation(x: 0, y: 15 * (1 - input.drawnShare)))
    list.opacity(rest)
    list.save()
    list.opacity(input.presence * (1 - parting))
    list.beginPath()
    let edge = weight / 2 - Keyline.rim
    list.move(to: Point(-Keyline.reach, edge))
    list.line(to: Point(Keyline.reach, edge))
    list.stroke(.track, StrokeStyle(width: weight))
    list.restore()
    list.opacity(input.appearance * brightness)
    if free < 1 {
      list.drops(
        (2.5 - pulled) * (1 - free),
        at: interpolate(from: -9.5 - pulled, to: -Keyline.rim, at: free),
        interpolate(from: 2.5 + 4 * pulled, to: 7, at: free),
        at: interpolate(from: 15 * pulled - 9.5, to: 4, at: free),
        neck: 9,
        .accent
      )
    } else {
      // One rotation in 1.8 seconds, in which they split twice.
      let angle = 2 * .pi * input.turn(every: 1.8)
      let sine = sineCosine(angle).sine
      let apart = 7 * sine * sine * parting * rest
      list.transform(.translation(x: 0, y: 4 * (1 - parting)))
      if !isStill { list.transform(.rotation(radians: angle)) }
      // Two drops with a radius of five units have about the area of one with seven.
      let radius = 7 - apart * 2 / 7
      list.drops(radius, at: -apart, radius, at: apart, neck: 2, .accent)
    }
    list.restore()
  }
}

extension DisplayList {
  /// Fills two discs, one above the other, and the bridge between them.
  ///
  /// The bridge lies between two circles that touch both discs from outside, at the left and the
  /// right, like the surface of a neck of water: with a radius `n`, their centers are `r1 + n` and
  /// `r2 + n` away from those of the discs, which gives their position by the law of cosines. Each
  /// side is one cubic curve for the circle's arc between the two touching points; its controls lie
  /// `4/3 tan(angle / 4)` radii along the discs' tangents, like those of ``Arc``. When the circles
  /// would overlap in the middle, there is no bridge.
  ///
  /// - Parameters:
  ///   - r1: The radius of the upper disc.
  ///   - y1: The y coordinate of its center.
  ///   - r2: The radius of the lower disc.
  ///   - y2: The y coordinate of its center, `y1` or below.
  ///   - neck: The radius of the circles beside the bridge.
  ///   - slot: The color.
  fileprivate mutating func drops(
    _ r1: Double,
    at y1: Double,
    _ r2: Double,
    at y2: Double,
    neck: Double,
    _ slot: PaletteSlot
  ) {
    beginPath()
    circle(center: Point(0, y1), radius: r1)
    circle(center: Point(0, y2), radius: r2)
    let side1 = r1 + neck
    let side2 = r2 + neck
    let distance = y2 - y1
    // The touching circle's center relative to the upper disc's; NaN if the distance is 0.
    let down = (distance * distance + side1 * side1 - side2 * side2) / (2 * distance)
    let square = side1 * side1 - down * down
    if square > neck * neck {
      let across = square.squareRoot()
      let up = distance - down
      // The cosine of the angle between the directions in which it touches the discs.
      let cosine = (square - down * up) / (side1 * side2)
      let reach =
        4.0 / 3 * neck * ((1 - cosine) / 2).squareRoot() / (1 + ((1 + cosine) / 2).squareRoot())
      let first = Point(across * r1 / side1, y1 + down * r1 / side1)
      let last = Point(across * r2 / side2, y2 - up * r2 / side2)
      let control1 = Point(first.x - down / side1 * reach, first.y + across / side1 * reach)
      let control2 = Point(last.x - up / side2 * reach, last.y - across / side2 * reach)
      move(to: first)
      cubic(control1, control2, to: last)
      line(to: Point(-last.x, last.y))
      cubic(
        Point(-control2.x, control2.y),
        Point(-control1.x, control1.y),
        to: Point(-first.x, first.y)
      )
      close()
    }
    fill(slot)
  }
}
