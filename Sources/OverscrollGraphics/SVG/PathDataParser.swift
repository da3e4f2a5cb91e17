/// Reads SVG path data: the text of a path element's d attribute.
///
/// Knows the whole grammar of SVG 2, with arcs, smooth curves, implicit repeats and numbers without
/// space between them. It reads path data alone: no files, no elements, no transforms.
///
/// ```swift
/// let check = try PathDataParser.parse("M4 12l6 6L20 6")
/// let (path, error) = PathDataParser.parsePrefix(Array("M4 12l6 6L20".utf8))
/// ```
///
/// - SeeAlso: [SVG 2, section 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData)
public struct PathDataParser {
  private var cursor: PathDataCursor
  private var path = Path()
  private var error: PathDataError?
  /// The latest pieces as a path stores them, and behind them room for the present one.
  ///
  /// Numbers are read straight to where they belong, and the path takes them many at a time: one
  /// by one its checks took a sixth of the whole. What was not written yet is not read: filling all
  /// of it with zeros took a thirtieth.
  private let pieces: UnsafeMutablePointer<Double>
  /// How many of these numbers belong to whole pieces.
  private var count = 0
  /// The last control point of the previous curve, which a smooth curve mirrors.
  private var control = Point.zero
  private var previous = PathDataCommand.Shape.move

  private init(_ cursor: PathDataCursor, pieces: UnsafeMutablePointer<Double>) {
    self.cursor = cursor
    self.pieces = pieces
  }

  /// Reads path data that has to be right.
  ///
  /// Empty data, or nothing but white space, is an empty path.
  ///
  /// - Parameter bytes: The data, in UTF-8.
  /// - Returns: The path, with arcs as cubic curves and every coordinate absolute and finite.
  /// - Throws: ``PathDataError``, holding the offset of the first byte that does not fit.
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and a copy of the data.
  /// - Accuracy: arcs within 0.028 % of the larger radius, all else exact up to rounding.
  package static func parse(_ bytes: [UInt8]) throws(PathDataError) -> Path {
    let (path, error) = parsePrefix(bytes)
    if let error { throw error }
    return path
  }

  /// Reads path data that has to be right, from text.
  ///
  /// - Parameter text: The data; offsets of errors count its UTF-8 bytes.
  /// - Returns: The path, as for bytes.
  /// - Throws: ``PathDataError``, holding the offset of the first byte that does not fit.
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and a copy of the text.
  public static func parse(_ text: String) throws(PathDataError) -> Path {
    try parse(Array(text.utf8))
  }

