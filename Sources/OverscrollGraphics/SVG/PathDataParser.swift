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
  private var arguments = [Double](repeating: 0, count: 7)
  /// The last control point of the previous curve, which a smooth curve mirrors.
  private var control = Point.zero
  /// The previous command as a capital.
  private var previous = UInt8(ascii: "M")

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
  public static func parsePrefix(_ bytes: [UInt8]) -> (path: Path, error: PathDataError?) {
    var parser = PathDataParser(bytes)
    do throws(PathDataError) {
      try parser.parse()
      return (parser.path, nil)
    } catch {
      return (parser.path, error)
    }
  }

  private mutating func parse() throws(PathDataError) {
    skipSpace()
    guard scanner.peek == nil || scanner.peek.map(capital) == UInt8(ascii: "M") else {
      throw failure(.moveCommand)
    }
    while let letter = scanner.peek {
      let command = capital(letter)
      guard let count = argumentCount(command) else { throw failure(.command) }
      scanner.position += 1
      skipSpace()
      if count == 0 {
        path.close()
        previous = command
      } else {
        try parseArguments(of: command, count: count, isRelative: letter != command)
      }
    }
  }

  /// Reads the sets of numbers behind a command's letter.
  private mutating func parseArguments(
    of letter: UInt8,
    count: Int,
    isRelative: Bool
  ) throws(PathDataError) {
    var command = letter
    repeat {
      for index in 0..<count {
        if index > 0 { skipSpaceAndComma() }
        try parseArgument(index, of: command, isRelative: isRelative)
      }
      add(command)
      // Further pairs behind a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
    } while try hasMoreArguments()
  }

  private mutating func parseArgument(
    _ index: Int,
    of command: UInt8,
    isRelative: Bool
  ) throws(PathDataError) {
    let isArc = command == UInt8(ascii: "A")
    if isArc && (index == 3 || index == 4) {
      // One digit, whatever follows: `a1 1 0 01.5.5` has two flags and two numbers.
      guard let byte = scanner.peek, byte & ~1 == UInt8(ascii: "0") else { throw failure(.flag) }
      scanner.position += 1
      arguments[index] = Double(byte & 1)
      return
    }
    let position = scanner.position
    guard var number = scanner.scan() else { throw failure(.number) }
    if isRelative && !(isArc && index < 5) {
      // Coordinates alternate, beginning with x, but an arc's with y, and V has only one.
      let startsWithY = isArc || command == UInt8(ascii: "V")
      number += (index & 1 == 1) == startsWithY ? path.end.x : path.end.y
    }
    guard number.magnitude <= 0x1.fffffep127 else {
      throw PathDataError(offset: position, expected: .numberInRange)
    }
    arguments[index] = number
  }

  /// Moves to the next set of numbers of the same command if there is one.
  private mutating func hasMoreArguments() throws(PathDataError) -> Bool {
    let hasComma = skipSpaceAndComma()
    guard let byte = scanner.peek else {
      if hasComma { throw failure(.number) }
      return false
    }
    // Numbers start with `+`, `-`, `.` or a digit, and a comma promises one.
    return hasComma || (byte >= 43 && byte < 58 && byte != 47)
  }

  /// Adds what a command and its numbers describe.
  private mutating func add(_ command: UInt8) {
    let current = path.end
    let a = Point(arguments[0], arguments[1])
    let b = Point(arguments[2], arguments[3])
    let c = Point(arguments[4], arguments[5])
    switch command {
    case UInt8(ascii: "M"): path.move(to: a)
    case UInt8(ascii: "H"): path.line(to: Point(a.x, current.y))
    case UInt8(ascii: "V"): path.line(to: Point(current.x, a.x))
    case UInt8(ascii: "C"):
      path.cubic(a, b, to: c)
      control = b
    case UInt8(ascii: "S"):
      path.cubic(mirrored(after: UInt8(ascii: "C"), or: command), a, to: b)
      control = a
    case UInt8(ascii: "Q"):
      path.quadratic(a, to: b)
      control = a
    case UInt8(ascii: "T"):
      control = mirrored(after: UInt8(ascii: "Q"), or: command)
      path.quadratic(control, to: a)
    case UInt8(ascii: "A"):
      path.arc(
        to: Point(arguments[5], arguments[6]),
        radii: a,
        rotation: b.x * (.pi / 180),
        isLarge: b.y > 0,
        isClockwise: c.x > 0
      )
    default: path.line(to: a)
    }
    previous = command
  }

  /// The first control point of a smooth curve: mirrored if the previous curve was of its kind.
  private func mirrored(after full: UInt8, or smooth: UInt8) -> Point {
    let current = path.end
    guard previous == full || previous == smooth else { return current }
    return Point(2 * current.x - control.x, 2 * current.y - control.y)
  }

  private func capital(_ letter: UInt8) -> UInt8 {
    letter & ~0x20
  }

  /// How many numbers a command takes, given as a capital; nothing for any other byte.
  private func argumentCount(_ command: UInt8) -> Int? {
    switch command {
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"): 2
    case UInt8(ascii: "H"), UInt8(ascii: "V"): 1
    case UInt8(ascii: "S"), UInt8(ascii: "Q"): 4
    case UInt8(ascii: "C"): 6
    case UInt8(ascii: "A"): 7
    case UInt8(ascii: "Z"): 0
    default: nil
    }
  }

  private mutating func skipSpace() {
    while let byte = scanner.peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: scanner.position += 1
      default: return
      }
    }
  }

  /// Skips white space with at most one comma in it; says whether there was one.
  @discardableResult
  private mutating func skipSpaceAndComma() -> Bool {
    skipSpace()
    guard scanner.peek == UInt8(ascii: ",") else { return false }
    scanner.position += 1
    skipSpace()
    return true
  }

  private func failure(_ expected: PathDataError.Expected) -> PathDataError {
    PathDataError(offset: scanner.position, expected: expected)
  }
}
