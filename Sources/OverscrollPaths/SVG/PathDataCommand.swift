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
