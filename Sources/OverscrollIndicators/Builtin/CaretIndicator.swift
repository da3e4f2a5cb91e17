internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A caret that types a line of words.
///
/// The pull moves it in reading direction over faint words, writes them, and lets it grow. Armed,
/// it is tallest. During a run it writes the words, blinks and deletes them, again and again. At
/// the end it shrinks under a tick or a cross. There is no text. With reduced motion the line is
/// complete and fades in and out. A load-more at rest shows only the faint line; after a failure
/// it keeps its cross, and when exhausted it is a dot.
package struct CaretIndicator: PullIndicator, Sendable {
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
    let style = StrokeStyle(width: weight)
    let isStill = input.environment.reduceMotion
    var typed = 1.0
    var height = 11.0
    var brightness = 1.0
    var blink = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      typed = input.drawnShare
      height = 3 + 5 * typed + 3 * input.armedShare
    case .running:
      let change = input.eased(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: change)
      if !isStill {
        let turn = input.turn(every: 2.4)
        let line = smooth(2 * turn) - smooth(10 * turn - 9)
        typed = interpolate(from: 1, to: line, at: change)
        height = interpolate(from: 11, to: 8, at: change)
        // Twice, in the pause between writing and deleting.
        let pause = 5 * clamp(turn - 0.5, to: 0...0.4)
        blink = interpolate(from: 1, to: smooth((2 * fraction(pause) - 1).magnitude), at: change)
      }
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      let rest = 1 - input.eased(for: 0.2)
      list.opacity(rest)
      if !isStill { height *= rest }
      brightness = input.breath
    }
    if !isStill { brightness = 1 }

    if input.environment.direction == .rightToLeft { list.transform(.scale(x: -1, y: 1)) }
    list.save()
    list.opacity(input.presence)
    list.words(1, input.restSlot)
    let end = 14 - weight / 2
    list.caret(at: end, 8, input.restSlot, style)
    list.restore()
    list.opacity(input.appearance * brightness)
    list.words(typed, .accent)
    list.opacity(blink)
    list.caret(at: interpolate(from: -13, to: end, at: typed), height, .accent, style)
    list.restore()
  }
}

extension DisplayList {
  /// Draws the words up to the caret.
  ///
  /// - Parameters:
  ///   - share: The position of the caret, as a fraction of the line.
  ///   - slot: Their color.
  fileprivate mutating func words(_ share: Double, _ slot: PaletteSlot) {
    beginPath()
    line(from: Point(-11.5, 0), to: Point(-6, 0), share, within: 0.15...0.37)
    line(from: Point(2.5, 0), to: Point(5.5, 0), share, within: 0.69...0.81)
    stroke(slot, StrokeStyle(width: 5))
  }

  fileprivate mutating func caret(
    at x: Double,
    _ height: Double,
    _ slot: PaletteSlot,
    _ style: StrokeStyle
  ) {
    beginPath()
    move(to: Point(x, -height))
    line(to: Point(x, height))
    stroke(slot, style)
  }
}
