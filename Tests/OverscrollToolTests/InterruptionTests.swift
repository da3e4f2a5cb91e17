#if !OVERSCROLL_NO_PROCESSES
import Foundation
import Testing

/// An interrupted tool leaves no file, and exits with the signal.
@Suite struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func leavesNoUnfinishedFileBehind(signal: Int32) throws {
    let folder = try Folder()
    let old = try Folder()
    try old.write("measures.json", "kept")
    for place in [folder, old] {
      let before = try place.names
      let (process, input) = try begin(in: place)
      // The rest does not fit into the pipe, so the tool has opened its output file by then.
      try input.write(contentsOf: Data(repeating: 0x4D, count: 1 << 20))
      #expect(try place.names.count == before.count + 1)

      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == signal)
      #expect(try place.names == before)
    }
    #expect(try old.read("measures.json") == "kept")
  }

  @Test func goesOnWhereItsStarterIgnoresTheSignal() throws {
    let folder = try Folder()
    // As a shell starts background jobs.
    let line = "trap '' INT; exec overscroll-tool path --lines - -o measures.json"
    let (process, input) = try begin(in: folder, shell: line)
    try input.write(contentsOf: Data(String(repeating: "M0 0h3\n", count: 1 << 14).utf8))
    kill(process.processIdentifier, SIGINT)
    try input.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try folder.names == ["measures.json"])
  }

  /// Starts the tool with a pipe for its input.
  private func begin(
    in folder: Folder,
    shell line: String = "exec overscroll-tool path --lines - -o measures.json"
  ) throws -> (Process, FileHandle) {
    let pipe = Pipe()
    let process = ToolRun.process(shell: line, in: folder)
    process.standardInput = pipe
    // A thread of this process has blocked them, and the tool would inherit that.
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    // Otherwise writing to a tool that has ended would block.
    try pipe.fileHandleForReading.close()
    return (process, pipe.fileHandleForWriting)
  }
}
#endif
