internal import Overscroll
internal import OverscrollGraphics
internal import OverscrollMath

// What turns in more than one look.
extension DisplayList {
  /// Turns what follows over: it is drawn for a pull downward, and upside down when armed.
  ///
  /// At the end edge it begins upside down; along a horizontal axis it points sideways, the way the
  /// pull goes. With less motion it fades out, and in again turned over.
  ///
  /// - Parameters:
  ///   - share: How far it has turned, 0...1.
  ///   - input: The instant.
  ///   - radians: The whole turn, half a turn in either direction.
  mutating func turnOver(_ share: Double, _ input: IndicatorInput, by radians: Double = .pi) {
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
  ///   - count: How many.
  ///   - inner: Where they begin, in units from the origin.
  ///   - outer: Where they end.
  ///   - width: Line thickness in units.
  ///   - slot: Their color.
  ///   - opacity: The opacity of the line at a share of a turn.
  mutating func spokes(
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

  /// Draws the spinner of the old systems: twelve lines, the brightest going on in steps.
  ///
  /// One turn a second in a square of 20 points. With less motion it fades in and out instead.
  ///
  /// - Parameters:
  ///   - center: The square's middle.
  ///   - input: The instant.
  ///   - strength: Its opacity.
  mutating func systemSpinner(at center: Point, _ input: IndicatorInput, strength: Double = 1) {
    guard strength > 0 else { return }
    let step = (input.turn(every: 1) * 12).rounded(.down) / 12
    save()
    transform(.translation(x: center.x, y: center.y))
    spokes(12, from: 5, to: 9, width: 2, .secondary) { share in
      let age = fraction(step - share + 1e-9)
      return strength * (input.environment.reduceMotion ? input.breath : 1 - 0.75 * age)
    }
    restore()
  }
}

extension IndicatorInput {
  /// The opacity of one petal of a spinner of eight, whose bright front goes round once a second.
  ///
  /// - Parameter share: Where the petal stands, as a share of a turn from the first.
  /// - Returns: The opacity, 0.2...1; with less motion the same for all, fading in and out.
  func brightness(at share: Double) -> Double {
    if environment.reduceMotion { return breath }
    // Time since the bright front has passed this petal, as a share of a turn.
    let age = fraction(turn(every: 1) - share)
    // Fades for seven eighths of a turn and brightens in the last, so that no petal flashes up.
    return age < 0.875 ? 1 - age * 0.8 / 0.875 : 0.2 + (age - 0.875) * 0.8 / 0.125
  }
}
