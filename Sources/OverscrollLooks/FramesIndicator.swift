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
/// when exhausted it is a dot. Without images it draws the flower of ``PetalsIndicator`` with short
/// petals.
package struct FramesIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    guard input.pullFrames > 0 || input.runFrames > 0 else {
      return PetalsIndicator(from: 8).draw(input, into: &list)
    }
    let input = input.shown
    guard let weight = list.beginFigure(input) else { return }
    let isStill = input.environment.reduceMotion
    let armed = input.armedShare
    var isRun = true
    var opacity = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      isRun = false
      if isStill || input.isWaiting { opacity = 0.5 + 0.5 * armed }
    case .running:
      if isStill { opacity = interpolate(from: 1, to: input.breath, at: input.eased(for: 0.3)) }
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      opacity = 1 - input.eased(for: 0.2)
    }

    list.opacity(opacity * (input.isWaiting ? 1 : max(input.appearance, input.presence)))
    // Half as large again as a drawn figure, because images usually have margins.
    let half = isStill ? 21 : 17.5 + 3.5 * armed
    let box = Rect(x: -half, y: -half, width: 2 * half, height: 2 * half)
    let usesRun = input.runFrames > 0 && (isRun || input.pullFrames == 0)
    let count = usesRun ? input.runFrames : input.pullFrames
    list.image(
      usesRun ? .run : .pull,
      // The pull reaches the last image when it arms.
      frame: isRun ? input.loopFrame(of: count) : Int(input.drawnShare * Double(count - 1) + 1e-9),
      in: box
    )
    list.restore()
  }
}
