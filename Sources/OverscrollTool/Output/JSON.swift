/// A value as JSON text, on one line, with keys in insertion order.
///
/// Foundation's encoder sorts keys or leaves their order undefined, and is slow for many small
/// objects.
enum JSON {
  case null
  case whole(Int)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([(String, JSON)])

  /// The text.
  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the text.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .null:
      bytes += "null".utf8
    case .whole(let number):
      bytes += String(number).utf8
    case .number(let number):
      bytes += number.shortestText.utf8
    case .text(let text):
      Self.append(text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        Self.append(member.0, to: &bytes)
        bytes += ": ".utf8
        member.1.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

// A file of its own because both the output and the shapes of a picture are written with it.
extension Double {
  /// The shortest decimal that reads back as the same number; a whole number has no point.
  var shortestText: Substring {
    let digits = "\(self)"
    return digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]
  }
}
