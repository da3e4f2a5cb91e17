/// What is wrong with SVG path data, and where.
public struct PathDataError: Error, Equatable, Sendable {
  /// The byte where the data stops making sense: where a word starts that does not fit.
  ///
  /// A word is a command's letter, a number, a flag or a comma. When the data ends too early it is
  /// the count of bytes.
  public let offset: Int

  /// What would have fitted there.
  package let expected: Expected

  /// What path data may go on with.
  ///
  /// More cases may be added.
  package enum Expected: Equatable, Sendable {
    /// The letter M, large or small, with which all path data starts.
    case moveCommand
    /// A command's letter, or one more set of numbers for the present command.
    case command
    /// A number.
    case number
    /// A number that with what it is added to stays in single precision's range, about 3.4e38.
    case numberInRange
    /// A zero or a one, the two choices of an arc.
    case flag
  }
}
