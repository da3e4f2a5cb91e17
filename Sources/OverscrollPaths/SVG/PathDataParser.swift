public import OverscrollGraphics

/// Reads SVG path data: the text of a path element's d attribute.
///
/// Supports the complete grammar of SVG 2, including arcs, smooth curves, implicit repetitions and
/// numbers without separators. It reads path data only: no files, no elements, no transforms.
///
/// ```swift
/// let (path, error) = PathDataParser.parsePrefix(Array("M4 12l6 6L20".utf8))
/// ```
///
/// - SeeAlso: [SVG 2, section 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData)
package struct PathDataParser {
  /// The data, followed by zeros.
  private let text: UnsafePointer<UInt8>
  /// The number of bytes of data.
  private let size: Int
  private var path = Path()
  private var error: PathDataError?
  /// The latest segments in a path's format, followed by room for the present one.
  ///
  /// Numbers are read directly to their destination, and the path takes them in batches: checks per
  /// number took a sixth of the time. The memory is not initialized; filling it with zeros took a
  /// thirtieth.
  private let pieces: UnsafeMutablePointer<Double>
  /// The count of these numbers that belong to complete segments.
  private var count = 0
  /// The last control point of the previous curve, which a smooth curve reflects.
  private var control = Point.zero
  private var previous = PathDataCommand.Shape.move

  private init(_ text: UnsafePointer<UInt8>, size: Int, pieces: UnsafeMutablePointer<Double>) {
    self.text = text
    self.size = size
    self.pieces = pieces
  }

  /// Parses path data up to the first error, as SVG requires for rendering.
  ///
  /// - Parameter bytes: The data, in UTF-8.
  /// - Returns: The path up to the last complete segment, and the error after it, or nil.
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and a copy of the data.
  /// - SeeAlso: [SVG 2, section 9.5.4](https://www.w3.org/TR/SVG2/paths.html#PathDataErrorHandling)
  package static func parsePrefix(_ bytes: [UInt8]) -> (path: Path, error: PathDataError?) {
    let size = bytes.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size + PathDataCursor.padding) {
      text in
      _ = text.initialize(from: bytes)
      text[size...].initialize(repeating: 0)
      // The maximum size of a copy on the stack.
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.room) { pieces in
        // Neither address is nil: only an empty buffer's could be.
        guard let text = text.baseAddress, let pieces = pieces.baseAddress else {
          return (Path(), nil)
        }
        var parser = PathDataParser(text, size: size, pieces: pieces)
        parser.parse()
        parser.flush(to: text + size)
        return (parser.path, parser.error)
      }
    }
  }

  /// How many numbers are buffered before the path takes them.
  private static var room: Int { 128 }

  /// The most that one set of numbers adds: the four curves of an arc.
  private static var largest: Int { 28 }

  /// Reads command by command.
  ///
  /// Each command reads its points by calls that follow one another, without a loop: the processor
  /// mispredicted the end of such a loop for every fourth number.
  private mutating func parse() {
    var cursor = PathDataCursor(text)
    let end = text + size
    cursor.skipSpace()
    guard cursor.pointer < end else { return }
    guard cursor.next | 0x20 == UInt8(ascii: "m") else {
      return fail(.moveCommand, at: cursor.pointer)
    }
    commands: while let command = PathDataCommand(cursor.next) {
      let isRelative = cursor.next & 0x20 != 0
      cursor.pointer += 1
      cursor.skipSpace()
      var isFirst = true
      repeat {
        if count > Self.room - Self.largest { flush(to: cursor.pointer) }
        let from = path.end
        // The origin of relative coordinates.
        let origin = isRelative ? from : .zero
        let piece = pieces + count + 1
        var isValid: Bool
        switch command {
        case .move:
          isValid = cursor.scanPair(to: piece, origin: origin)
          // Further pairs after a move are lines.
          if isValid { add(isFirst ? .move : .line) }
          isFirst = false
        case .line:
          isValid = cursor.scanPair(to: piece, origin: origin)
          if isValid { add(.line) }
        case .horizontal:
          isValid = cursor.scanNumber(to: piece, origin: origin.x)
          piece[1] = from.y
          if isValid { add(.line) }
        case .vertical:
          isValid = cursor.scanNumber(to: piece + 1, origin: origin.y)
          piece[0] = from.x
          if isValid { add(.line) }
        case .quadratic:
          isValid =
            cursor.scanPair(to: piece, origin: origin)
            && cursor.scanPair(to: piece + 2, origin: origin)
          if isValid { add(.quadratic) }
        case .smoothQuadratic:
          set(reflected(from: .quadratic), at: 0)
          isValid = cursor.scanPair(to: piece + 2, origin: origin)
          if isValid { add(.quadratic) }
        case .cubic:
          isValid =
            cursor.scanPair(to: piece, origin: origin)
            && cursor.scanPair(to: piece + 2, origin: origin)
            && cursor.scanPair(to: piece + 4, origin: origin)
          if isValid { add(.cubic) }
        case .smoothCubic:
          set(reflected(from: .cubic), at: 0)
          isValid =
            cursor.scanPair(to: piece + 2, origin: origin)
            && cursor.scanPair(to: piece + 4, origin: origin)
          if isValid { add(.cubic) }
        case .arc:
          isValid =
            cursor.scanPair(to: piece + 1, origin: .zero)
            && cursor.scanNumber(to: piece + 3, origin: 0)
          guard isValid else { break }
          guard cursor.scanFlag(to: piece + 4), cursor.scanFlag(to: piece + 5) else {
            return fail(.flag, at: cursor.pointer)
          }
          isValid = cursor.scanPair(to: piece + 6, origin: origin)
          if isValid { addArc() }
        case .close:
          if path.isOpen { keep(.close, to: .zero) }
          previous = .close
          continue commands
        }
        guard isValid else {
          return fail(cursor.isBeforeNumber ? .numberInRange : .number, at: cursor.pointer)
        }
      } while cursor.hasComma || cursor.isAtNumber
    }
    if cursor.pointer < end { fail(.command, at: cursor.pointer) }
  }

  /// The first control point of a smooth curve: the reflection of that of a curve of its kind.
  private func reflected(from shape: PathDataCommand.Shape) -> Point {
    let end = path.end
    return previous == shape ? Point(2 * end.x - control.x, 2 * end.y - control.y) : end
  }

  private func point(at place: Int) -> Point {
    Point(pieces[count &+ 1 &+ place], pieces[count &+ 2 &+ place])
  }

  private func set(_ point: Point, at place: Int) {
    pieces[count &+ 1 &+ place] = point.x
    pieces[count &+ 2 &+ place] = point.y
  }

  /// Adds the segment of a command and its numbers.
  @inline(__always)  // as `keep`
  private mutating func add(_ shape: PathDataCommand.Shape) {
    // The last point is the end, preceded by a curve's control point.
    let last = Swift.max(shape.rawValue &* 2 &- 2, 0)
    let end = point(at: last)
    control = point(at: Swift.max(last &- 2, 0))
    previous = shape
    if shape == .move || path.isOpen {
      keep(shape, to: end)
    } else {
      reopen(with: shape, to: end)
    }
  }

  /// Adds a segment after a close, which starts a subpath: rare, so the path handles it.
  @inline(never)
  private mutating func reopen(with shape: PathDataCommand.Shape, to end: Point) {
    let (a, b) = (point(at: 0), shape == .cubic ? point(at: 2) : end)
    flush(to: text + size)
    path.add(Double(shape.rawValue), a, b, end)
  }

  /// Adds the curves of an arc, or a line where it has none, directly to the latest segments.
  private mutating func addArc() {
    previous = .arc
    let radii = Point(point(at: 0).y, point(at: 2).x)
    let flags = point(at: 4)
    let (rotation, end) = (point(at: 2).y * (.pi / 180), point(at: 6))
    guard path.isOpen else {
      // Rare, as in `add`.
      flush(to: text + size)
      path.arc(
        to: end,
        radii: radii,
        rotation: rotation,
        isLarge: flags.x > 0,
        isClockwise: flags.y > 0
      )
      return
    }
    guard end != path.end else { return }
    var arc = Arc(
      from: path.end,
      to: end,
      radii: radii,
      rotation: rotation,
      isLarge: flags.x > 0,
      isClockwise: flags.y > 0
    )
    if arc.count == 0 {
      set(end, at: 0)
      keep(.line, to: end)
    }
    for index in 0..<arc.count {
      let curve = arc.next()
      // The last curve ends exactly at the given point, without a rounding error.
      let place = index + 1 < arc.count ? curve.end : end
      set(curve.first, at: 0)
      set(curve.second, at: 2)
      set(place, at: 4)
      keep(.cubic, to: place)
    }
  }

  /// Completes the present segment.
  @inline(__always)  // a constant shape saves most of it
  private mutating func keep(_ shape: PathDataCommand.Shape, to end: Point) {
    assert(count + 7 <= Self.room, "there must be room for the largest segment")
    pieces[count] = Double(shape.rawValue)
    count &+= shape == .close ? 1 : 1 &+ 2 &* Swift.max(shape.rawValue, 1)
    path.follow(Double(shape.rawValue), to: end)
  }

  /// Moves the complete segments to the path; they are those of the data before the pointer.
  @inline(never)  // saves 0.9 % of the instructions of reading
  private mutating func flush(to pointer: UnsafePointer<UInt8>) {
    // The rest of the data will need about as many numbers for a byte.
    if path.isEmpty && pointer > text { path.reserve(count * size / (pointer - text)) }
    path.append(UnsafeBufferPointer(start: pieces, count: count))
    count = 0
  }

  /// Records the error.
  private mutating func fail(_ expected: PathDataError.Expected, at pointer: UnsafePointer<UInt8>) {
    error = PathDataError(offset: pointer - text, expected: expected)
  }
}

