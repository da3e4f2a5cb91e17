internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// Three balls in a row that the pull fills one after another, and that then pulse in turn.
///
/// They fill in reading direction. Armed, all three grow. During a run they pulse one after
/// another. At the end they move to the middle, and a tick or a cross replaces them. There is no
/// text. With reduced motion they keep their size and position, are brighter when armed, and fade
/// in turn. A load-more at rest shows three plain balls; after a failure it keeps its cross, and
/// when exhausted it is a dot.
package struct BallsIndicator: PullIndicator, Sendable {
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
    var step = input.environment.direction == .rightToLeft ? -9.5 : 9.5
    var drawn = 3.0
    var rest = 0.0  // how much of the pulled row is left; 0 is the wave
    var swell = 0.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      drawn *= input.drawnShare
      rest = 1
      swell = input.armedShare
    case .running:
      rest = 1 - input.eased(for: 0.3)
      swell = rest * min(input.progress, 1)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      let left = 1 - input.eased(for: 0.2)
      list.opacity(left)
      if !isStill { step *= left }
    }

    for index in 0..<3 {
      // The outer two have opposite phases, so that one of them is always clearly visible.
      let wave = input.wave(every: isStill ? 1.6 : 1, late: 0.25 * Double(index))
      let filled = clamp(drawn - Double(index), to: 0...1)
      let pulled = isStill ? 0.5 + 0.5 * swell : 1
      let x = Double(index - 1) * step
      list.ball(x, 3.5, opacity: input.presence * rest, input.restSlot)
      list.ball(
        x,
        filled
          * (isStill ? 3.5 : interpolate(from: 2.25 + 2 * wave, to: 3.5 + 0.75 * swell, at: rest)),
        opacity: input.appearance * interpolate(from: 0.35 + 0.65 * wave, to: pulled, at: rest),
        .accent
      )
    }
    list.restore()
  }
}

extension DisplayList {
  fileprivate mutating func ball(
    _ x: Double,
    _ radius: Double,
    opacity: Double,
    _ slot: PaletteSlot
  ) {
    save()
    self.opacity(opacity)
    beginPath()
    circle(center: Point(x, 0), radius: radius)
    fill(slot)
    restore()
  }
}
