/// An error that stops the tool, with a one-line message.
struct Failure: Error, Equatable {
  /// The message, without the tool's name and without a full stop.
  let message: String

  /// Invalid arguments.
  static func usage(_ message: String) -> Failure {
    Failure(message: message + "; see --help")
  }

  /// An error in a file or a stream, with an optional line and column.
  static func input(_ name: String, _ message: String, at place: String? = nil) -> Failure {
    Failure(message: [name, place].compactMap(\.self).joined(separator: ":") + ": " + message)
  }
}
