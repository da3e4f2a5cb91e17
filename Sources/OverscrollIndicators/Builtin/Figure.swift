internal import Overscroll
internal import OverscrollGraphics
internal import OverscrollMath

// The frame in which the built-in looks draw: a square of 28 units about the origin, in which lines
// are 2 units thick. In the display list's extension, so that a look reads as a list of commands.
extension DisplayList {
  /// Moves the origin to the middle of a figure and measures in its units, until a restore.
  ///
  /// The middle lies on whole pixels, so that upright lines are sharp.
  ///
  /// - Returns: The line thickness in units: 2, and more in small figures, where lines would fade.
  mutating func enterFigure(_ input: IndicatorInput, x: Double) -> Double {
    let scale = input.environment.scale
    let size = input.figureSide / 28
    transform(
      Transform(
        a: size,
        b: 0,
        c: 0,
        d: size,
        tx: (x * scale).rounded(.toNearestOrEven) / scale,
        ty: (input.height / 2 * scale).rounded(.toNearestOrEven) / scale
      )
    )
    return size < 0.75 ? 1.5 / size : 2
  }

  /// Begins the picture of a look that is a figure alone, in the middle.
  ///
  /// - Parameter input: The instant to draw.
  /// - Returns: The line thickness in units, with a restore to follow; nil when the picture is
  ///   complete, because there is nothing to see or no more to load.
  mutating func beginFigure(_ input: IndicatorInput) -> Double? {
    guard input.presence > 0 else { return nil }
    save()
    let weight = enterFigure(input, x: input.width / 2)
    guard input.isExhausted else { return weight }
    endMark()
    restore()
    return nil
  }

  /// Adds the first part of a straight line.
  ///
  /// - Parameters:
  ///   - from: Where the line starts.
  ///   - end: Where the whole line ends.
  ///   - share: How far a drawing has come of which this line is a part.
  ///   - window: The shares at which this line begins and ends.
  @inline(never)  // saves 51 bytes of wasm
  mutating func line(
    from: Point,
    to end: Point,
    _ share: Double,
    within window: ClosedRange<Double>
  ) {
    let part = clamp(
      (share - window.lowerBound) / (window.upperBound - window.lowerBound),
      to: 0...1
    )
    guard part > 0 else { return }
    move(to: from)
    line(
      to: Point(
        interpolate(from: from.x, to: end.x, at: part),
        interpolate(from: from.y, to: end.y, at: part)
      )
    )
  }
}

extension IndicatorInput {
  /// The side of the square that a figure is drawn in, in points.
  var figureSide: Double { min(width, height) / 2 }
}
