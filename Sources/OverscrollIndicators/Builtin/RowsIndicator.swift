internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// Three rows whose content is not there yet: each a dot and a line.
///
/// The pull fills the faint rows one after another, in reading direction. Armed, they move apart.
/// During a run a light passes over them from top to bottom. At the end they move together under a
/// tick or a cross. There is no text. With reduced motion they keep their places, are brighter when
/// armed, and fade in and out. A load-more at rest shows only the faint rows; after a failure it
/// keeps its cross, and when exhausted it is a dot.
package struct RowsIndicator: PullIndicator, Sendable {
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
    var filled = 3.0
    var step = 9.0
    var light = 0.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      filled *= input.drawnShare
      if isStill {
        brightness = 0.5 + 0.5 * input.armedShare
      } else {
        step += 1.5 * input.armedShare
      }
    case .running:
      light = input.eased(for: 0.3)
      if !isStill { step += 1.5 * (1 - light) }
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      let rest = 1 - input.eased(for: 0.2)
      list.opacity(rest)
      if !isStill { step *= rest }
      light = 1
    }

    if input.environment.direction == .rightToLeft { list.transform(.scale(x: -1, y: 1)) }
    for index in 0..<3 {
      let y = step * Double(index - 1)
      let share = clamp(filled - Double(index), to: 0...1)
      let wave = input.wave(every: 1.4, late: 0.2 * Double(index))
      let lit = isStill ? input.breath : 0.3 + 0.7 * wave
      list.row(at: y, 1, opacity: input.presence, input.restSlot)
      list.row(
        at: y,
        share,
        opacity: input.appearance * brightness * interpolate(from: 1, to: lit, at: light),
        .accent
      )
    }
    list.restore()
  }
}

extension DisplayList {
  /// Draws the first part of a row.
  fileprivate mutating func row(
    at y: Double,
    _ share: Double,
    opacity: Double,
    _ slot: PaletteSlot
  ) {
    guard share > 0 else { return }
    save()
    self.opacity(opacity)
    beginPath()
    circle(center: Point(-10.5, y), radius: 2.5 * clamp(4 * share, to: 0...1))
    fill(slot)
    if share > 0.25 {
      beginPath()
      line(from: Point(-3.5, y), to: Point(11, y), share, within: 0.25...1)
      stroke(slot, StrokeStyle(width: 4))
    }
    restore()
  }
}