extension Path {
  /// Reads SVG path data, or throws an error.
  ///
  /// ```swift
  /// let check = try Path(data: "M4 12l6 6L20 6")
  /// ```
  ///
  /// It supports the complete grammar of SVG 2. Arcs become cubic curves, and every coordinate is absolute
  /// and finite. Empty data, or nothing but white space, is an empty path.
  ///
  /// - Parameter data: The text of a path element's d attribute; offsets of errors count its UTF-8 bytes.
  /// - Throws: ``PathDataError``, with the offset of the first invalid byte.
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and a copy of the text.
  /// - Accuracy: arcs within 0.028 % of the larger radius, all else exact up to rounding.
  /// - SeeAlso: [SVG 2, section 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData)
  public init(data: String) throws(PathDataError) {
    try self.init(data: Array(data.utf8))
  }

  /// Reads the bytes of path data, or throws an error.
  package init(data: [UInt8]) throws(PathDataError) {
    let (path, error) = PathDataParser.parsePrefix(data)
    if let error { throw error }
    self = path
  }
}

/// An error in SVG path data, with its position.
public struct PathDataError: Error, Equatable, Sendable {
  /// The byte at which the data is invalid: the start of the first unexpected token.
  ///
  /// A token is a command's letter, a number, a flag or a comma. If the data ends too early it is
  /// the count of bytes.
  public let offset: Int

  /// What would be valid there.
  package let expected: Expected

  /// What can be valid at a position of path data.
  ///
  /// Cases may be added in later versions.
  package enum Expected: Equatable, Sendable {
    /// The letter M, large or small, with which all path data starts.
    case moveCommand
    /// A command's letter, or one more set of numbers for the present command.
    case command
    /// A number.
    case number
    /// A number whose resulting coordinate stays in single precision's range, about 3.4e38.
    case numberInRange
    /// A zero or a one, the two choices of an arc.
    case flag
  }
}

// Embedded Swift does not print numbers in texts.
#if !hasFeature(Embedded)
extension PathDataError: CustomStringConvertible {
  /// The position and what would be valid there, in one sentence.
  public var description: String { "Byte \(offset): expected \(expected.words)." }
}

extension PathDataError.Expected {
  /// The expected token in words.
  package var words: String {
    switch self {
    case .moveCommand: "M or m"
    case .command: "a command"
    case .number: "a number"
    case .numberInRange: "a number in single precision's range"
    case .flag: "0 or 1"
    }
  }
}
#endif
