// The position of each command's arguments in the buffer. In Swift only this file defines it, for
// writing and for reading; a page's script reads the same order.
extension DisplayList {
  /// Writes a command: its code, then its arguments, in the order in which they are read below.
  mutating func add(_ command: DrawCommand) {
    switch command {
    case .beginPath: append(.beginPath)
    case .move(let point):
      append(.move)
      append(point)
    case .line(let end):
      append(.line)
      append(end)
    case .quadratic(let control, let end):
      append(.quadratic)
      append(control)
      append(end)
    case .cubic(let first, let second, let end):
      append(.cubic)
      append(first)
      append(second)
      append(end)
    case .close: append(.close)
    case .fill(let slot):
      append(.fill)
      append(Double(slot.rawValue))
    case .stroke(let slot, let style):
      append(.stroke)
      append(Double(slot.rawValue))
      append(style.width)
      append(Double(style.cap.rawValue))
      append(Double(style.join.rawValue))
    case .save: append(.save)
    case .restore: append(.restore)
    case .transform(let map):
      append(.transform)
      append(map.a)
      append(map.b)
      append(map.c)
      append(map.d)
      append(map.tx)
      append(map.ty)
    case .opacity(let factor):
      append(.opacity)
      append(factor)
    case .text(let role, let box, let alignment, let slot):
      append(.text)
      append(Double(role.rawValue))
      append(box)
      append(Double(alignment.rawValue))
      append(Double(slot.rawValue))
    case .image(let sequence, let frame, let box):
      append(.image)
      append(Double(sequence.rawValue))
      append(Double(frame))
      append(box)
    }
  }
}

extension DisplayList: Sequence {
  /// Reads a display list command by command.
  ///
  /// It ends at an invalid or incomplete command, as at the end of the list.
  public struct Iterator: IteratorProtocol {
    // A painter reads in every frame. Inlinable functions avoid building each command only to
    // destructure it. The numbers below are for a ring's frame in the UIKit host.

    /// The numbers to read: codes with their arguments.
    @usableFromInline package let numbers: [Float]
    @usableFromInline let end: Int

    /// The index after the commands read so far: that of the next code, or of an invalid command.
    @usableFromInline package internal(set) var position: Int

    /// Starts reading at a code.
    ///
    /// - Parameters:
    ///   - numbers: Codes with their arguments.
    ///   - range: The range of indexes to read.
    @inlinable
    package init(_ numbers: [Float], _ range: Range<Int>) {
      self.numbers = numbers
      position = range.lowerBound
      end = Swift.min(range.upperBound, numbers.count)
    }

    /// Reads the next command.
    ///
    /// - Returns: The command, or nil at the end.
    @inlinable @inline(__always)  // 27,430 instructions instead of 28,850
    public mutating func next() -> DrawCommand? {
      guard let code = code(), code.argumentCount < end - position else { return nil }
      let command: DrawCommand
      switch code {
      case .beginPath: command = .beginPath
      case .move: command = .move(point(1))
      case .line: command = .line(point(1))
      case .quadratic: command = .quadratic(point(1), point(3))
      case .cubic: command = .cubic(point(1), point(3), point(5))
      case .close: command = .close
      case .fill:
        guard let slot: PaletteSlot = choice(1) else { return nil }
        command = .fill(slot)
      case .stroke:
        guard let slot: PaletteSlot = choice(1), let cap: LineCap = choice(3),
          let join: LineJoin = choice(4)
        else { return nil }
        command = .stroke(slot, StrokeStyle(width: number(2), cap: cap, join: join))
      case .save: command = .save
      case .restore: command = .restore
      case .transform:
        command = .transform(
          Transform(
            a: number(1),
            b: number(2),
            c: number(3),
            d: number(4),
            tx: number(5),
            ty: number(6)
          )
        )
      case .opacity: command = .opacity(number(1))
      case .text:
        guard let role: TextRole = choice(1), let alignment: TextAlignment = choice(6),
          let slot: PaletteSlot = choice(7)
        else { return nil }
        command = .text(role, box(2), alignment, slot)
      case .image:
        guard let sequence: ImageSequence = choice(1), let frame = Int(exactly: number(2)) else {
          return nil
        }
        command = .image(sequence, frame: frame, box(3))
      }
      position += 1 + code.argumentCount
      return command
    }

    /// Skips the next path commands, without reading their points.
    @inlinable @inline(__always)  // 27,190 instructions instead of 27,430
    package mutating func skipPieces() {
      while let code = code(), code.isPiece, code.argumentCount < end - position {
        position += 1 + code.argumentCount
      }
    }

    @inlinable
    func box(_ index: Int) -> Rect {
      Rect(
        x: number(index),
        y: number(index + 1),
        width: number(index + 2),
        height: number(index + 3)
      )
    }

    @inlinable
    func point(_ index: Int) -> Point {
      Point(number(index), number(index + 1))
    }

    @inlinable
    func code() -> DrawCode? {
      position < end ? choice(0) : nil
    }

    @inlinable
    func choice<Choice: RawRepresentable<UInt8>>(_ index: Int) -> Choice? {
      let number = numbers[position + index]
      return number >= 0 && number < 256 ? Choice(rawValue: UInt8(number)) : nil
    }

    @inlinable
    func number(_ index: Int) -> Double {
      Double(numbers[position + index])
    }
  }

  /// Starts reading at the first command.
  ///
  /// - Returns: An iterator over the commands in order.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(numbers, 0..<numbers.count)
  }
}
