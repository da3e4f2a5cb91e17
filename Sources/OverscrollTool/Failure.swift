/// Why the tool cannot do its work, as one line for a person.
struct Failure: Error, Equatable {
  /// The line, without the tool's name and without a full stop.
  let message: String

  /// The arguments make no sense.
  static func usage(_ message: String) -> Failure {
    Failure(message: message + "; see --help")
  }

  /// Something in a file or a stream; the place is a line, a line and a column, or nothing.
  static func input(_ name: String, _ message: String, at place: String? = nil) -> Failure {
    Failure(message: [name, place].compactMap(\.self).joined(separator: ":") + ": " + message)
  }
}
