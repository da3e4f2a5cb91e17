internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A ring in two layers: a track, and an arc that the pull closes.
///
/// The arc grows clockwise from the top. Armed, the ring is closed, swells and stays thicker. During
/// a run the arc rotates, with a length that varies between 72 and 270 degrees. At the end it closes
/// around a tick or a cross. There is no text. With reduced motion the closed ring fades in and out
/// instead of rotating. A load-more at rest shows only the track; after a failure it keeps its cross,
/// and when exhausted it is a dot.
package struct RingIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard var weight = list.beginFigure(input) else { return }
    let isStill = input.environment.reduceMotion
    var slot = PaletteSlot.accent
    var groove = 1.0
    // How much thicker than a line the ring is, in units.
    let swelling: Double
    // 0 is the arc of the loop, 1 an arc of a given length.
    var length = 2 * Double.pi
    var share = 1.0
    var loopTime = input.time
    var isTurning = !isStill

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      length *= input.drawnShare
      isTurning = false
      let armed = input.armedShare
      // Thickest in the middle of the change.
      swelling = armed + (isStill ? 0 : 4 * armed * (1 - armed))
    case .running:
      share = 1 - input.eased(for: 0.3)
      swelling = share * min(input.progress, 1)
      if isStill { list.opacity(interpolate(from: input.breath, to: 1, at: share)) }
    case .finishing(let outcome):
      let ran = input.ran(for: 0.3)
      groove = 1 - input.eased(for: 0.25)
      share = 1 - ran * groove
      swelling = (1 - ran) * groove
      // The loop slows down: its speed decreases to 0 in 0.4 seconds.
      let seconds = min(input.secondsInPhase, 0.4)
      loopTime -= input.secondsInPhase - seconds + seconds * seconds / 0.8
      switch outcome {
      case .succeeded, .exhausted:
        slot = .success
      case .failed:
        slot = .failure
      case .cancelled:
        list.opacity(groove)
        share = 1 - ran
      }
      list.resultMark(outcome, input, weight: weight, size: Keyline.innerMark)
      if isStill { list.opacity(interpolate(from: input.breath, to: 1, at: share)) }
    }

    weight += swelling
    let style = StrokeStyle(width: weight)
    list.save()
    list.opacity(input.presence * groove)
    list.beginPath()
    list.circle(center: .zero, radius: Keyline.ring)
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance)

    var start = -Double.pi / 2
    if isTurning {
      // One rotation in 1.2 seconds, in which the arc grows and shrinks once. Its rear end never
      // moves backwards: the center moves 360 degrees a loop, half the length at most 49.5 times
      // 2π.
      let angle = 2 * .pi * fraction(loopTime / 1.2)
      let loop = (171 - 99 * sineCosine(angle).cosine) * .pi / 180
      length = interpolate(from: loop, to: length, at: share)
      start += angle - length / 2
    }
    list.beginPath()
    list.arc(center: .zero, radius: Keyline.ring, start: start, sweep: length)
    list.stroke(slot, style)
    list.restore()
  }
}
