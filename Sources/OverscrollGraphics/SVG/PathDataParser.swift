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
  private var cursor: DecimalCursor
  private var path = Path()
  private var error: PathDataError?
  /// The latest pieces as a path stores them, and behind them room for the present one.
  ///
  /// Numbers are read straight to where they belong, and the path takes them many at a time: one
  /// by one its checks took a sixth of the whole.
  private let pieces: UnsafeMutableBufferPointer<Double>
  /// How many of these numbers belong to whole pieces.
  private var count = 0
  /// The last control point of the previous curve, which a smooth curve mirrors.
  private var control = Point.zero
  private var previous = PathDataCommand.Shape.move

  private init(_ bytes: UnsafeBufferPointer<UInt8>, pieces: UnsafeMutableBufferPointer<Double>) {
    cursor = DecimalCursor(bytes)
    self.pieces = pieces
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
    bytes.withUnsafeBufferPointer { bytes in
      // As much as the stack is trusted with.
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 128) { pieces in
        pieces.initialize(repeating: 0)
        var parser = PathDataParser(bytes, pieces: pieces)
        parser.parse()
        parser.flush()
        return (parser.path, parser.error)
      }
    }
  }

  private mutating func parse() {
    skipSpace()
    while cursor.position < cursor.bytes.count {
      let letter = next
      let isEmpty = count == 0 && path.isEmpty
      guard let command = PathDataCommand(letter), !isEmpty || command.shape == .move else {
        fail(isEmpty ? .moveCommand : .command)
        return
      }
      cursor.position += 1
      skipSpace()
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
    var shape = command.shape
    while true {
      let from = path.end
      complete(command, from: from)
      // What relative numbers are added to.
      let base = isRelative ? from : .zero
      var place = command.places.lowerBound
      let end = command.places.upperBound
      while true {
        let isDone =
          shape == .arc
          ? parseArcNumber(at: place, base: base)
          : parseNumber(at: place, base: place & 1 == 0 ? base.x : base.y)
        guard isDone else { return false }
        place += 1
        if place == end { break }
        skipSpaceAndComma()
      }
      add(shape)
      // Further pairs behind a move are lines.
      if shape == .move { shape = .line }
      let hasComma = skipSpaceAndComma()
      // A comma promises one more number.
      if !hasComma && !ByteSet.numberStart.contains(next) { return true }
    }
  }

  /// Reads one number or flag of an arc to its place; false after a mistake.
  private mutating func parseArcNumber(at place: Int, base: Point) -> Bool {
    guard place == 4 || place == 5 else {
      return parseNumber(at: place, base: place < 6 ? 0 : place == 6 ? base.x : base.y)
    }
    // One digit, whatever follows: `a1 1 0 01.5.5` has two flags and two numbers.
    let digit = next &- UInt8(ascii: "0")
    guard digit < 2 else { return fail(.flag) }
    cursor.position += 1
    store(Double(digit), at: place)
    return true
  }

  /// Reads one number to its place; false after a mistake.
  private mutating func parseNumber(at place: Int, base: Double) -> Bool {
    let position = cursor.position
    let number = cursor.scan() + base
    // What is not a number is in no range.
    guard number.magnitude <= 0x1.fffffep127 else {
      let isMissing = cursor.position == position
      cursor.position = position
      return fail(isMissing ? .number : .numberInRange)
    }
    store(number, at: place)
    return true
  }

  /// Fills in what a shorthand leaves out; a full command overwrites it.
  private func complete(_ command: PathDataCommand, from: Point) {
    var point = from
    // A smooth curve mirrors the control point of a curve of its kind.
    if command.isSmooth && previous == command.shape {
      point = Point(2 * point.x - control.x, 2 * point.y - control.y)
    }
    store(point.x, at: 0)
    store(point.y, at: 1)
  }

  /// Puts a number of the present piece to its place, as its ``PathDataCommand`` says.
  private func store(_ number: Double, at place: Int) {
    pieces[count &+ 1 &+ place] = number
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
        let (a, b) = (point(at: 0), point(at: 2))
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
    if count > pieces.count - 9 { flush() }
  }

  /// Hands the whole pieces to the path.
  @inline(never)  // wanted at several places
  private mutating func flush() {
    path.append(UnsafeBufferPointer(rebasing: pieces[..<count]))
    count = 0
  }

  /// The next byte to read, 0 at the end: a byte that no command has.
  private var next: UInt8 {
    cursor.position < cursor.bytes.count ? cursor.bytes[cursor.position] : 0
  }

  private mutating func skipSpace() {
    while ByteSet.space.contains(next) { cursor.position &+= 1 }
  }

  /// Skips white space with at most one comma in it; says whether there was one.
  @discardableResult
  private mutating func skipSpaceAndComma() -> Bool {
    // Mostly one byte or none separates numbers, and which is as good as random: no branch for it.
    let byte = next
    cursor.position &+= ByteSet.separator.count(of: byte)
    // All that can be skipped is at most a comma.
    if next > UInt8(ascii: ",") { return byte == UInt8(ascii: ",") }
    if byte != UInt8(ascii: ",") {
      skipSpace()
      guard next == UInt8(ascii: ",") else { return false }
      cursor.position &+= 1
    }
    skipSpace()
    return true
  }

  /// Notes the mistake; false, for the caller to return.
  @discardableResult
  private mutating func fail(_ expected: PathDataError.Expected) -> Bool {
    error = PathDataError(offset: cursor.position, expected: expected)
    return false
  }
}

/// Some of the first 64 characters, to be asked without a branch.
private struct ByteSet {
  private let bits: UInt64

  /// Space, tab, line feed, form feed and carriage return.
  static var space: ByteSet {
    ByteSet(bits: 1 << 0x20 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0C | 1 << 0x0D)
  }
  /// A space or a comma, the usual separators.
  static var separator: ByteSet { ByteSet(bits: 1 << 0x20 | 1 << 0x2C) }
  /// `+`, `-`, `.` and the digits.
  static var numberStart: ByteSet {
    ByteSet(bits: 1 << 0x2B | 1 << 0x2D | 1 << 0x2E | 0x3FF << 0x30)
  }

  /// 1 for a byte of the set, 0 for any other.
  func count(of byte: UInt8) -> Int {
    Int(truncatingIfNeeded: bits >> UInt64(byte) & 1)
  }

  func contains(_ byte: UInt8) -> Bool {
    count(of: byte) == 1
  }
}
