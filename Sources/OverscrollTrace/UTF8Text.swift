/// Distinguishes UTF-8 text from other bytes, for code that reads files.
package enum UTF8Text {
  /// The offset of the first byte that is not valid UTF-8; nil if all are valid.
  package static func firstInvalid(_ bytes: ArraySlice<UInt8>) -> Int? {
    // Most input is ASCII, which needs no parser.
    let start = bytes.firstIndex { $0 >= 0x80 } ?? bytes.endIndex
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[start...].makeIterator()
    var offset = start - bytes.startIndex
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
