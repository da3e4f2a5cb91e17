import Foundation

/// A file that an interrupted tool takes away with itself.
///
/// Its result is written beside its place under another name (see ``Output``); Control-C and a polite
/// end from another process would leave that behind.
enum UnfinishedFile {
  // A signal's handler gets nothing but the signal's number: what it needs must be the process's own.
  // Written with the signals blocked, and the tool has one result.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?

  /// Makes a file of a template's name; see `mkstemp`.
  ///
  /// - Parameter name: The template, which becomes the file's name.
  /// - Returns: The file's descriptor, below 0 where there is none.
  static func make(_ name: inout [CChar]) -> Int32 {
    let numbers = [SIGINT, SIGTERM]
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    // One that comes between the file and its handler waits.
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return descriptor }
    path = strdup(name)
    for number in numbers { removeFile(at: number) }
    return descriptor
  }

  /// Has the file removed before a signal ends the tool, as it would have done anyway.
  private static func removeFile(at number: Int32) {
    let before = signal(number) { number in
      // After the rename, the temporary name may belong to another file.
      if let path = UnfinishedFile.path { unlink(path) }
      signal(number, SIG_DFL)
      raise(number)
    }
    // Who started the tool wants it to go on: a shell does so for what runs in its background.
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
  }
}
