import Foundation

/// The destination of a command's result: standard output, or a file that is written atomically.
///
/// A file is written under a temporary name and renamed at the end, so that it is never incomplete.
/// On a failure or an interruption the temporary file is removed, and an existing file stays.
struct Output: ~Copyable {
  private let path: String?
  private let temporary: String
  private var descriptor: Int32
  private var buffer: [UInt8] = []

  /// Opens an output; nil and `-` are standard output.
  init(to path: String?) throws(Failure) {
    guard let path, path != "-" else {
      self.init(path: nil, temporary: "", descriptor: 1)
      return
    }
    var status = stat()
    var name = Array((path + ".XXXXXX").utf8CString)
    // A device or a pipe is written to directly: renaming would replace it.
    let isInPlace = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let descriptor = isInPlace ? open(path, O_WRONLY) : UnfinishedFile.make(&name)
    guard descriptor >= 0 else { throw .input(path, systemReason()) }
    let bytes = isInPlace ? [] : name.dropLast().map { UInt8(bitPattern: $0) }
    let temporary = String(decoding: bytes, as: UTF8.self)
    self.init(path: path, temporary: temporary, descriptor: descriptor)
  }

  private init(path: String?, temporary: String, descriptor: Int32) {
    self.path = path
    self.temporary = temporary
    self.descriptor = descriptor
  }

  deinit {
    guard path != nil, descriptor >= 0 else { return }
    close(descriptor)
    if !temporary.isEmpty { unlink(temporary) }
  }

  /// Writes text.
  mutating func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes.
  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    buffer += bytes
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Completes the output.
  mutating func finish() throws(Failure) {
    try flush()
    guard let path, !temporary.isEmpty else { return }
    // `mkstemp` makes files readable by the owner only; the result gets the usual permissions.
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      throw .input(path, systemReason())
    }
    descriptor = -1
  }

  private mutating func flush() throws(Failure) {
    var position = 0
    while position < buffer.count {
      let count = buffer[position...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        position += count
      } else if errno != EINTR {
        throw .input(path ?? "standard output", systemReason())
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// A temporary file that is removed when the tool is interrupted.
///
/// The result is written to it first (see ``Output``); SIGINT or SIGTERM would otherwise leave it
/// behind.
enum UnfinishedFile {
  // A signal handler gets only the signal's number, so this state is global. It is written with the
  // signals blocked, and the tool has only one output.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?

  /// Makes a file from a name template; see `mkstemp`.
  ///
  /// - Parameter name: The template, which becomes the file's name.
  /// - Returns: The file descriptor; negative on failure.
  static func make(_ name: inout [CChar]) -> Int32 {
    let numbers = [SIGINT, SIGTERM]
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    // A signal between creating the file and installing its handler is deferred.
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return descriptor }
    path = strdup(name)
    for number in numbers { removeFile(at: number) }
    return descriptor
  }

  /// Removes the file before a signal ends the tool with its default action.
  private static func removeFile(at number: Int32) {
    let before = signal(number) { number in
      // After the rename, another process may use the temporary name.
      if let path = UnfinishedFile.path { unlink(path) }
      signal(number, SIG_DFL)
      raise(number)
    }
    // The parent process chose to ignore the signal, as a shell does for background jobs.
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
  }
}

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
