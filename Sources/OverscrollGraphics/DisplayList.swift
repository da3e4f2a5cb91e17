internal import OverscrollMath

/// A picture as an ordered list of drawing commands that any host can paint.
///
/// Indicators write it and hosts paint it, as the last stage before the screen. It is stored as one
/// flat buffer of numbers, so that a page's script reads it directly from memory. Colors are
/// palette slots and text is a role, so that the host keeps themes, fonts and languages. It is not
/// a path: trimming and measuring happen before, and every host draws the same geometry.
///
/// ```swift
/// list.beginPath()
/// list.circle(center: Point(20, 20), radius: 9)
/// list.stroke(.track, StrokeStyle(width: 2))
/// for command in list { paint(command) }
/// ```
///
/// Numbers are stored with 24 bits of precision: a coordinate of 1,000 points is accurate to
/// 0.00006 points. Numbers beyond 3.4e38, and NaN, are clamped to that range, so that hosts get
/// finite numbers only. Adding a command allocates only while the list grows beyond its largest
/// size so far.
public struct DisplayList: PathSink, Equatable, Sendable {
  /// Each command is a code followed by its arguments.
  ///
  /// - SeeAlso: ``DrawCode``
  @usableFromInline package private(set) var numbers: [Float] = []

  /// Makes an empty list.
  public init() {}

  /// True when there is nothing to paint.
  public var isEmpty: Bool { numbers.isEmpty }

  /// Removes every command and keeps the memory for the next frame.
  public mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
  }

  /// Adds the 0 that ends the list for a reader that knows its address, but not its length.
  package mutating func terminate() {
    append(0.0)
  }

  /// Clears the present path and starts an empty one.
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
  ///   - control: The control point.
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

  /// Saves transform and opacity.
  ///
  /// Each call must have one ``restore()``.
  public mutating func save() {
    add(.save)
  }

  /// Restores the transform and opacity saved last.
  public mutating func restore() {
    add(.restore)
  }

  /// Applies a transform to the following commands, before the present transforms.
  ///
  /// - Parameter transform: The map from the new coordinates to the present ones.
  public mutating func transform(_ transform: Transform) {
    add(.transform(transform))
  }

  /// Makes the following commands more transparent, until the next restore.
  ///
  /// - Parameter factor: A factor for the opacity; clamped to 0...1.
  @inline(never)  // saves 331 bytes of wasm
  public mutating func opacity(_ factor: Double) {
    add(.opacity(clamp(factor, to: 0...1)))
  }

  /// Places one line of text, vertically centered in a rectangle.
  ///
  /// The host provides the text and the font, and truncates what does not fit.
  ///
  /// - Parameters:
  ///   - role: The role of the text.
  ///   - box: The rectangle, in points.
  ///   - alignment: The alignment along the reading direction.
  ///   - slot: The color.
  public mutating func text(
    _ role: TextRole,
    in box: Rect,
    alignment: TextAlignment,
    _ slot: PaletteSlot
  ) {
    add(.text(role, box, alignment, slot))
  }

  /// Places one frame of an image sequence, scaled to fit and centered in a rectangle.
  ///
  /// The host provides the images. If it has none, the rectangle stays empty.
  ///
  /// - Parameters:
  ///   - sequence: Which sequence.
  ///   - frame: The frame's number, 0 or more; below 16,777,216, which is exact in the buffer.
  ///   - box: The rectangle, in points.
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

  @inline(never)  // saves 247 bytes of wasm
  mutating func append(_ number: Double) {
    numbers.append(Float(clamp(number, to: -0x1.fffffep127...0x1.fffffep127)))
  }
}
