package import Overscroll
package import OverscrollGraphics

// How all looks show the outcome of a run: by shape first, by color second.
extension DisplayList {
  /// Draws a tick or a cross, line by line, in the first 0.4 seconds of a result.
  ///
  /// An exhausted outcome has a tick too; a cancelled one has no mark. With reduced motion the
  /// whole mark fades in.
  ///
  /// - Parameters:
  ///   - outcome: How the run ended.
  ///   - input: The state to draw; its phase is the result's.
  ///   - weight: Line thickness in units.
  ///   - size: Half the mark's width, in units.
  package mutating func resultMark(
    _ outcome: Outcome,
    _ input: IndicatorInput,
    weight: Double,
    size: Double = Keyline.mark
  ) {
    let share = input.eased(after: 0.1, for: 0.3)
    let isFading = input.environment.reduceMotion
    let drawn = isFading ? 1 : share
    guard share > 0 else { return }
    save()
    opacity(isFading ? share : 1)
    beginPath()
    let style = StrokeStyle(width: weight)
    switch outcome {
    case .succeeded, .exhausted:
      tick(size, drawn)
      stroke(.success, style)
    case .failed:
      let arm = 0.75 * size
      line(from: Point(-arm, -arm), to: Point(arm, arm), drawn, within: 0...0.5)
      line(from: Point(arm, -arm), to: Point(-arm, arm), drawn, within: 0.5...1)
      stroke(.failure, style)
    case .cancelled:
      break
    }
    restore()
  }

  /// Adds the first part of a tick.
  package mutating func tick(_ size: Double, _ drawn: Double) {
    let corner = Point(-0.3 * size, 0.7 * size)
    line(from: Point(-size, 0), to: corner, drawn, within: 0...0.36)
    line(from: corner, to: Point(size, -0.75 * size), drawn, within: 0.36...1)
  }

  /// Draws the static dot for the end of the list, when there is no more to load.
  package mutating func endMark() {
    beginPath()
    circle(center: .zero, radius: 3)
    fill(.secondary)
  }
}
