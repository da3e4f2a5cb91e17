package import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// The sizes that make the built-in looks one family, in units of a figure's square of 28.
///
/// A shape that is lighter at its corners reaches farther than a round one, and a solid one less
/// far, so that all appear equally large. The looks of the original controls have their own sizes.
package enum Keyline {
  /// The thickness of every line.
  package static let line = 2.0
  /// The radius of a ring, to the middle of its line, which makes it 24 units wide.
  package static let ring = 11.0
  /// The distance from the middle to the outer side of an edge or a solid disc.
  package static let rim = 12.0
  /// Half the length of an edge, without its round caps, with which it fills the square.
  package static let reach = 13.0
  /// The distance of a figure from the middle, toward the content, when a pull begins.
  package static let ahead = 12.0
  /// Half the width of the mark of a result.
  package static let mark = 8.0
  /// The same inside a ring.
  package static let innerMark = 5.0
  /// The room that a title leaves for a figure, a gap and margins, in points.
  package static let besideTitle = 80.0
  /// The opacity of a tint.
  package static let tint = 0.25
}

// The coordinate system of the built-in looks: a square of 28 units about the origin. An extension
// of the display list, so that a look is a list of commands.
extension DisplayList {
  /// Moves the origin to the figure's center and scales to its units, until a restore.
  ///
  /// The center is aligned to whole pixels, so that vertical lines are sharp.
  ///
  /// - Returns: The line thickness in units: 2, or more in small figures, where lines would be
  ///   faint.
  package mutating func enterFigure(_ input: IndicatorInput, x: Double) -> Double {
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
    return size < 0.75 ? 1.5 / size : Keyline.line
  }

  /// Begins a look that is only a figure, in the middle when it is armed.
  ///
  /// A room that comes with the content is visible from the content outward, so that a figure in its
  /// middle would be hidden for the first third of the pull. It begins nearer to the content, and
  /// moves to the middle in the rest of the pull.
  ///
  /// - Parameters:
  ///   - input: The state to draw.
  ///   - isMoving: Whether the figure moves like that.
  /// - Returns: The line thickness in units, with a restore to follow; nil if the picture is
  ///   complete, because it is invisible or exhausted.
  @inline(never)  // saves 28 bytes of wasm
  package mutating func beginFigure(_ input: IndicatorInput, isMoving: Bool = true) -> Double? {
    guard input.presence > 0 else { return nil }
    save()
    let weight = enterFigure(input, x: input.width / 2)
    if input.isExhausted {
      endMark()
      restore()
      return nil
    }
    if isMoving, input.layer == .content, !input.isWaiting {
      moveToContent(input, by: Keyline.ahead * smooth(1.5 - 1.5 * input.drawnShare))
    }
    return weight
  }

  /// Moves the origin toward the content, until a restore.
  package mutating func moveToContent(_ input: IndicatorInput, by distance: Double) {
    let shift = input.isFlipped ? -distance : distance
    let isHorizontal = input.axis == .horizontal
    transform(.translation(x: isHorizontal ? shift : 0, y: isHorizontal ? 0 : shift))
  }

  /// Leaves the figure's units for points along the content's edge, until a restore.
  ///
  /// It ends a figure that was begun. Afterward x goes along the edge, and y toward the content.
  ///
  /// - Returns: The length of the edge, and the distance of the content, where it begins.
  package mutating func enterEdge(_ input: IndicatorInput) -> (length: Double, depth: Double) {
    restore()
    save()
    let isHorizontal = input.axis == .horizontal
    let (length, depth) =
      isHorizontal ? (input.height, input.width) : (input.width, input.height)
    let (y, ty) = input.isFlipped ? (-1.0, depth) : (1.0, 0.0)
    transform(
      isHorizontal
        ? Transform(a: 0, b: 1, c: y, d: 0, tx: ty, ty: 0)
        : Transform(a: 1, b: 0, c: 0, d: y, tx: 0, ty: ty)
    )
    return (length, depth)
  }

  /// Adds the first part of a straight line.
  ///
  /// - Parameters:
  ///   - from: The start of the line.
  ///   - end: The end of the complete line.
  ///   - share: The drawn fraction of the drawing that the line is part of.
  ///   - window: The fractions at which this line begins and ends.
  @inline(never)  // saves 51 bytes of wasm
  package mutating func line(
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
  package var figureSide: Double { min(width, height) / 2 }

  /// Whether the content is above or to the left.
  package var isFlipped: Bool {
    // Saves 13 bytes of wasm.
    @inline(never) get {
      (edge == .end) != (axis == .horizontal && environment.direction == .rightToLeft)
    }
  }
}

// How all looks show the outcome of a run: by shape first, by color second.
extension DisplayList {
  /// Draws a tick or a cross, which grows from 0.1 to 0.3 seconds of a result, once the figure before it has nearly faded.
  ///
  /// An exhausted outcome has a tick too; a cancelled one has no mark. With reduced motion the mark
  /// only fades in.
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
    let share = input.eased(after: 0.1, for: 0.2)
    guard share > 0 else { return }
    let size = input.environment.reduceMotion ? size : size * (0.5 + 0.5 * share)
    let arm = 0.75 * size
    save()
    opacity(share)
    beginPath()
    let style = StrokeStyle(width: weight)
    switch outcome {
    case .succeeded, .exhausted:
      move(to: Point(-size, 0))
      line(to: Point(-0.3 * size, 0.7 * size))
      line(to: Point(size, -arm))
      stroke(.success, style)
    case .failed:
      move(to: Point(-arm, -arm))
      line(to: Point(arm, arm))
      move(to: Point(arm, -arm))
      line(to: Point(-arm, arm))
      stroke(.failure, style)
    case .cancelled:
      break
    }
    restore()
  }

  /// Draws the static dot for the end of the list, when there is no more to load.
  package mutating func endMark() {
    beginPath()
    circle(center: .zero, radius: 3)
    fill(.secondary)
  }
}
