internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A ball on a rope, which the pull lifts and a run lets bounce.
///
/// The pull bends the rope upward and lets the ball grow on it. Armed, the rope snaps back, and the
/// ball stays in the air. During a run it bounces, and the rope gives way under it. At the end both
/// shrink under a tick or a cross. There is no text. With reduced motion the bent rope and its ball
/// stay, are brighter when armed, and fade in and out. A load-more at rest shows only the rope, or
/// a plain ball on it if it is not pulled; after a failure it keeps its cross, and when exhausted
/// it is a dot.
package struct BounceIndicator: PullIndicator, Sendable {
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
    let style = StrokeStyle(width: weight)
    // The rope's upper side, and how far it is bent at most.
    let ground = Keyline.rim - weight
    let highest = ground + 2
    var radius = 5.0
    var bend = highest
    var rise = highest
    var rest = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      let drawn = input.drawnShare
      radius *= drawn
      rise *= drawn
      bend = rise * (1 - input.armedShare)
      brightness = 0.5 + 0.5 * input.armedShare
    case .running:
      let change = input.eased(for: 0.3)
      let turn = input.turn(every: 0.9)
      let left = 1 - turn
      let dip = -4 * smooth(1 - 8 * min(turn, left))
      rise = interpolate(from: highest, to: highest * 4 * turn * left + dip, at: change)
      // It swings on when the ball has left it.
      bend = change * (dip + 1.5 * left * left * sineCosine(4 * .pi * turn).sine)
      brightness = interpolate(from: 1, to: input.breath, at: change)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      list.opacity(rest)
      rise *= rest
      bend = 0
      brightness = input.breath
    }
    if isStill {
      switch input.phase {
      case .running, .finishing: (bend, rise) = (highest, highest)
      case .idle, .pulling, .armed, .exhausted: bend = rise
      }
    } else {
      radius *= rest
      brightness = 1
    }

    list.turnOver(0, input)
    list.save()
    list.opacity(input.presence)
    list.rope(0, at: ground + weight / 2)
    list.stroke(input.restSlot, style)
    if input.isWaiting {
      list.beginPath()
      list.circle(center: Point(0, ground - 5), radius: 5)
      list.fill(.secondary)
    }
    list.restore()
    list.opacity(input.appearance * brightness)
    list.rope(bend, at: ground + weight / 2)
    list.stroke(.accent, style)
    list.beginPath()
    list.circle(center: Point(0, ground - rise - radius), radius: radius)
    list.fill(.accent)
    list.restore()
  }
}

extension DisplayList {
  /// Begins a path with a rope between two points, bent upward in its middle.
  fileprivate mutating func rope(_ bend: Double, at y: Double) {
    beginPath()
    move(to: Point(-Keyline.reach, y))
    cubic(Point(-6, y), Point(-5, y - bend), to: Point(0, y - bend))
    cubic(Point(5, y - bend), Point(6, y), to: Point(Keyline.reach, y))
  }
}
