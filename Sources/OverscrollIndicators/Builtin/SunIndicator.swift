internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// The sun, which rises behind the content's edge.
///
/// The pull raises it over a faint horizon at the side of the content. Armed, it gets rays. During
/// a run it sets, a moon takes its place, and it rises again. At the end it sets, and a tick or a
/// cross takes its place. There is no text. With reduced motion the risen sun stays and fades in
/// and out. A load-more at rest shows only the horizon, or a plain sun if it is not pulled; after a
/// failure it keeps its cross, and when exhausted it is a dot.
package struct SunIndicator: PullIndicator, Sendable {
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
    // 0 is below the horizon, 1 where the pull ends.
    var height = 1.0
    var rays = 1.0
    var night = 0.0
    var rest = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      height = input.drawnShare
      rays = input.armedShare
    case .running:
      let change = input.eased(for: 0.3)
      // Day at the start of the loop, night in its middle.
      night = change * (1 - input.wave(every: 3.2))
      brightness = interpolate(from: 1, to: input.breath, at: change)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      height = rest
      brightness = input.breath
    }
    if isStill {
      height = 1
      night = 0
    } else {
      brightness = 1
    }

    if input.isWaiting {
      list.beginPath()
      list.circle(center: .zero, radius: 6)
      list.fill(.secondary)
      list.spokes(8, from: 8.5, to: 10.5, width: weight, .secondary) { _ in 1 }
      return list.restore()
    }
    list.turnOver(0, input)
    list.opacity(rest)
    list.save()
    list.opacity(input.presence)
    list.beginPath()
    let edge = Keyline.rim - weight / 2
    list.move(to: Point(-Keyline.reach, edge))
    list.line(to: Point(Keyline.reach, edge))
    list.stroke(input.restSlot, StrokeStyle(width: weight))
    list.restore()
    list.opacity(input.appearance * brightness)
    // The sun sets in the first half of dusk; a little before it is gone, the moon rises.
    height *= 1 - clamp(2 * night, to: 0...1)
    let y = interpolate(from: 15.5, to: 3.5 * rays - 6, at: height)
    list.beginPath()
    list.sun(at: y, radius: 3.5 + 2.5 * height, above: edge - weight / 2)
    list.fill(.accent)
    rays *= 5 * height - 4
    if rays > 0 {
      list.save()
      list.opacity(rays)
      list.transform(.translation(x: 0, y: y))
      list.spokes(8, from: 8.5, to: 8.5 + 2 * rays, width: weight, .accent) { _ in 1 }
      list.restore()
    }
    let moon = smooth((night - 0.4) / 0.6)
    if moon > 0 {
      list.opacity(moon)
      let passed = input.turn(every: 3.2) - 0.5
      list.transform(.translation(x: 20 * passed, y: 2 - 5 * moon))
      list.moon()
      list.fill(.accent)
    }
    list.restore()
  }
}

extension DisplayList {
  /// Adds the part of a disc above a line.
  ///
  /// - Parameters:
  ///   - y: The y coordinate of its center.
  ///   - radius: Its radius.
  ///   - line: The y coordinate of the line.
  fileprivate mutating func sun(at y: Double, radius: Double, above line: Double) {
    let sine = (line - y) / radius
    if sine >= 1 { return circle(center: Point(0, y), radius: radius) }
    guard sine > -1 else { return }
    let angle = arcTangent(y: sine, x: (1 - sine * sine).squareRoot())
    arc(center: Point(0, y), radius: radius, start: .pi - angle, sweep: .pi + 2 * angle)
    close()
  }

  /// Adds a crescent about the origin: an arc with a radius of 6, and a shorter one between its ends.
  fileprivate mutating func moon() {
    move(to: Point(3, -5.196))
    curve(around: .zero, radius: 6, from: -.pi / 3, by: -4 * .pi / 3)
    curve(around: Point(3.6, 0), radius: 5.231, from: 1.6858, by: 2.9116)
    close()
  }
}
