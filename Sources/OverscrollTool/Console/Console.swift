import Foundation

/// The messages on standard error: failures, and the progress of long work.
enum Console {
  /// Writes one line to standard error.
  static func report(_ line: String) {
    // Control characters in a file's name or contents would break the line.
    let line = line.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: line)
    emit(String(text) + "\n")
  }

  /// Whether standard error is a terminal.
  static let isWatched = isatty(2) == 1

  /// Rewrites the progress line on standard error; nil removes it.
  static func show(progress: Double?) {
    guard isWatched else { return }
    emit(progress.map { "\r\(Int(100 * $0)) %" } ?? "\r\u{1B}[K")
  }

  /// Ends the program.
  static func end(_ code: Int32) -> Never {
    exit(code)
  }

  private static func emit(_ text: String) {
    // A failure to report an error cannot be reported.
    _ = Array(text.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}

/// The system's description of the latest system call error.
func systemReason() -> String {
  String(cString: strerror(errno))
}

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
