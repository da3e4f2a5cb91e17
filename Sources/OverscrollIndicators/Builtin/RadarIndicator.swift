internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A dot from which rings spread.
///
/// The pull sends two rings from the dot to their faint places, one after the other. Armed, they are
/// bright, and the dot is large. During a run rings spread from it and fade, again and again. At the
/// end the dot shrinks under a tick or a cross. There is no text. With reduced motion the rings keep
/// their places and fade in and out. A load-more at rest shows only the faint rings; after a failure
/// it keeps its cross, and when exhausted it is a dot.
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
    var armed = 1.0
    var spread = 0.0
    var rest = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      drawn = input.drawnShare
      armed = input.armedShare
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
      spread = 0
      rest = 1
    } else {
      brightness = 1
    }

    let visible = input.appearance * brightness
    // The inner ring, and the outer one, which begins first.
    for index in 0..<2 {
      let place = Double(index)
      let pulled = clamp((drawn - 0.3 * (1 - place)) / 0.7, to: 0...1)
      let bright = (0.5 + 0.5 * armed) * (1 - spread)
      list.ring(7 + 4 * place, opacity: input.presence, input.restSlot, weight)
      list.ring(1 + (6 + 4 * place) * pulled, opacity: visible * bright, .accent, weight)
      guard spread > 0 else { continue }
      // Half a loop apart.
      let share = fraction(input.turn(every: 1.8) + 0.5 * place)
      let faded = spread * (1 - share) * min(5 * share, 1)
      list.ring(5 + 8 * share * (2 - share), opacity: visible * faded, .accent, weight)
    }
    list.opacity(visible)
    list.beginPath()
    list.circle(center: .zero, radius: rest * (2 + 2 * armed))
    list.fill(.accent)
    list.restore()
  }
}

extension DisplayList {
  /// Draws a ring around the origin.
  fileprivate mutating func ring(
    _ radius: Double,
    opacity: Double,
    _ slot: PaletteSlot,
    _ weight: Double
  ) {
    save()
    self.opacity(opacity)
    beginPath()
    circle(center: .zero, radius: radius)
    stroke(slot, StrokeStyle(width: weight))
    restore()
  }
}
