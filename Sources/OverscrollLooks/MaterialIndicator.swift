internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// A circular arrow on a disc, which becomes an arc that grows and shrinks as it rotates.
///
/// The disc is paper with a shadow. The pull draws the arrow faintly and rotates it. Armed, it is bright and its disc
/// has grown.
/// During a run it has no head, and the arc rotates with a length between 36 and 288 degrees: its
/// front moves ahead, then its rear follows. A tick or a cross replaces it on the disc. There is no
/// text. With reduced motion the arrow does not rotate and fades in and out. A load-more at rest
/// shows the plain arrow on its disc; when exhausted it is a dot.
package struct MaterialIndicator: PullIndicator, Sendable {
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
    let isWaiting = input.isWaiting
    var share = 1.0  // fraction of the pulled arrow; 0 is the loop
    var drawn = 1.0
    var head = 1.0
    var opacity = 1.0
    var disc = input.presence

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      if !isWaiting {
        drawn = input.drawnShare
        head = drawn
        opacity = 0.6 + 0.4 * input.armedShare
      }
    case .running:
      let change = input.eased(for: 0.3)
      if isStill {
        opacity = interpolate(from: 1, to: input.breath, at: change)
      } else {
        share = 1 - change
        head = share * min(input.progress, 1)
      }
    case .finishing(let outcome):
      opacity = 1 - input.eased(for: 0.2)
      if outcome == .cancelled { disc = opacity }
      let ran = input.ran(for: 0.3)
      if isStill {
        opacity *= interpolate(from: 1, to: input.breath, at: ran)
      } else {
        share = 1 - ran
        head = share
      }
    }

    list.save()
    list.opacity(disc)
    let radius = Keyline.ring + (isStill || isWaiting ? 1 : input.armedShare)
    // A soft shadow: each ring of it lies in the ones before.
    for width in [2.0, 1.25, 0.5] {
      list.save()
      list.opacity(0.06)
      list.beginPath()
      list.circle(center: .zero, radius: radius + width)
      list.fill(.foreground)
      list.restore()
    }
    list.beginPath()
    list.circle(center: .zero, radius: radius)
    list.fill(.track)
    list.restore()
    if case .finishing(let outcome) = input.phase {
      list.resultMark(outcome, input, weight: weight, size: Keyline.innerMark)
    }

    // The complete arrow has its head at the upper right.
    var (start, length) = (0.075 - (isStill ? 0 : 0.25 * (1 - drawn)), 0.8 * drawn)
    if share < 1 {
      let loop = Self.loop(at: input.time)
      // The angle by which the loop was ahead when the run began, to be compensated.
      let begun = Self.loop(at: input.time - input.secondsSinceRun).start
      start = loop.start - share * fraction(begun - start)
      length = interpolate(from: loop.length, to: length, at: share)
    }
    let (sine, cosine) = sineCosine(2 * .pi * (start + length))
    list.opacity(isWaiting ? 1 : input.appearance * opacity)
    list.beginPath()
    list.arc(center: .zero, radius: 7, start: 2 * .pi * start, sweep: 2 * .pi * length)
    // A triangle across the arc's end, so small that its outline fills it.
    let (outer, inner, tip, ahead) = (7 + 2 * head, 7 - 2 * head, 7 - 0.5 * head, 2.8 * head)
    list.move(to: Point(outer * cosine, outer * sine))
    list.line(to: Point(tip * cosine - ahead * sine, tip * sine + ahead * cosine))
    list.line(to: Point(inner * cosine, inner * sine))
    list.close()
    list.stroke(isWaiting ? .secondary : .accent, StrokeStyle(width: weight))
    list.restore()
  }

  /// The start and the length of the arc, in turns: one continuous rotation in 1.4 seconds.
  private static func loop(at time: Double) -> (start: Double, length: Double) {
    let turn = fraction(time / 1.4)
    let rear = 0.7 * smooth(2 * turn - 1)
    return (0.3 * turn + rear, 0.1 + 0.7 * smooth(2 * turn) - rear)
  }
}
