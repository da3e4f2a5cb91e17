internal import OverscrollGraphics

/// The meaning of a command's letter in path data.
enum PathDataCommand {
  case move
  case line
  case horizontal
  case vertical
  case quadratic
  case smoothQuadratic
  case cubic
  case smoothCubic
  case arc
  case close

  /// The segment that a command adds; except for an arc, the raw value is the path's mark.
  enum Shape: Int {
    case close = -1
    case move
    case line
    case quadratic
    case cubic
    case arc
  }

  /// Reads a command's letter, uppercase for absolute coordinates or lowercase for relative ones.
  init?(_ letter: UInt8) {
    // The bit that distinguishes lowercase from uppercase letters.
    switch letter & ~0x20 {
    case UInt8(ascii: "M"): self = .move
    case UInt8(ascii: "L"): self = .line
    case UInt8(ascii: "H"): self = .horizontal
    case UInt8(ascii: "V"): self = .vertical
    case UInt8(ascii: "Q"): self = .quadratic
    case UInt8(ascii: "T"): self = .smoothQuadratic
    case UInt8(ascii: "C"): self = .cubic
    case UInt8(ascii: "S"): self = .smoothCubic
    case UInt8(ascii: "A"): self = .arc
    case UInt8(ascii: "Z"): self = .close
    default: return nil
    }
  }
}

/// The digits after a decimal point, up to seven, read at once.
///
/// Icons mostly have numbers with one digit before the point and many after it. Reading them in one
/// step avoids a loop whose length the processor would mispredict.
struct PathDataFraction {
  /// The number of digits, in 1...7; 0 if there are none, or more.
  let count: Int
  /// The fraction in units of ``unit``, as a whole number.
  let units: Int64
  /// The byte after the digits, which need not be loaded again.
  let next: UInt8

  /// The denominator, the same for any count, so that no table of powers is needed.
  static var unit: Int64 { 100_000_000 }

  /// Reads the digits at the start of eight bytes.
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>) {
    let memory = UnsafeRawPointer(bytes)
    let word = UInt64(littleEndian: memory.loadUnaligned(as: UInt64.self))
    // The first byte is the lowest; a digit becomes its value, any other byte at least 10.
    let values = word ^ 0x3030_3030_3030_3030
    // The highest bit of a byte marks a non-digit. Carries can only corrupt bytes after the first
    // non-digit.
    let others = (values &+ 0x7676_7676_7676_7676 | values) & 0x8080_8080_8080_8080
    let bits = UInt64(truncatingIfNeeded: others.trailingZeroBitCount) & 0x38
    count = Int(truncatingIfNeeded: bits &>> 3)
    next = UInt8(truncatingIfNeeded: word &>> bits)
    // Non-digits become zeros, and neighbors are combined: into four numbers below 100, two below
    // 10^4, one below 10^8.
    var joined = values & ((others &- 1) ^ others) &>> 8
    joined = (joined &* (10 << 8 + 1)) &>> 8 & 0x00FF_00FF_00FF_00FF
    joined = (joined &* (100 << 16 + 1)) &>> 16 & 0x0000_FFFF_0000_FFFF
    joined = (joined &* (10_000 << 32 + 1)) &>> 32
    units = Int64(bitPattern: joined)
  }
}
