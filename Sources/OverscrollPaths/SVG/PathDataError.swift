/// An error in SVG path data, with its position.
public struct PathDataError: Error, Equatable, Sendable {
  /// The byte at which the data is invalid: the start of the first unexpected token.
  ///
  /// A token is a command's letter, a number, a flag or a comma. If the data ends too early it is
  /// the count of bytes.
  public let offset: Int

  /// What would be valid there.
  package let expected: Expected

  /// What can be valid at a position of path data.
  ///
  /// Cases may be added in later versions.
  package enum Expected: Equatable, Sendable {
    /// The letter M, large or small, with which all path data starts.
    case moveCommand
    /// A command's letter, or one more set of numbers for the present command.
    case command
    /// A number.
    case number
    /// A number whose resulting coordinate stays in single precision's range, about 3.4e38.
    case numberInRange
    /// A zero or a one, the two choices of an arc.
    case flag
  }
}

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
