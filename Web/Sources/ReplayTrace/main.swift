// Replays a recorded pull natively: the file is the first argument. Prints every expectation that is
// not met and exits with 1; prints the last phases and exits with 0 when all are. Numbers are
// compared at the precision they are written with: with all their digits, to the last bit.
import Foundation
import Overscroll
import OverscrollTrace

func fail(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

let arguments = CommandLine.arguments
guard arguments.count == 2 else { fail("usage: ReplayTrace FILE.trace", 2) }
guard let bytes = FileManager.default.contents(atPath: arguments[1]) else {
  fail("ReplayTrace: cannot read \(arguments[1])", 2)
}
do {
  let replay = Replay(try TraceReader.read([UInt8](bytes)))
  for failure in replay.failures { print(failure) }
  if !replay.failures.isEmpty { exit(1) }
  let session = replay.session
  print("\(replay.timeline.entries.count) events, \(session.phase(.start)), \(session.phase(.end))")
} catch {
  fail("\(arguments[1]):\(error.line):\(error.column): \(error.description)", 2)
}
