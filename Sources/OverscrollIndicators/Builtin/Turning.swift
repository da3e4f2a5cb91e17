internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

// Rotations that several looks share.
extension DisplayList {
  /// Rotates the following commands: drawn for a pull downward, upside down when armed.
  ///
  /// At the end edge it begins upside down; in a horizontal list it points sideways, in the
  /// direction of the pull. With reduced motion it fades out, and fades in again rotated.
  ///
  /// - Parameters:
  ///   - share: The fraction of the rotation, 0...1.
  ///   - input: The state to draw.
  ///   - radians: The complete rotation, 180 degrees in either direction.
  package mutating func turnOver(_ share: Double, _ input: IndicatorInput, by radians: Double = .pi)
  {
    if input.axis == .horizontal {
      let isRightToLeft = input.environment.direction == .rightToLeft
      transform(.rotation(radians: isRightToLeft ? .pi / 2 : -.pi / 2))
    }
    let isUp = input.edge == .end
    if input.environment.reduceMotion {
      opacity((1 - 2 * share).magnitude)
      transform(.scale(x: 1, y: (share < 0.5) == isUp ? -1 : 1))
    } else {
      transform(.rotation(radians: (isUp ? .pi : 0) + radians * share))
    }
  }

  /// Draws short lines around the origin, the first upward and the others clockwise.
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - inner: Their start, in units from the origin.
  ///   - outer: Their end.
  ///   - width: Line thickness in units.
  ///   - slot: Their color.
  ///   - opacity: The opacity of a line, from its position as a fraction of a turn.
  package mutating func spokes(
    _ count: Int,
    from inner: Double,
    to outer: Double,
    width: Double,
    _ slot: PaletteSlot,
    opacity: (Double) -> Double
  ) {
    for index in 0..<count {
      let share = Double(index) / Double(count)
      let (sine, cosine) = sineCosine(2 * .pi * share)
      save()
      self.opacity(opacity(share))
      beginPath()
      move(to: Point(sine * inner, cosine * -inner))
      line(to: Point(sine * outer, cosine * -outer))
      stroke(slot, StrokeStyle(width: width))
      restore()
    }
  }

  /// Draws the spinner of older iOS versions: twelve lines, a bright one moving in steps.
  ///
  /// One rotation per second in a square. With reduced motion it fades in and out
  /// instead.
  ///
  /// - Parameters:
  ///   - center: The center of the square.
  ///   - input: The state to draw.
  ///   - strength: Its opacity.
  ///   - side: The side of the square, in points.
  package mutating func systemSpinner(
    at center: Point,
    _ input: IndicatorInput,
    strength: Double = 1,
    side: Double
  ) {
    guard strength > 0 else { return }
    let step = (input.turn(every: 1) * 12).rounded(.down) / 12
    save()
    transform(.translation(x: center.x, y: center.y))
    if side != 20 { transform(.scale(x: side / 20, y: side / 20)) }
    spokes(12, from: 5, to: 9, width: 2, .secondary) { share in
      let age = fraction(step - share + 1e-9)
      return strength * (input.environment.reduceMotion ? input.breath : 1 - 0.75 * age)
    }
    restore()
  }
}

extension IndicatorInput {
  /// The opacity of one petal of a spinner with eight; the bright one rotates once per second.
  ///
  /// - Parameter share: The petal's position, as a fraction of a turn from the first.
  /// - Returns: The opacity, 0.2...1; with reduced motion the same for all, fading in and out.
  package func brightness(at share: Double) -> Double {
    if environment.reduceMotion { return breath }
    // Time since the bright position passed this petal, as a fraction of a turn.
    let age = fraction(turn(every: 1) - share)
    // Fades for seven eighths of a turn and brightens in the last, so that no petal flashes.
    return age < 0.875 ? 1 - age * 0.8 / 0.875 : 0.2 + (age - 0.875) * 0.8 / 0.125
  }
}
