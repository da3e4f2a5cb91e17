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
  public private(set) var numbers: [Float] = [0]

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
    append(.beginPath)
  }

  /// Starts a subpath.
  ///
  /// - Parameter point: Where it starts.
  public mutating func move(to point: Point) {
    append(.move, point.x, point.y)
  }

  /// Adds a straight line.
  ///
  /// - Parameter point: Where it ends.
  public mutating func line(to point: Point) {
    append(.line, point.x, point.y)
  }

  /// Adds a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - control: The point that pulls the curve towards itself.
  ///   - end: Where it ends.
  public mutating func quadratic(_ control: Point, to end: Point) {
    append(.quadratic, control.x, control.y, end.x, end.y)
  }

  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - first: The control point of the curve's start.
  ///   - second: The control point of the curve's end.
  ///   - end: Where it ends.
  public mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    append(.cubic, first.x, first.y, second.x, second.y, end.x, end.y)
  }

  /// Adds a straight line back to where the subpath started.
  public mutating func close() {
    append(.close)
  }

  /// Fills the present path by the nonzero rule.
  ///
  /// - Parameter slot: The color.
  public mutating func fill(_ slot: PaletteSlot) {
    append(.fill, Double(slot.rawValue))
  }

  /// Draws a line along the present path.
  ///
  /// - Parameters:
  ///   - slot: The color.
  ///   - style: Thickness in points, ends and corners.
  public mutating func stroke(_ slot: PaletteSlot, _ style: StrokeStyle) {
    append(
      .stroke,
      Double(slot.rawValue),
      style.width,
      Double(style.cap.rawValue),
      Double(style.join.rawValue)
    )
  }

  /// Remembers transform and opacity; each call is answered by one ``restore()``.
  public mutating func save() {
    append(.save)
  }

  /// Returns to the transform and opacity last remembered.
  public mutating func restore() {
    append(.restore)
  }

  /// Maps what follows, before the transforms already in force.
  ///
  /// - Parameter transform: The map from the new coordinates to the ones in force so far.
  public mutating func transform(_ transform: Transform) {
    append(
      .transform,
      transform.a,
      transform.b,
      transform.c,
      transform.d,
      transform.tx,
      transform.ty
    )
  }

  /// Makes what follows more transparent, until the next restore.
  ///
  /// - Parameter factor: What the opacity is multiplied by; held to 0...1.
  public mutating func opacity(_ factor: Double) {
    append(.opacity, clamp(factor, to: 0...1))
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
    append(
      .text,
      Double(role.rawValue),
      box.x,
      box.y,
      box.width,
      box.height,
      Double(alignment.rawValue),
      Double(slot.rawValue)
    )
  }

  // One function writes every command, so that the buffer's growth is compiled once.
  @inline(never)
  private mutating func append(
    _ code: DrawCode,
    _ a: Double = 0,
    _ b: Double = 0,
    _ c: Double = 0,
    _ d: Double = 0,
    _ e: Double = 0,
    _ f: Double = 0,
    _ g: Double = 0
  ) {
    numbers[numbers.count - 1] = Float(code.rawValue)
    let count = code.argumentCount
    if count > 0 { append(a) }
    if count > 1 { append(b) }
    if count > 2 { append(c) }
    if count > 3 { append(d) }
    if count > 4 { append(e) }
    if count > 5 { append(f) }
    if count > 6 { append(g) }
    append(0.0)
  }

  @inline(never)
  private mutating func append(_ number: Double) {
    numbers.append(Float(clamp(number, to: -0x1.fffffep127...0x1.fffffep127)))
  }
}
