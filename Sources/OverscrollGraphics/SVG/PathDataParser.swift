/// Reads SVG path data: the text of a path element's d attribute.
///
/// Supports the complete grammar of SVG 2, including arcs, smooth curves, implicit repetitions and
/// numbers without separators. It reads path data only: no files, no elements, no transforms.
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

  private init(_ cursor: PathDataCursor, pieces: UnsafeMutablePointer<Double>) {
    self.cursor = cursor
    self.pieces = pieces
  }

  /// Parses path data, or throws an error.
  ///
  /// Empty data, or nothing but white space, is an empty path.
  ///
  /// - Parameter bytes: The data, in UTF-8.
  /// - Returns: The path, with arcs as cubic curves and every coordinate absolute and finite.
  /// - Throws: ``PathDataError``, with the offset of the first invalid byte.
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and a copy of the data.
  /// - Accuracy: arcs within 0.028 % of the larger radius, all else exact up to rounding.
  package static func parse(_ bytes: [UInt8]) throws(PathDataError) -> Path {
    let (path, error) = parsePrefix(bytes)
    if let error { throw error }
    return path
  }

  /// Parses path data from text, or throws an error.
  ///
  /// - Parameter text: The data; offsets of errors count its UTF-8 bytes.
  /// - Returns: The path, as for bytes.
  /// - Throws: ``PathDataError``, with the offset of the first invalid byte.
  /// - Complexity: O(*n*) in the number of bytes; allocates the result and a copy of the text.
  public static func parse(_ text: String) throws(PathDataError) -> Path {
    try parse(Array(text.utf8))
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
        var parser = PathDataParser(PathDataCursor(text, size: size), pieces: pieces)
        parser.parse()
        parser.flush()
        return (parser.path, parser.error)
      }
    }
  }

  /// How many numbers are buffered before the path takes them.
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

  /// Reads the sets of numbers after a command's letter; returns false after an error.
  private mutating func parseNumbers(of command: PathDataCommand, isRelative: Bool) -> Bool {
    // A local copy, so that it stays in registers.
    var cursor = cursor
    defer { self.cursor = cursor }
    var shape = command.shape
    // The index of the two flags; only in an arc.
    let flags = shape == .arc ? 4 : Int.max
    while true {
      let from = path.end
      // The value that a shorthand omits; a full command overwrites it.
      var point = from
      // A smooth curve reflects the control point of a curve of its kind.
      if command.isSmooth && previous == shape {
        point = Point(2 * point.x - control.x, 2 * point.y - control.y)
      }
      assert(count + 9 <= Self.room, "there must be room for an arc")
      let piece = pieces + count + 1
      piece[0] = point.x
      piece[1] = point.y
      // The origin of relative coordinates.
      let origin = isRelative ? from : .zero
      var (base, other) = (origin.x, origin.y)
      var place = command.places.lowerBound
      if place == 1 { (base, other) = shape == .arc ? (0, 0) : (other, base) }
      let end = command.places.upperBound
      var hasComma = false
      while true {
        if UInt(bitPattern: place &- flags) < 2 {
          // One digit; the next number may follow directly: `a1 1 0 01.5.5` has two flags and two
          // numbers.
          let digit = cursor.next &- UInt8(ascii: "0")
          guard digit < 2 else { return fail(.flag, at: cursor.position) }
          cursor.position &+= 1
          piece[place] = Double(digit)
          // Both come before the end point, the only relative value.
          (base, other) = (origin.y, origin.x)
        } else {
          let position = cursor.position
          let number = cursor.scan() + base
          // NaN is out of every range.
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
      // Further pairs after a move are lines.
      if shape == .move { shape = .line }
      // A comma must be followed by a number.
      if !hasComma && !cursor.isAtNumber { return true }
    }
  }

  private func point(at place: Int) -> Point {
    Point(pieces[count &+ 1 &+ place], pieces[count &+ 2 &+ place])
  }

  private func set(_ point: Point, at place: Int) {
    pieces[count &+ 1 &+ place] = point.x
    pieces[count &+ 2 &+ place] = point.y
  }

  /// Adds the segment of a command and its numbers.
  private mutating func add(_ shape: PathDataCommand.Shape) {
    if shape == .arc {
      addArc()
    } else {
      // The last point is the end, preceded by a curve's control point.
      let last = Swift.max(shape.rawValue &* 2 &- 2, 0)
      let end = point(at: last)
      control = point(at: Swift.max(last &- 2, 0))
      if shape == .move || path.isOpen {
        keep(shape, to: end)
      } else {
        // Drawing after a close starts a subpath: rare, so the path handles it.
        let (a, b) = (point(at: 0), point(at: Swift.min(last, 2)))
        flush()
        path.add(Double(shape.rawValue), a, b, end)
      }
    }
    previous = shape
  }

  /// Adds the curves of an arc, or a line where it has none, directly to the latest segments.
  private mutating func addArc() {
    let radii = Point(point(at: 0).y, point(at: 2).x)
    let flags = point(at: 4)
    let (rotation, end) = (point(at: 2).y * (.pi / 180), point(at: 6))
    guard path.isOpen else {
      // Rare, as in `add`.
      flush()
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
  private mutating func keep(_ shape: PathDataCommand.Shape, to end: Point) {
    pieces[count] = Double(shape.rawValue)
    count &+= shape == .close ? 1 : 1 &+ 2 &* Swift.max(shape.rawValue, 1)
    path.follow(Double(shape.rawValue), to: end)
    // The next one may need nine numbers.
    if count > Self.room - 9 { flush() }
  }

  /// Moves the complete segments to the path.
  @inline(never)  // saves 0.9 % of the instructions of reading
  private mutating func flush() {
    path.append(UnsafeBufferPointer(start: pieces, count: count))
    count = 0
  }

  /// Records the error; returns false, for the caller to return.
  @discardableResult
  private mutating func fail(_ expected: PathDataError.Expected, at position: Int) -> Bool {
    error = PathDataError(offset: position, expected: expected)
    return false
  }
}
