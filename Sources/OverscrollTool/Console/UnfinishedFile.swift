import Foundation

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
