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

/// A command's arguments, parsed into options and operands.
///
/// `--name value`, `--name=value` and `-o value` are options, `--` ends the options, and `-` is an
/// operand: standard input. An unknown, repeated or incomplete option is an error.
struct Arguments {
  /// The operands, in order.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Parses arguments.
  ///
  /// - Parameters:
  ///   - words: The arguments after the command.
  ///   - flags: The options without a value that the command accepts, with their dashes.
  ///   - options: Those with a value.
  /// - Throws: ``Failure`` for the first invalid argument.
  init(_ words: [String], flags: [String] = [], options: [String]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let attached = parts.count > 1 ? String(parts[1]) : nil
      var value = ""
      if options.contains(name) {
        guard let found = attached ?? rest.popFirst(), !found.isEmpty else {
          throw .usage("\(name) needs a value")
        }
        value = found
      } else if !flags.contains(name) {
        throw .usage("unknown option \(name)")
      } else if attached != nil {
        throw .usage("\(name) takes no value")
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw .usage("\(name) is given twice")
      }
    }
  }

  /// Whether a flag is given.
  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The value of an option; nil if it is not given.
  func value(_ option: String) -> String? { values[option] }

  /// Throws an error unless exactly this number of operands is given.
  func expectOperands(_ count: Int, _ names: String) throws(Failure) {
    if operands.count < count { throw .usage("\(names) is missing") }
    if operands.count > count { throw .usage("unexpected argument \(operands[count])") }
  }
}
