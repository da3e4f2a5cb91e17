internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A drop that the pull draws out of the content's edge, like a liquid.
///
/// The edge is a line over the whole width. The pull draws the drop out of its middle, on a neck
/// that becomes thin. Armed, the neck breaks, its rest flows back, and the drop has its full size.
/// During a run it swings until it is still, and holds an arc that rotates. At the end it shrinks
/// under a tick or a cross. There is no text. With reduced motion the drop on its neck fades into
/// the free one, which keeps its place around a ring and fades in and out. A load-more at rest shows
/// only the edge; after a failure it keeps its cross, and when exhausted it is a dot.
package struct LiquidIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard let weight = list.beginFigure(input, isMoving: false) else { return }
    let style = StrokeStyle(width: weight)
    let isStill = input.environment.reduceMotion
    // 0 is the drop on its neck, 1 the free one.
    var free = 1.0
    var swing = 0.0
    var arc = 0.0
    var rest = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      free = input.armedShare
      if isStill {
        brightness = (1 - 2 * free).magnitude
        free = free < 0.5 ? 0 : 1
      }
    case .running:
      arc = input.eased(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: arc)
      // Twice away from the edge and back, each time less.
      let swung = min(input.secondsInPhase / 0.9, 1)
      swing = (1 - swung) * (1 - swung) * sineCosine(4 * .pi * swung).sine
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      arc = input.ran(for: 0.3)
      rest = 1 - input.eased(for: 0.2)
      brightness = interpolate(from: 1, to: input.breath, at: arc)
    }

    list.turnOver(0, input)
    list.opacity(rest)
    // The content's edge, as far as the rectangle reaches: the figure's center is aligned to pixels.
    let edge = 28 - weight / 2
    let length = input.axis == .horizontal ? input.height : input.width
    let reach = 14 * length / input.figureSide - weight
    list.save()
    list.opacity(input.presence)
    list.beginPath()
    list.move(to: Point(-reach, edge))
    list.line(to: Point(reach, edge))
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance * (isStill ? brightness : 1))
    if free < 1 {
      list.beginPath()
      if free > 0 {
        list.drop(1 - free, height: 9 * (1 - free), on: edge)
      } else {
        let pulled = min(input.progress, 1)
        list.drop(6 + 3 * pulled, height: interpolate(from: -6, to: edge, at: pulled), on: edge)
      }
      list.fill(.accent)
    }
    if free > 0 {
      if !isStill {
        let size = 0.4 + 0.6 * rest
        list.transform(.translation(x: 0, y: -5 * swing))
        list.transform(.scale(x: size * (1 - 0.12 * swing), y: size * (1 + 0.12 * swing)))
      }
      list.beginPath()
      list.circle(center: .zero, radius: interpolate(from: 9, to: Keyline.ring, at: free))
      list.fill(.accent)
    }
    if arc > 0 {
      list.opacity(arc)
      list.beginPath()
      let turn = isStill ? 0 : input.turn(every: 0.9)
      list.arc(
        center: .zero,
        radius: Keyline.innerMark,
        start: (turn - 0.25) * 2 * .pi,
        sweep: (isStill ? 2 : 1.5) * .pi
      )
      list.stroke(.track, style)
    }
    list.restore()
  }
}

extension DisplayList {
  /// Adds a drop on a neck whose sides are parts of circles: they touch the edge and the drop.
  ///
  /// - Parameters:
  ///   - radius: The drop's radius.
  ///   - height: The distance of its center from the edge.
  ///   - edge: The y coordinate of the edge.
  fileprivate mutating func drop(_ radius: Double, height: Double, on edge: Double) {
    // With 11 units beside a complete drop, 9 in radius and 27 high, the neck is 2 units thin.
    let side = 11.0
    let down = side - height
    // By Pythagoras, from the drop's center to that of a side.
    let across = ((radius + height) * (radius + 2 * side - height)).squareRoot()
    let angle = arcTangent(y: down, x: across)
    move(to: Point(-across, edge))
    curve(around: Point(-across, edge - side), radius: side, from: .pi / 2, by: angle - .pi / 2)
    curve(around: Point(0, edge - height), radius: radius, from: .pi + angle, by: .pi - 2 * angle)
    curve(around: Point(across, edge - side), radius: side, from: .pi - angle, by: angle - .pi / 2)
    close()
  }
}
