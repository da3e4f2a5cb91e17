import OverscrollMath

/// An SVG basic shape as its equivalent path data.
///
/// - SeeAlso: [SVG 2, section 10](https://www.w3.org/TR/SVG2/shapes.html)
struct BasicShape {
  /// The data; empty for a shape that draws nothing, such as a circle without a radius.
  private(set) var data: [UInt8] = []
  /// The first invalid byte of a list of points; the data has the points before it.
  private(set) var badPoint: Int?
  /// The first text that is no length; the shape then has no data.
  var badLength: String? { lengths.bad }

  private var lengths: SVGLengths

  /// Reads a basic shape; nil for other elements.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - lengths: Its attributes.
  init?(_ name: String, _ lengths: SVGLengths) {
    self.lengths = lengths
    switch name {
    case "rect": addRectangle()
    case "circle":
      let radius = length("r", .both)
      addEllipse(radius, radius)
    case "ellipse":
      let (rx, ry) = (radius("rx", .width), radius("ry", .height))
      addEllipse(rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      add("M", length("x1", .width), length("y1", .height))
      add("L", length("x2", .width), length("y2", .height))
    case "polyline": addPoints()
    case "polygon":
      addPoints()
      if !data.isEmpty { add("Z") }
    default: return nil
    }
    if badLength != nil { data = [] }
  }

  /// Section 10.2.
  private mutating func addRectangle() {
    let (x, y) = (length("x", .width), length("y", .height))
    let (width, height) = (length("width", .width), length("height", .height))
    let (across, down) = (radius("rx", .width), radius("ry", .height))
    guard width > 0 && height > 0 else { return }
    let rx = min(across ?? down ?? 0, width / 2)
    let ry = min(down ?? across ?? 0, height / 2)
    // One radius of zero makes the corner sharp.
    guard rx > 0 && ry > 0 else {
      add("M", x, y)
      add("H", x + width)
      add("V", y + height)
      add("H", x)
      add("Z")
      return
    }
    add("M", x + rx, y)
    add("H", x + width - rx)
    add("A", rx, ry, 0, 0, 1, x + width, y + ry)
    add("V", y + height - ry)
    add("A", rx, ry, 0, 0, 1, x + width - rx, y + height)
    add("H", x + rx)
    add("A", rx, ry, 0, 0, 1, x, y + height - ry)
    add("V", y + ry)
    add("A", rx, ry, 0, 0, 1, x + rx, y)
    add("Z")
  }

  /// Sections 10.3 and 10.4.
  private mutating func addEllipse(_ rx: Double, _ ry: Double) {
    let (x, y) = (length("cx", .width), length("cy", .height))
    guard rx > 0 && ry > 0 else { return }
    add("M", x + rx, y)
    add("A", rx, ry, 0, 0, 1, x, y + ry)
    add("A", rx, ry, 0, 0, 1, x - rx, y)
    add("A", rx, ry, 0, 0, 1, x, y - ry)
    add("A", rx, ry, 0, 0, 1, x + rx, y)
    add("Z")
  }

  /// Sections 10.6 and 10.7: uses all complete points.
  private mutating func addPoints() {
    var scanner = DecimalScanner(Array((lengths.attributes["points"] ?? "").utf8))
    skipSpace(&scanner)
    while !scanner.isAtEnd {
      guard let x = number(&scanner) else { return }
      skipSeparator(&scanner)
      guard let y = number(&scanner) else { return }
      add(data.isEmpty ? "M" : "L", x, y)
      // A comma must be followed by a point.
      if skipSeparator(&scanner) && scanner.isAtEnd { badPoint = scanner.position }
    }
  }

  private mutating func number(_ scanner: inout DecimalScanner) -> Double? {
    let start = scanner.position
    guard let number = scanner.scan(), number.magnitude <= 0x1.fffffep127 else {
      badPoint = start
      return nil
    }
    return number
  }

  private func skipSpace(_ scanner: inout DecimalScanner) {
    while [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(scanner.next) { scanner.position += 1 }
  }

  /// Skips white space with at most one comma in it; returns whether there was one.
  @discardableResult
  private func skipSeparator(_ scanner: inout DecimalScanner) -> Bool {
    skipSpace(&scanner)
    guard scanner.next == UInt8(ascii: ",") else { return false }
    scanner.position += 1
    skipSpace(&scanner)
    return true
  }

  /// A length, 0 by default.
  private mutating func length(_ name: String, _ side: SVGLengths.Side) -> Double {
    lengths.length(name, side)
  }

  /// A radius; nil (auto) if it equals the other one; negative values are auto too.
  private mutating func radius(_ name: String, _ side: SVGLengths.Side) -> Double? {
    guard let radius = lengths.given(name, side), radius >= 0 else { return nil }
    return radius
  }

  private mutating func add(_ letter: Unicode.Scalar, _ numbers: Double...) {
    data.append(UInt8(ascii: letter))
    for number in numbers {
      data.append(UInt8(ascii: " "))
      data += number.shortestText.utf8
    }
  }
}
