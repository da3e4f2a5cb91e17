internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// A ring drawn by the pull, whose line becomes a tick.
///
/// The ring grows clockwise from the top over its track. Armed, it is closed, and its disc is tinted; a mark is seen
/// only at the end, which may be a failure. During a run three quarters of it rotate. After a success it closes, opens
/// where the tick begins and becomes the tick: the ring loses as much as the tick gains, so that both are one connected
/// line at every time, which shrinks to the size of all marks, and nothing of the ring remains. After a failure it fades
/// under a cross. There is no text. With reduced motion the closed ring fades in and out, and fades under the mark. A
/// load-more at rest shows only the track; after a failure it keeps its cross, and when exhausted it
/// is a dot.
package struct TickIndicator: PullIndicator, Sendable {
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
    var rest = 1.0
    var brightness = 1.0
    let tint: Double
    // The ring's visible range, in turns, and how much of the loop's missing quarter is missing.
    var start = -0.25
    var sweep = 1.0
    var gap = 0.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      sweep = input.drawnShare
      tint = input.armedShare
    case .running:
      gap = input.eased(for: 0.3)
      tint = (1 - gap) * min(input.progress, 1)
      brightness = interpolate(from: 1, to: input.breath, at: gap)
    case .finishing(let outcome):
      let ran = input.ran(for: 0.3)
      gap = ran * (1 - input.eased(for: 0.1))
      groove = 1 - input.eased(for: 0.25)
      tint = (1 - ran) * groove
      brightness = groove * interpolate(from: 1, to: input.breath, at: ran)
      switch outcome {
      case .succeeded where !isStill, .exhausted where !isStill:
        let share = input.eased(after: 0.1, for: 0.3)
        slot = .success
        sweep -= share
        // The tick begins at the left, where the line, going counterclockwise, goes downward.
        if share > 0 { start = 0.5 }
        // Line and mark shrink together to the size of all marks.
        let scale = interpolate(from: 1, to: Keyline.mark / Keyline.ring, at: share)
        list.transform(.scale(x: scale, y: scale))
        weight /= scale
        // As resultMark draws it, line by line.
        let corner = Point(-0.3 * Keyline.ring, 0.7 * Keyline.ring)
        list.beginPath()
        list.line(from: Point(-Keyline.ring, 0), to: corner, share, within: 0...0.36)
        list.line(
          from: corner,
          to: Point(Keyline.ring, -0.75 * Keyline.ring),
          share,
          within: 0.36...1
        )
        list.stroke(slot, StrokeStyle(width: weight))
      case .succeeded, .exhausted, .failed, .cancelled:
        rest = groove
        list.resultMark(outcome, input, weight: weight)
      }
    }

    let style = StrokeStyle(width: weight)
    list.save()
    list.opacity(input.presence * groove)
    list.beginPath()
    list.circle(center: .zero, radius: Keyline.ring)
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance)
    if tint > 0 {
      list.save()
      list.opacity(Keyline.tint * tint)
      list.fill(.accent)
      list.restore()
    }
    list.opacity(isStill ? brightness : rest)
    if !isStill, gap > 0 {
      start += input.turn(every: 0.9)
      sweep -= gap / 4
    }
    list.beginPath()
    list.arc(center: .zero, radius: Keyline.ring, start: 2 * .pi * start, sweep: 2 * .pi * sweep)
    list.stroke(slot, style)
    list.restore()
  }
}
