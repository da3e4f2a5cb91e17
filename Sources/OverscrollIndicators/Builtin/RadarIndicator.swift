internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A row of dots that falls together, and rings that spread from where it fell.
///
/// The pull lets the dots appear from the middle outward. Armed, they move together to one. During
/// a run rings spread from it and fade. At the end the dot shrinks under a tick or a cross. There
/// is no text. With reduced motion the dots keep their places, are brighter when armed, and fade in
/// and out. A load-more at rest shows only faint dots; after a failure it keeps its cross, and when
/// exhausted it is a dot.
package struct RadarIndicator: PullIndicator, Sendable {
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
    var drawn = 1.0
    // 0 are the dots in a row, 1 is one of them.
    var joined = 1.0
    var spread = 0.0
    var rest = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      drawn = input.drawnShare
      joined = input.armedShare
      brightness = 0.5 + 0.5 * joined
    case .running:
      spread = input.eased(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: spread)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      list.opacity(rest)
      spread = 1
      brightness = input.breath
    }
    if isStill {
      joined = 0
      spread = 0
      rest = 1
    } else {
      brightness = 1
    }

    list.save()
    list.opacity(input.presence * (1 - joined))
    list.dots(1, apart: 1, radius: 1, input.restSlot)
    list.restore()
    list.opacity(input.appearance * brightness)
    list.dots(drawn, apart: 1 - joined, radius: rest * (1 + 0.8 * joined), .accent)
    if spread > 0 {
      // Two rings, half a loop apart.
      for ring in 0..<2 {
        let share = fraction(input.turn(every: 1.8) + 0.5 * Double(ring))
        list.save()
        list.opacity(spread * (1 - share) * min(5 * share, 1))
        list.beginPath()
        list.circle(center: .zero, radius: 5 + 8 * share * (2 - share))
        list.stroke(.accent, StrokeStyle(width: weight))
        list.restore()
      }
    }
    list.restore()
  }
}

extension DisplayList {
  /// Fills five dots in a row, the smaller the farther out.
  fileprivate mutating func dots(
    _ drawn: Double,
    apart: Double,
    radius: Double,
    _ slot: PaletteSlot
  ) {
    beginPath()
    for index in -2...2 {
      let place = Double(index)
      let grown = clamp(3 * drawn - place.magnitude, to: 0...1)
      guard grown > 0 else { continue }
      let size = radius * grown * (2.75 - 0.5 * place.magnitude)
      circle(center: Point(5.75 * apart * place, 0), radius: size)
    }
    fill(slot)
  }
}
