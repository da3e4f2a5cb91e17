internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A circle that the pull fills like a pie chart.
///
/// A sector grows clockwise from the top inside a thin circle. Armed, it grows to the size of the
/// circle and is a solid disc. During a run it fills and empties repeatedly. A run that succeeded
/// ends as a circle around a tick, one that failed as one around a cross. There is no text. With
/// reduced motion the circle is tinted instead, and the full sector fades in and out. A load-more
/// at rest shows only the circle; when exhausted it is a dot.
package struct DiscIndicator: PullIndicator, Sendable {
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
    var slot = PaletteSlot.accent
    var rim = 1.0
    var solid = 0.0
    var share = 1.0  // fraction of the pulled sector; 0 is that of the loop
    var length = 1.0  // in turns, like the following values
    var opacity = 1.0
    var left = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      length = input.drawnShare
      solid = input.armedShare
      rim = solid
    case .running:
      share = 1 - input.eased(for: 0.3)
      solid = share * min(input.progress, 1)
      opacity = isStill ? interpolate(from: input.breath, to: 1, at: share) : 1
    case .finishing(let outcome):
      share = 0
      opacity = 1 - input.eased(for: 0.2)
      switch outcome {
      case .succeeded, .exhausted: slot = .success
      case .failed: slot = .failure
      case .cancelled: left = opacity
      }
      list.resultMark(outcome, input, weight: weight, size: Keyline.innerMark)
    }

    list.opacity(left)
    let style = StrokeStyle(width: weight)
    list.save()
    list.opacity(input.presence)
    list.beginPath()
    list.circle(center: .zero, radius: Keyline.ring)
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance)
    list.save()
    list.opacity(rim)
    list.stroke(slot, style)
    list.restore()

    var start = -0.25
    if !isStill {
      // Fills in the first half of the loop and empties from the top in the second.
      let turn = 2 * input.turn(every: 1.6)
      let rear = smooth(turn - 1)
      start += rear * (1 - share)
      length = interpolate(from: smooth(turn) - rear, to: length, at: share)
    }
    list.opacity(opacity)
    list.beginPath()
    list.arc(
      center: .zero,
      radius: isStill ? 7.5 : 7.5 + 3.5 * solid,
      start: start * 2 * .pi,
      sweep: length * 2 * .pi
    )
    list.line(to: .zero)
    list.close()
    list.fill(.accent)
    list.restore()
  }
}
