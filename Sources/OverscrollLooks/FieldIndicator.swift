internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// A field of dots over the whole width, which the pull stretches away from the content's edge.
///
/// It has five rows, which become smaller, narrower and fainter with their distance. The pull lifts
/// them, most in the middle, and the dots become dashes. Armed, the dashes contract to larger dots.
/// During a run waves move through the field. At the end it falls to the edge under a tick or a
/// cross. There is no text. With reduced motion the field keeps its shape and fades in and out. A
/// load-more at rest shows only the first row; after a failure it keeps its cross, and when exhausted
/// it is a dot.
package struct FieldIndicator: PullIndicator, Sendable {
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
    var stretch = 1.0
    var armed = 1.0
    var sea = 0.0
    var rest = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      stretch = input.drawnShare
      armed = input.armedShare
    case .running:
      let change = input.eased(for: 0.3)
      if isStill {
        brightness = interpolate(from: 1, to: input.breath, at: change)
      } else {
        sea = change
      }
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      let ran = input.ran(for: 0.3)
      if isStill {
        brightness = interpolate(from: 1, to: input.breath, at: ran)
      } else {
        sea = ran
        stretch = rest
      }
    }

    let (length, depth) = list.enterEdge(input)
    let unit = input.figureSide / 28
    let base = depth - 3 * unit
    let height = base - 4 * unit
    let half = max(1, min(40, Int((length - 12 * unit) / (26 * unit))))
    let reach = length / 2 - 6 * unit
    list.opacity(rest)
    // The row of a field at rest, then from the farthest on.
    for index in 0...5 {
      let isRest = index == 0
      let row = isRest ? 0 : Double(5 - index)
      let near = 1 / (1 + 0.16 * row)
      let far = (1 - near) / 0.390_243_902_439
      list.save()
      list.opacity(
        isRest ? input.presence * (1 - sea) : input.appearance * brightness * near * near
      )
      list.beginPath()
      for column in -half...half {
        let place = Double(column) / Double(half)
        let side = place * (0.65 + 0.35 * near)
        // From the middle to the ends of a row, along a cosine.
        let bow = 0.675 + 0.325 * sineCosine(.pi * place).cosine
        let lift = far * stretch * interpolate(from: bow, to: 0.5, at: sea)
        let angle = 2 * .pi * input.turn(every: 1.6) - 5 * side - 0.4 * row
        let wave = 9 * unit * sea * stretch * (0.35 + far) * (1 + sineCosine(angle).sine) / 2
        let x = length / 2 + side * reach
        let y = base - (isRest ? 0 : min(height * lift + wave, height))
        let dash = unit * (isRest ? 0.05 : 0.05 + 1.6 * lift * (1 - armed))
        list.move(to: Point(x, y - dash))
        list.line(to: Point(x, y + dash))
      }
      let size = unit * near * (isRest ? 3.8 : 3.8 + 1.2 * armed * (1 - sea))
      list.stroke(isRest ? input.restSlot : .accent, StrokeStyle(width: size))
      list.restore()
    }
    list.restore()
  }
}
