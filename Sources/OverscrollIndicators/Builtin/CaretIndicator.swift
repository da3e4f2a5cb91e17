internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A caret that types a line of words.
///
/// The pull moves it in reading direction over faint words, writes them behind it, and lets it grow.
/// Words and caret are equally thick and never touch. Armed, it is tallest. During a run it writes
/// the words, blinks and deletes them, again and again. At the end it shrinks under a tick or a cross. There is no text. With reduced motion the line is
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
    let isStill = input.environment.reduceMotion
    var typed = 1.0
    var height = 11.0
    var brightness = 1.0
    var blink = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      typed = input.drawnShare
      height = 3 + 4 * (typed + input.armedShare)
    case .running:
      let change = input.eased(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: change)
      if !isStill {
        let turn = input.turn(every: 2.4)
        let line = smooth(2 * turn) - smooth(10 * turn - 9)
        typed = interpolate(from: 1, to: line, at: change)
        height = interpolate(from: 11, to: 7, at: change)
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
    // The rest ahead of the caret; all of it as long as there is no caret.
    let x = 24 * typed - 12
    list.words(from: input.appearance > 0 ? x + 5 : -14, to: 14, input.restSlot)
    list.caret(at: 12, 7, input.restSlot)
    list.restore()
    list.opacity(input.appearance * brightness)
    list.words(from: -14, to: x - 5, .accent)
    list.opacity(blink)
    list.caret(at: x, height, .accent)
    list.restore()
  }
}

extension DisplayList {
  /// Draws the part of the words between two x coordinates.
  fileprivate mutating func words(from start: Double, to end: Double, _ slot: PaletteSlot) {
    for word in 0..<2 {
      let left = 12.0 * Double(word) - 14
      let from = clamp(start - left, to: 0...9)
      let to = clamp(end - left, to: 0...9)
      // A dot while it is shorter than the line's thickness.
      let width = clamp(to - from, to: 0...4)
      guard width > 0 else { continue }
      beginPath()
      move(to: Point(left + from + width / 2, 0))
      // Canvases draw no line whose ends are one point.
      line(to: Point(left + to - width / 2 + 0.001, 0))
      stroke(slot, StrokeStyle(width: width))
    }
  }

  fileprivate mutating func caret(at x: Double, _ height: Double, _ slot: PaletteSlot) {
    beginPath()
    move(to: Point(x, -height))
    line(to: Point(x, height))
    stroke(slot, StrokeStyle(width: 4))
  }
}
