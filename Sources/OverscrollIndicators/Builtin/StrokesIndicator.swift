internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// Four tilted strokes, two across two, that shrink to dots and turn.
///
/// The pull draws them one after another, each from its own end, so that they go round. Armed, they
/// stand upright. During a run they shrink to dots, turn by a quarter and grow again. At the end
/// they shrink under a tick or a cross. There is no text. With reduced motion they keep their
/// length and tilt, are brighter when armed, and fade in and out. A load-more at rest shows only
/// the faint strokes; after a failure it keeps its cross, and when exhausted it is a dot.
package struct StrokesIndicator: PullIndicator, Sendable {
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
    let tilt = Double.pi / 12
    var drawn = 1.0
    var length = 1.0
    var angle = 0.0
    var rest = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      drawn = input.drawnShare
      angle = tilt * (1 - input.armedShare)
      brightness = 0.5 + 0.5 * input.armedShare
    case .running:
      let change = input.eased(for: 0.3)
      let wave = input.wave(every: 1.4)
      rest = 1 - change
      length = interpolate(from: 1, to: wave, at: change)
      // The turn is over when the strokes are half as long as at first.
      angle = change * .pi / 2 * smooth(2 * input.turn(every: 1.4) - 0.5)
      brightness = interpolate(from: 1, to: input.breath, at: change)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 0
      length = 1 - input.eased(for: 0.2)
      list.opacity(length)
      brightness = input.breath
    }
    if isStill {
      angle = tilt
      length = 1
    } else {
      brightness = 1
    }

    if !isStill || rest > 0 {
      list.save()
      list.opacity(input.presence * rest)
      list.strokes(1, 4, tilt: angle, input.restSlot, weight)
      list.restore()
    }
    list.opacity(input.appearance * brightness)
    list.strokes(length, 4 * drawn, tilt: angle, .accent, weight)
    list.restore()
  }
}

extension DisplayList {
  /// Draws the strokes, the first at the left and the others clockwise.
  ///
  /// - Parameters:
  ///   - length: Their length, as a share of the longest; a stroke without length is a dot.
  ///   - count: How many are drawn, the last one in part.
  ///   - tilt: The angle of the first to the vertical, in radians.
  ///   - slot: Their color.
  ///   - weight: Line thickness in units.
  fileprivate mutating func strokes(
    _ length: Double,
    _ count: Double,
    tilt: Double,
    _ slot: PaletteSlot,
    _ weight: Double
  ) {
    beginPath()
    for index in 0..<4 {
      let drawn = clamp(count - Double(index), to: 0...1)
      guard drawn > 0 else { continue }
      let (sine, cosine) = sineCosine(tilt + .pi / 2 * Double(index))
      // Canvases draw no line whose ends are one point.
      let half = 11 * clamp(length, to: 0.001...1)
      let end = half * (1 - 2 * drawn)
      move(to: Point(-5 * cosine - half * sine, half * cosine - 5 * sine))
      line(to: Point(-5 * cosine - end * sine, end * cosine - 5 * sine))
    }
    // Dots are thicker than lines, as they are smaller.
    stroke(slot, StrokeStyle(width: weight * (1.7 - 0.7 * length)))
  }
}
