internal import OverscrollMath

/// A picture as an ordered list of drawing commands that any host can replay.
///
/// Indicators write it, hosts paint it: the last stage before the screen. It is stored as one
/// flat buffer of numbers, so that a page's script reads it straight from memory. Colors are
/// palette slots and text is a role, so that themes, fonts and languages stay with the host. It is
/// not a path: trimming and measuring happen before, and every host draws the same geometry.
///
/// ```swift
/// list.beginPath()
/// list.circle(center: Point(20, 20), radius: 9)
/// list.stroke(.track, StrokeStyle(width: 2))
/// for command in list { paint(command) }
/// ```
///
/// Numbers are kept with 24 bits: a coordinate of 1,000 points is good to 0.00006 points. What
/// lies beyond 3.4e38, or is not a number, is held to that range, so that no host meets it. Adding
/// a command allocates only while the list grows beyond its largest size so far.
public struct DisplayList: PathSink, Equatable, Sendable {
  /// The commands as a code with its arguments each, and a 0 at the end.
  ///
  /// - SeeAlso: ``DrawCode``
  @usableFromInline package private(set) var numbers: [Float] = [0]

  /// Makes an empty list.
  public init() {}

  /// True when there is nothing to paint.
  public var isEmpty: Bool { numbers.count == 1 }

  /// Removes every command and keeps the memory for the next frame.
  public mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(0)
  }

  /// Forgets the present path and starts an empty one.
  public mutating func beginPath() {
    add(.beginPath)
  }

  /// Starts a subpath.
  ///
  /// - Parameter point: Where it starts.
  public mutating func move(to point: Point) {
    add(.move(point))
  }

  /// Adds a straight line.
  ///
  /// - Parameter point: Where it ends.
  public mutating func line(to point: Point) {
    add(.line(point))
  }

  /// Adds a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - control: The point that pulls the curve towards itself.
  ///   - end: Where it ends.
  public mutating func quadratic(_ control: Point, to end: Point) {
    add(.quadratic(control, end))
  }

  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - first: The control point of the curve's start.
  ///   - second: The control point of the curve's end.
  ///   - end: Where it ends.
  public mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    add(.cubic(first, second, end))
  }

  /// Adds a straight line back to where the subpath started.
  public mutating func close() {
    add(.close)
  }

  /// Fills the present path by the nonzero rule.
  ///
  /// - Parameter slot: The color.
  public mutating func fill(_ slot: PaletteSlot) {
    add(.fill(slot))
  }

  /// Draws a line along the present path.
  ///
  /// - Parameters:
  ///   - slot: The color.
  ///   - style: Thickness in points, ends and corners.
  public mutating func stroke(_ slot: PaletteSlot, _ style: StrokeStyle) {
    add(.stroke(slot, style))
  }

  /// Remembers transform and opacity.
  ///
  /// Each call is answered by one ``restore()``.
  public mutating func save() {
    add(.save)
  }

  /// Returns to the transform and opacity last remembered.
  public mutating func restore() {
    add(.restore)
  }

  /// Maps what follows, before the transforms already in force.
  ///
  /// - Parameter transform: The map from the new coordinates to the ones in force so far.
  public mutating func transform(_ transform: Transform) {
    add(.transform(transform))
  }

  /// Makes what follows more transparent, until the next restore.
  ///
  /// - Parameter factor: What the opacity is multiplied by; held to 0...1.
  @inline(never)  // saves 331 bytes of wasm
  public mutating func opacity(_ factor: Double) {
    add(.opacity(clamp(factor, to: 0...1)))
  }

  /// Places one line of text, vertically centered in a rectangle.
  ///
  /// The host supplies the words and the font, and shortens what does not fit.
  ///
  /// - Parameters:
  ///   - role: What the text is for.
  ///   - box: The room for it, in points.
  ///   - alignment: Where it stands along the reading direction.
  ///   - slot: The color.
  public mutating func text(
    _ role: TextRole,
    in box: Rect,
    alignment: TextAlignment,
    _ slot: PaletteSlot
  ) {
    add(.text(role, box, alignment, slot))
  }

  /// Places one frame of an image sequence, as large as fits in the middle of a rectangle.
  ///
  /// The host supplies the images. One that it does not have leaves the rectangle empty.
  ///
  /// - Parameters:
  ///   - sequence: Which sequence.
  ///   - frame: The frame's number, 0 or more; below 16,777,216, which is exact in the buffer.
  ///   - box: The room for it, in points.
  public mutating func image(_ sequence: ImageSequence, frame: Int, in box: Rect) {
    add(.image(sequence, frame: frame < 0 ? 0 : frame, box))
  }

  @inline(never)  // saves 1,094 bytes of wasm
  mutating func append(_ code: DrawCode) {
    append(Double(code.rawValue))
  }

  mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }

  mutating func append(_ box: Rect) {
    append(Point(box.x, box.y))
    append(Point(box.width, box.height))
  }

  /// Puts a number where the 0 at the end was and the 0 behind it.
  mutating func append(_ number: Double) {
    numbers[numbers.count - 1] = Float(clamp(number, to: -0x1.fffffep127...0x1.fffffep127))
    numbers.append(0)
  }
}
