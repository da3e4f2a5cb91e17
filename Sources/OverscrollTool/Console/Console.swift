import Foundation

/// The two lines to a person: what went wrong, and how far long work has come.
enum Console {
  /// Says one line on standard error.
  static func report(_ line: String) {
    // Control characters in a file's name or contents would make more than one line of it.
    let line = line.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: line)
    emit(String(text) + "\n")
  }

  /// Whether standard error is a terminal.
  static let isWatched = isatty(2) == 1

  /// Rewrites the line on standard error that says how far the work has come; nil removes it.
  static func show(progress: Double?) {
    guard isWatched else { return }
    emit(progress.map { "\r\(Int(100 * $0)) %" } ?? "\r\u{1B}[K")
  }

  /// Ends the program.
  static func end(_ code: Int32) -> Never {
    exit(code)
  }

  private static func emit(_ text: String) {
    // There is nowhere to report that reporting failed.
    _ = Array(text.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}

/// The reason for the latest failure of a system call, in the system's words.
func systemReason() -> String {
  String(cString: strerror(errno))
}
