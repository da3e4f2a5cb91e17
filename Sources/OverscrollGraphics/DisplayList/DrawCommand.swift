/// One step of a drawing, as a painter written in Swift reads it.
///
/// A view on the numbers of a display list, made while iterating; nothing is stored in this form.
/// More commands may be added.
public enum DrawCommand: Equatable, Sendable {
  /// Forgets the present path and starts an empty one.
  case beginPath
  /// Starts a subpath.
  case move(Point)
  /// A straight line to a point.
  case line(Point)
  /// A quadratic Bézier curve: its control point, then its end.
  case quadratic(Point, Point)
  /// A cubic Bézier curve: its two control points, then its end.
  case cubic(Point, Point, Point)
  /// A straight line back to where the subpath started.
  case close
  /// Fills the present path by the nonzero rule.
  case fill(PaletteSlot)
  /// Draws a line along the present path.
  case stroke(PaletteSlot, StrokeStyle)
  /// Remembers transform and opacity.
  case save
  /// Returns to the transform and opacity last remembered.
  case restore
  /// Maps what follows, before the transforms already in force.
  case transform(Transform)
  /// Multiplies the opacity of what follows.
  case opacity(Double)
  /// One line of text, vertically centered in a rectangle.
  case text(TextRole, Rect, TextAlignment, PaletteSlot)
  /// One frame of an image sequence, as large as fits in the middle of a rectangle.
  case image(ImageSequence, frame: Int, Rect)
}

extension DisplayList: Sequence {
  /// Reads a display list command by command.
  public struct Iterator: IteratorProtocol {
    let numbers: [Float]
    var position = 0

    /// Reads the next command.
    ///
    /// - Returns: The command, or nothing at the end.
    public mutating func next() -> DrawCommand? {
      guard let code = DrawCode(rawValue: UInt8(numbers[position])) else { return nil }
      defer { position += 1 + code.argumentCount }
      switch code {
      case .beginPath: return .beginPath
      case .move: return .move(point(1))
      case .line: return .line(point(1))
      case .quadratic: return .quadratic(point(1), point(3))
      case .cubic: return .cubic(point(1), point(3), point(5))
      case .close: return .close
      case .fill: return .fill(choice(1))
      case .stroke:
        return .stroke(choice(1), StrokeStyle(width: number(2), cap: choice(3), join: choice(4)))
      case .save: return .save
      case .restore: return .restore
      case .transform:
        return .transform(
          Transform(
            a: number(1),
            b: number(2),
            c: number(3),
            d: number(4),
            tx: number(5),
            ty: number(6)
          )
        )
      case .opacity: return .opacity(number(1))
      case .text:
        return .text(choice(1), box(2), choice(6), choice(7))
      case .image: return .image(choice(1), frame: Int(numbers[position + 2]), box(3))
      }
    }

    private func box(_ index: Int) -> Rect {
      Rect(
        x: number(index),
        y: number(index + 1),
        width: number(index + 2),
        height: number(index + 3)
      )
    }

    private func number(_ index: Int) -> Double {
      Double(numbers[position + index])
    }

    private func point(_ index: Int) -> Point {
      Point(number(index), number(index + 1))
    }

    private func choice<Choice: RawRepresentable<UInt8>>(_ index: Int) -> Choice {
      guard let choice = Choice(rawValue: UInt8(numbers[position + index])) else {
        // Only the list's own methods write the numbers, and they write raw values.
        preconditionFailure("a display list holds a number that no choice has")
      }
      return choice
    }
  }

  /// Starts reading at the first command.
  ///
  /// - Returns: A reader of the commands in order.
  public func makeIterator() -> Iterator {
    Iterator(numbers: numbers)
  }
}
