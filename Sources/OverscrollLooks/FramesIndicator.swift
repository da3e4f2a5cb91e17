internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// Custom images: the pull steps through one sequence, and a run repeats another.
///
/// The host provides the images; a single sequence is used for both. The pull reaches the last
/// image when it arms; the image then grows. A run shows ten images per second. At the end the
/// image fades, and a tick or a cross replaces it. There is no text. With reduced motion nothing
/// grows, an image is faint until it is armed, and a run is its first image, fading in and out. A
/// load-more at rest shows the pull's first image, faintly; after a failure it keeps its cross, and
/// when exhausted it is a dot. Without images a disc fills in twelve steps; in a run a third of it goes around.
package struct FramesIndicator: PullIndicator, Sendable {
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
    let armed = input.armedShare
    var isRun = true
    var opacity = 1.0
    var rest = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      isRun = false
      if isStill || input.isWaiting { opacity = 0.5 + 0.5 * armed }
    case .running:
      if isStill { opacity = interpolate(from: 1, to: input.breath, at: input.eased(for: 0.3)) }
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      if isStill { opacity = interpolate(from: 1, to: input.breath, at: input.ran(for: 0.3)) }
    }

    list.opacity(rest)
    // Half as large again as a drawn figure, because images usually have margins.
    let half = isStill ? 21 : 17.5 + 3.5 * armed
    let usesRun = input.runFrames > 0 && (isRun || input.pullFrames == 0)
    let count = usesRun ? input.runFrames : input.pullFrames
    if count == 0 {
      drawDisc(input, radius: half * Keyline.rim / 21, opacity: opacity, isRun: isRun, into: &list)
    } else {
      list.opacity(opacity * (input.isWaiting ? 1 : max(input.appearance, input.presence)))
      list.image(
        usesRun ? .run : .pull,
        frame: isRun ? input.loopFrame(of: count) : pulledFrame(input, of: count - 1),
        in: Rect(x: -half, y: -half, width: 2 * half, height: 2 * half)
      )
    }
    list.restore()
  }

  /// The index of a pull's image: the last one when it arms.
  private func pulledFrame(_ input: IndicatorInput, of last: Int) -> Int {
    Int(input.drawnShare * Double(last) + 1e-9)
  }

  private func drawDisc(
    _ input: IndicatorInput,
    radius: Double,
    opacity: Double,
    isRun: Bool,
    into list: inout DisplayList
  ) {
    let steps = 12
    list.save()
    list.opacity(input.presence)
    list.beginPath()
    list.circle(center: .zero, radius: radius)
    list.fill(input.restSlot)
    list.restore()
    list.opacity(input.appearance * opacity)
    let isLoop = isRun && !input.environment.reduceMotion
    if isLoop {
      let step = input.loopFrame(of: steps)
      list.sector(step, step + 4, of: steps, radius)
      // The full disc, which the loop replaces.
      list.opacity(1 - input.ran(for: 0.3))
    }
    list.sector(0, isRun ? steps : pulledFrame(input, of: steps), of: steps, radius)
  }
}

extension DisplayList {
  /// Draws the part of a disc between two steps, clockwise from the top.
  fileprivate mutating func sector(_ first: Int, _ last: Int, of steps: Int, _ radius: Double) {
    guard first < last else { return }
    let step = 2 * .pi / Double(steps)
    let start = step * Double(first) - .pi / 2
    let (sine, cosine) = sineCosine(start)
    beginPath()
    move(to: .zero)
    line(to: Point(radius * cosine, radius * sine))
    curve(around: .zero, radius: radius, from: start, by: step * Double(last - first))
    fill(.accent)
  }
}
