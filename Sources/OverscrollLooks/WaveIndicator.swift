internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// The content's edge, which bends with the pull and makes waves during a run.
///
/// The edge is a line over the whole width. The pull bends its middle outward, with a second surface behind it that is
/// lower in the middle and moves for itself; both are translucent. Armed, the curve jumps
/// as far as the room allows and is filled more. During a run it falls to half of that and oscillates
/// until it settles, with waves moving through it. At the end it fades into the edge under a tick or a
/// cross. There is no text. With reduced motion the curve keeps its shape and fades in and out. A
/// load-more at rest shows only the line; after a failure it keeps its cross, and when exhausted it
/// is a dot.
package struct WaveIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard var weight = list.beginFigure(input) else { return }
    let isStill = input.environment.reduceMotion
    var rest = 1.0
    var bow = 0.9
    var ripple = 0.0
    var filling = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      filling = input.armedShare
      bow = interpolate(from: 0.7 * min(input.progress, 1), to: bow, at: filling)
    case .running:
      if isStill {
        brightness = interpolate(from: 1, to: input.breath, at: input.eased(for: 0.3))
      } else {
        ripple = input.eased(for: 0.3)
        let swing = 1 - input.eased(for: 0.8)
        bow -= 0.4 * ripple
        bow -= 0.2 * swing * sineCosine(4 * .pi * min(input.secondsInPhase / 0.8, 1)).sine
      }
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      let ran = input.ran(for: 0.3)
      if isStill {
        brightness = interpolate(from: 1, to: input.breath, at: ran)
      } else {
        ripple = ran * rest
        bow = (bow - 0.4 * ran) * rest
      }
    }
    // From here on in points: x along the edge, y toward the content, which begins at y = `depth`.
    let (length, depth) = list.enterEdge(input)
    weight *= input.figureSide / 28
    let style = StrokeStyle(width: weight)
    let base = depth - weight / 2
    list.opacity(rest)
    list.save()
    list.opacity(input.presence)
    list.beginPath()
    list.move(to: Point(weight / 2, base))
    list.line(to: Point(length - weight / 2, base))
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance * brightness)

    let surface = Surface(
      ends: (weight / 2, length - weight / 2),
      base: base,
      height: base - weight / 2
    )
    let turn = input.turn(every: 1.6)
    list.crest(surface, bow: bow, ripple: ripple, turn: turn)
    list.stroke(.accent, style)
    list.save()
    list.opacity(0.25 + 0.2 * filling)
    list.fill(.accent)
    list.restore()
    list.opacity(0.25)
    list.crest(surface, bow: 0.75 * bow, ripple: bow, turn: 0.3 - turn * ripple)
    list.fill(.accent)
    list.restore()
  }
}

/// Where a surface of water is, in points: from side to side, at rest and at its highest.
private struct Surface {
  let ends: (left: Double, right: Double)
  let base: Double
  let height: Double
}

extension DisplayList {
  /// Begins a path along a surface.
  ///
  /// - Parameters:
  ///   - surface: Where it is.
  ///   - bow: How high its middle is, as a fraction of the height.
  ///   - ripple: How high the waves in it are, as a fraction of those of a run.
  ///   - turn: How far they have moved, in turns.
  fileprivate mutating func crest(_ surface: Surface, bow: Double, ripple: Double, turn: Double) {
    let count = 12
    let step = 2 * .pi / Double(count)
    let length = (surface.ends.right - surface.ends.left) / Double(count)
    var last = Point.zero
    var lastSlope = 0.0
    beginPath()
    for index in 0...count {
      let angle = step * Double(index)
      let (sine, cosine) = sineCosine(angle)
      let wave = sineCosine(2 * (angle - .pi * turn))
      let swell = surface.height * (bow + 0.15 * ripple * wave.cosine) / 2
      let slope = -swell * sine + surface.height * 0.15 * ripple * wave.sine * (1 - cosine)
      let point = Point(
        surface.ends.left + length * Double(index),
        surface.base - swell * (1 - cosine)
      )
      if index == 0 {
        move(to: point)
      } else {
        cubic(
          Point(last.x + length / 3, last.y + lastSlope * step / 3),
          Point(point.x - length / 3, point.y - slope * step / 3),
          to: point
        )
      }
      (last, lastSlope) = (point, slope)
    }
  }
}
