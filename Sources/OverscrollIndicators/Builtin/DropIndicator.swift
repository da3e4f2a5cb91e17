internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A drop of water that the pull draws out, until it snaps free.
///
/// The drop hangs from a faint edge at the far side of the pull, grows and stretches until its neck
/// is thin. Armed, the neck snaps: what hung above draws back, and a round drop is left below. During
/// a run it parts in two and comes together again, turning. At the end it fades under a tick or a
/// cross. There is no text. With reduced motion the stretched drop fades into the round one, which
/// fades in and out where it is. A load-more at rest is the edge, or where no pull counts a plain
/// drop; one that failed keeps its cross, and one without more to load is a dot.
package struct DropIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the picture of one instant to a list.
  ///
  /// - Parameters:
  ///   - input: Where the pull stands, and the room to draw in.
  ///   - list: What takes the picture.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard let weight = list.beginFigure(input) else { return }
    let isStill = input.environment.reduceMotion
    let pulled = min(input.progress, 1)
    var rest = 1.0
    var brightness = 1.0
    // The stretched drop at 0, the round one at 1.
    var free = 1.0
    // The round drop below the edge at 0, in the middle and parting at 1.
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
      list.resultMark(outcome, input, weight: weight, size: 8)
      rest = 1 - input.eased(for: 0.2)
      brightness = input.breath
      parting = 1
    }
    if isStill { parting = 0 } else { brightness = 1 }

    if input.isWaiting {
      list.drops(0.6, at: -11, 7, at: 4, neck: 12, .secondary)
      return list.restore()
    }
    list.turnOver(0, input)
    list.opacity(rest)
    list.save()
    list.opacity(input.presence * (1 - parting))
    list.beginPath()
    let edge = weight / 2 - 13
    list.move(to: Point(-8, edge))
    list.line(to: Point(8, edge))
    list.stroke(.track, StrokeStyle(width: weight))
    list.restore()
    list.opacity(input.appearance * brightness)
    if free < 1 {
      list.drops(
        (2.5 - pulled) * (1 - free),
        at: interpolate(from: -10.5 - pulled, to: -13, at: free),
        interpolate(from: 2.5 + 4 * pulled, to: 7, at: free),
        at: interpolate(from: 17 * pulled - 10.5, to: 6, at: free),
        neck: 12,
        .accent
      )
    } else {
      // A turn of both in 1.8 seconds, in which they part twice.
      let angle = 2 * .pi * input.turn(every: 1.8)
      let sine = sineCosine(angle).sine
      let apart = 7 * sine * sine * parting * rest
      list.transform(.translation(x: 0, y: 6 * (1 - parting)))
      if !isStill { list.transform(.rotation(radians: angle)) }
      // Two of five units have as much area as one of seven.
      let radius = 7 - apart * 2 / 7
      list.drops(radius, at: -apart, radius, at: apart, neck: 2, .accent)
    }
    list.restore()
  }
}

extension DisplayList {
  /// Fills two discs, one above the other, and the bridge of water between them.
  ///
  /// The bridge lies between two circles that touch both discs from outside, at the left and the
  /// right, as the surface of a neck of water does: with a radius `n`, their centers are `r1 + n`
  /// and `r2 + n` away from those of the discs, which gives their place by the law of cosines. Each
  /// side is one cubic curve for the circle's arc between the two points where it touches; its
  /// controls lie `4/3 tan(angle / 4)` radii along the discs' tangents, as those of ``Arc`` do. When
  /// the circles would meet in the middle, the neck has snapped.
  ///
  /// - Parameters:
  ///   - r1: The radius of the upper disc.
  ///   - y1: Where its center lies.
  ///   - r2: The radius of the lower disc.
  ///   - y2: Where its center lies, `y1` or below.
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
    // The touching circle's center, seen from the upper disc's; not a number at no distance.
    let down = (distance * distance + side1 * side1 - side2 * side2) / (2 * distance)
    let square = side1 * side1 - down * down
    if square > neck * neck {
      let across = square.squareRoot()
      let up = distance - down
      // The angle between the directions in which it touches the discs, by its cosine.
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
