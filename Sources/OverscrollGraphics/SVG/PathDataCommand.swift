/// The meaning of a command's letter in path data.
struct PathDataCommand {
  /// The segment that the command adds; except for an arc, the raw value is the path's mark.
  enum Shape: Int {
    case close = -1
    case move
    case line
    case quadratic
    case cubic
    case arc
  }

  let shape: Shape

  /// Where its numbers are stored in a row of eight, with x at even indexes and y at odd ones.
  ///
  /// The entries before them hold the values that a shorthand omits: for `V` the present x, for `S`
  /// and `T` the reflected control point. An arc's radii, angle and flags come first, from index 1.
  let places: Range<Int>

  /// Reads a command's letter, uppercase for absolute coordinates or lowercase for relative ones.
  init?(_ letter: UInt8) {
    // The bit that distinguishes lowercase from uppercase letters.
    switch letter & ~0x20 {
    case UInt8(ascii: "M"): (shape, places) = (.move, 0..<2)
    case UInt8(ascii: "L"): (shape, places) = (.line, 0..<2)
    case UInt8(ascii: "H"): (shape, places) = (.line, 0..<1)
    case UInt8(ascii: "V"): (shape, places) = (.line, 1..<2)
    case UInt8(ascii: "Q"): (shape, places) = (.quadratic, 0..<4)
    case UInt8(ascii: "T"): (shape, places) = (.quadratic, 2..<4)
    case UInt8(ascii: "C"): (shape, places) = (.cubic, 0..<6)
    case UInt8(ascii: "S"): (shape, places) = (.cubic, 2..<6)
    case UInt8(ascii: "A"): (shape, places) = (.arc, 1..<8)
    case UInt8(ascii: "Z"): (shape, places) = (.close, 0..<0)
    default: return nil
    }
  }

  /// Whether it omits its first control point.
  var isSmooth: Bool { places.lowerBound == 2 }
}
