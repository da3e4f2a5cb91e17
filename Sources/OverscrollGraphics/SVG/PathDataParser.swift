internal import OverscrollMath

/// Reads SVG path data: the text of a path element's `d` attribute.
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
  private var scanner: DecimalScanner
  private var path = Path()
  private var error: PathDataError?
  /// The present command's numbers, at the places its ``PathDataCommand`` says.
  private var numbers = [Double](repeating: 0, count: 8)
  /// The last control point of the previous curve, which a smooth curve mirrors.
  private var control = Point.zero
  private var previous = PathDataCommand.Shape.move

  private init(_ bytes: [UInt8]) {
    scanner = DecimalScanner(bytes)
  }

  /// Reads path data that has to be right.
  ///
  /// Empty data, or nothing but white space, is an empty path.
  ///
  /// - Parameter bytes: The data, in UTF-8.
  /// - Returns: The path, with arcs as cubic curves and every coordinate absolute and finite.
  /// - Throws: ``PathDataError``, holding the offset of the first byte that does not fit.
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and one small buffer.
  /// - Accuracy: arcs within 0.028 % of the larger radius, all else exact up to rounding.
  public static func parse(_ bytes: [UInt8]) throws(PathDataError) -> Path {
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
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and one small buffer.
  /// - SeeAlso: [SVG 2, section 9.5.4](https://www.w3.org/TR/SVG2/paths.html#PathDataErrorHandling)
  @inline(never)  // one copy, wherever paths are read
  public static func parsePrefix(_ bytes: [UInt8]) -> (path: Path, error: PathDataError?) {
    var parser = PathDataParser(bytes)
    parser.parse()
    return (parser.path, parser.error)
  }

  private mutating func parse() {
    skipSpace()
    while !scanner.isAtEnd {
      let letter = scanner.next
      guard let command = PathDataCommand(letter), !path.isEmpty || command.shape == .move else {
        fail(path.isEmpty ? .moveCommand : .command)
        return
      }
      scanner.position += 1
      skipSpace()
      if command.shape == .close {
        path.close()
        previous = .close
      } else if !parseNumbers(of: command, isRelative: letter & 0x20 != 0) {
        return
      }
    }
  }

  /// Reads the sets of numbers behind a command's letter; false after a mistake.
  private mutating func parseNumbers(of command: PathDataCommand, isRelative: Bool) -> Bool {
    var shape = command.shape
    while true {
      complete(command)
      for place in command.places {
        if place > command.places.lowerBound { skipSpaceAndComma() }
        guard parseNumber(at: place, of: shape, isRelative: isRelative) else { return false }
      }
      add(shape)
      // Further pairs behind a move are lines.
      if shape == .move { shape = .line }
      let hasComma = skipSpaceAndComma()
      // Numbers start with `+`, `-`, `.` or a digit. A comma promises one; `/` is none.
      if !hasComma && !(scanner.next >= 43 && scanner.next < 58 && scanner.next != 47) {
        return true
      }
    }
  }

  /// Reads one number or flag to its place; false after a mistake.
  private mutating func parseNumber(
    at place: Int,
    of shape: PathDataCommand.Shape,
    isRelative: Bool
  ) -> Bool {
    let position = scanner.position
    if shape == .arc && (place == 4 || place == 5) {
      // One digit, whatever follows: `a1 1 0 01.5.5` has two flags and two numbers.
      let digit = scanner.next &- UInt8(ascii: "0")
      guard digit < 2 else { return fail(.flag) }
      scanner.position += 1
      store(Double(digit), at: place)
      return true
    }
    guard var number = scanner.scan() else { return fail(.number) }
    if isRelative && !(shape == .arc && place < 6) {
      number += place & 1 == 0 ? path.end.x : path.end.y
    }
    guard number.magnitude <= 0x1.fffffep127 else {
      scanner.position = position
      return fail(.numberInRange)
    }
    store(number, at: place)
    return true
  }

  /// Fills in what a shorthand leaves out; a full command overwrites it.
  private mutating func complete(_ command: PathDataCommand) {
    var point = path.end
    // A smooth curve mirrors the control point of a curve of its kind.
    if command.isSmooth && previous == command.shape {
      point = Point(2 * point.x - control.x, 2 * point.y - control.y)
    }
    store(point.x, at: 0)
    store(point.y, at: 1)
  }

  @inline(never)  // one copy of the array's checks
  private mutating func store(_ number: Double, at place: Int) {
    numbers[place] = number
  }

  /// Adds what a command and its numbers describe.
  private mutating func add(_ shape: PathDataCommand.Shape) {
    let a = Point(numbers[0], numbers[1])
    let b = Point(numbers[2], numbers[3])
    let c = Point(numbers[4], numbers[5])
    if shape == .arc {
      path.arc(
        to: Point(numbers[6], numbers[7]),
        radii: Point(a.y, b.x),
        rotation: b.y * (.pi / 180),
        isLarge: c.x > 0,
        isClockwise: c.y > 0
      )
    } else {
      path.add(Double(shape.rawValue), a, b, c)
      control = shape == .cubic ? b : a
    }
    previous = shape
  }

  @inline(never)  // wanted at many places
  private mutating func skipSpace() {
    while true {
      switch scanner.next {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: scanner.position += 1
      default: return
      }
    }
  }

  /// Skips white space with at most one comma in it; says whether there was one.
  @discardableResult
  @inline(never)  // wanted at many places
  private mutating func skipSpaceAndComma() -> Bool {
    skipSpace()
    guard scanner.next == UInt8(ascii: ",") else { return false }
    scanner.position += 1
    skipSpace()
    return true
  }

  /// Notes the mistake; false, for the caller to return.
  @discardableResult
  private mutating func fail(_ expected: PathDataError.Expected) -> Bool {
    error = PathDataError(offset: scanner.position, expected: expected)
    return false
  }
}
