// Separate file: Embedded Swift does not print numbers in texts.
#if !hasFeature(Embedded)
extension PathDataError: CustomStringConvertible {
  /// The position and what would be valid there, in one sentence.
  public var description: String { "Byte \(offset): expected \(expected.words)." }
}

extension PathDataError.Expected {
  /// The expected token in words.
  package var words: String {
    switch self {
    case .moveCommand: "M or m"
    case .command: "a command"
    case .number: "a number"
    case .numberInRange: "a number in single precision's range"
    case .flag: "0 or 1"
    }
  }
}
#endif
