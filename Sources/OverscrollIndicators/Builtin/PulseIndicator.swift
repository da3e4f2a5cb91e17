internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A heartbeat, which the pull draws in reading direction.
///
/// It is drawn over a faint copy. Armed, it is bold. During a run a bright part with a fading tail
/// beats through the faint line, with a pause before the next one. At the end it flattens under a
/// tick or a cross. There is no text. With reduced motion the whole line fades in and out. A
/// load-more at rest shows only the faint line; after a failure it keeps its cross, and when
/// exhausted it is a dot.
package struct PulseIndicator: PullIndicator, Sendable {
  private let beat: MeasuredPath

  /// Makes the look.
  package init() {
    var path = Path()
    path.move(to: Point(-Keyline.rim, 0))
    path.line(to: Point(-7, 0))
    path.line(to: Point(-3, -10))
    path.line(to: Point(3, 10))
    path.line(to: Point(7, 0))
    path.line(to: Point(Keyline.rim, 0))
    beat = MeasuredPath(path)
  }

  /// The look, measured once.
  package static let line = PulseIndicator()

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
    var drawn = 1.0
    var bold = 0.0
    var brightness = 1.0
    var beating = 0.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      drawn = input.drawnShare
      bold = input.armedShare
    case .running:
      beating = input.eased(for: 0.3)
      bold = (1 - beating) * min(input.progress, 1)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      let rest = 1 - input.eased(for: 0.2)
      list.opacity(rest)
      if !isStill { list.transform(.scale(x: 1, y: rest)) }
      beating = 1
    }
    brightness = interpolate(from: 1, to: isStill ? input.breath : 0, at: beating)

    if input.environment.direction == .rightToLeft { list.transform(.scale(x: -1, y: 1)) }
    list.save()
    list.opacity(input.presence)
    list.beginPath()
    beat.append(from: 0, to: 1, to: &list)
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance)
    if brightness > 0 {
      list.save()
      list.opacity(brightness)
      list.beginPath()
      beat.append(from: 0, to: drawn, to: &list)
      list.stroke(.accent, StrokeStyle(width: weight + bold))
      list.restore()
    }
    if !isStill, beating > 0 {
      // The tail is in steps. When the last of them has left, the next beat enters.
      let end = 1.6 * input.turn(every: 1.6)
      for step in 0..<4 {
        let age = Double(step)
        list.save()
        list.opacity(beating * (1 - 0.25 * age))
        list.beginPath()
        beat.append(from: end - 0.15 * (age + 1), to: end - 0.15 * age, to: &list)
        list.stroke(.accent, style)
        list.restore()
      }
    }
    list.restore()
  }
}
