internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// The content's edge, which bends with the pull and makes waves during a run.
///
/// The edge is a line over the whole width. The pull bends its middle outward; armed, the curve jumps
/// as far as the room allows and is filled. During a run it falls to half of that and oscillates
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

    let width = min(length - weight, 5 * depth)
    let turn = input.turn(every: 1.6)
    let height = base - weight / 2
    let count = 12
    let step = 2 * .pi / Double(count)
    var last = Point.zero
    var lastSlope = 0.0
    list.beginPath()
    list.move(to: Point(weight / 2, base))
    for index in 0...count {
      let angle = step * Double(index)
      let (sine, cosine) = sineCosine(angle)
      let wave = sineCosine(2 * (angle - .pi * turn))
      let swell = height * (bow + 0.15 * ripple * wave.cosine) / 2
      let slope = -swell * sine + height * 0.15 * ripple * wave.sine * (1 - cosine)
      let point = Point(
        (length - width) / 2 + width * Double(index) / Double(count),
        base - swell * (1 - cosine)
      )
      if index == 0 {
        list.line(to: point)
      } else {
        let third = width / Double(3 * count)
        list.cubic(
          Point(last.x + third, last.y + lastSlope * step / 3),
          Point(point.x - third, point.y - slope * step / 3),
          to: point
        )
      }
      last = point
      lastSlope = slope
    }
    list.line(to: Point(length - weight / 2, base))
    list.fill(input.restSlot)
    list.stroke(.accent, style)
    list.opacity(0.45 * filling)
    list.fill(.accent)
    list.restore()
  }
}