  /// Reads path data as far as it is right, which is how SVG asks for wrong data to be shown.
  ///
  /// - Parameter bytes: The data, in UTF-8.
  /// - Returns: The path up to the last piece whose numbers are complete, and what is wrong after
  ///   it, or nothing.
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and a copy of the data.
  /// - SeeAlso: [SVG 2, section 9.5.4](https://www.w3.org/TR/SVG2/paths.html#PathDataErrorHandling)
  package static func parsePrefix(_ bytes: [UInt8]) -> (path: Path, error: PathDataError?) {
    let size = bytes.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size + PathDataCursor.padding) {
      text in
      _ = text.initialize(from: bytes)
      text[size...].initialize(repeating: 0)
      // As much as the stack is trusted with.
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.room) { pieces in
        // Neither is without an address: only what is empty could be.
        guard let text = text.baseAddress, let pieces = pieces.baseAddress else {
          return (Path(), nil)
        }
        var parser = PathDataParser(PathDataCursor(text, size: size), pieces: pieces)
        parser.parse()
        parser.flush()
        return (parser.path, parser.error)
      }
    }
  }

  /// How many numbers are kept before the path takes them.
  private static var room: Int { 128 }

  private mutating func parse() {
    cursor.skipSpace()
    while cursor.position < cursor.size {
      let letter = cursor.next
      let isEmpty = count == 0 && path.isEmpty
      guard let command = PathDataCommand(letter), !isEmpty || command.shape == .move else {
        fail(isEmpty ? .moveCommand : .command, at: cursor.position)
        return
      }
      cursor.position += 1
      cursor.skipSpace()
      if command.shape == .close {
        if path.isOpen { keep(.close, to: .zero) }
        previous = .close
      } else if !parseNumbers(of: command, isRelative: letter & 0x20 != 0) {
        return
      }
    }
  }

  /// Reads the sets of numbers behind a command's letter; false after a mistake.
  private mutating func parseNumbers(of command: PathDataCommand, isRelative: Bool) -> Bool {
    // Of its own, so that it stays in registers.
    var cursor = cursor
    defer { self.cursor = cursor }
    var shape = command.shape
    // Where two flags stand; nowhere but in an arc.
    let flags = shape == .arc ? 4 : Int.max
    while true {
      let from = path.end
      // What a shorthand leaves out; a full command overwrites it.
      var point = from
      // A smooth curve mirrors the control point of a curve of its kind.
      if command.isSmooth && previous == shape {
        point = Point(2 * point.x - control.x, 2 * point.y - control.y)
      }
      assert(count + 9 <= Self.room, "there must be room for an arc")
      let piece = pieces + count + 1
      piece[0] = point.x
      piece[1] = point.y
      // What relative numbers are added to.
      let origin = isRelative ? from : .zero
      var (base, other) = (origin.x, origin.y)
      var place = command.places.lowerBound
      if place == 1 { (base, other) = shape == .arc ? (0, 0) : (other, base) }
      let end = command.places.upperBound
      var hasComma = false
      while true {
        if UInt(bitPattern: place &- flags) < 2 {
          // One digit, whatever follows: `a1 1 0 01.5.5` has two flags and two numbers.
          let digit = cursor.next &- UInt8(ascii: "0")
          guard digit < 2 else { return fail(.flag, at: cursor.position) }
          cursor.position &+= 1
          piece[place] = Double(digit)
          // Both are read before the end's place, the only one to be relative.
          (base, other) = (origin.y, origin.x)
        } else {
          let position = cursor.position
          let number = cursor.scan() + base
          // What is not a number is in no range.
          guard number.magnitude <= 0x1.fffffep127 else {
            return fail(cursor.position == position ? .number : .numberInRange, at: position)
          }
          piece[place] = number
        }
        hasComma = cursor.skipSpaceAndComma()
        place &+= 1
        if place == end { break }
        swap(&base, &other)
      }
      add(shape)
      // Further pairs behind a move are lines.
      if shape == .move { shape = .line }
      // A comma promises one more number.
      if !hasComma && !cursor.isAtNumber { return true }
    }
  }

  private func point(at place: Int) -> Point {
    Point(pieces[count &+ 1 &+ place], pieces[count &+ 2 &+ place])
  }

  /// Adds what a command and its numbers describe.
  private mutating func add(_ shape: PathDataCommand.Shape) {
    if shape == .arc {
      let radii = Point(point(at: 0).y, point(at: 2).x)
      let flags = point(at: 4)
      let (rotation, end) = (point(at: 2).y, point(at: 6))
      flush()
      path.arc(
        to: end,
        radii: radii,
        rotation: rotation * (.pi / 180),
        isLarge: flags.x > 0,
        isClockwise: flags.y > 0
      )
    } else {
      // The last point is the end, and a curve's control the one before it.
      let last = Swift.max(shape.rawValue &* 2 &- 2, 0)
      let end = point(at: last)
      control = point(at: Swift.max(last &- 2, 0))
      if shape == .move || path.isOpen {
        keep(shape, to: end)
      } else {
        // Drawing after a close starts a subpath: rare, and left to the path.
        let (a, b) = (point(at: 0), point(at: Swift.min(last, 2)))
        flush()
        path.add(Double(shape.rawValue), a, b, end)
      }
    }
    previous = shape
  }

  /// Takes the present piece to the whole ones.
  private mutating func keep(_ shape: PathDataCommand.Shape, to end: Point) {
    pieces[count] = Double(shape.rawValue)
    count &+= shape == .close ? 1 : 1 &+ 2 &* Swift.max(shape.rawValue, 1)
    path.follow(Double(shape.rawValue), to: end)
    // The next one may take nine numbers.
    if count > Self.room - 9 { flush() }
  }

  /// Hands the whole pieces to the path.
  @inline(never)  // saves 0.9 % of the instructions of reading
  private mutating func flush() {
    path.append(UnsafeBufferPointer(start: pieces, count: count))
    count = 0
  }

  /// Notes the mistake; false, for the caller to return.
  @discardableResult
  private mutating func fail(_ expected: PathDataError.Expected, at position: Int) -> Bool {
    error = PathDataError(offset: position, expected: expected)
    return false
  }
}
