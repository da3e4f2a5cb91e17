import Foundation
import OverscrollTrace
import Testing

/// The traces of `Tests/Traces`: real situations in both kinds of host.
///
/// Each file names the source of its numbers.
@Suite struct RecordedTraceTests {
  @Test(arguments: RecordedTrace.all)
  func everyExpectationOfTheTraceIsMet(_ recorded: RecordedTrace) throws {
    let replay = Replay(try Trace(recorded.text))
    let failures = replay.failures.joined(separator: "\n")
    #expect(replay.failures.isEmpty, "\(recorded.name)\n\(failures)\n\(replay.timeline.text)")
  }

  @Test func everyTraceExpectsAsMuchAsItSends() throws {
    #expect(RecordedTrace.all.count >= 10)
    for recorded in RecordedTrace.all {
      let steps = try Trace(recorded.text).steps
      let expectations = steps.flatMap(\.expectations)
      #expect(expectations.count >= steps.count, "\(recorded.name)")
    }
  }
}

/// A file of `Tests/Traces`.
struct RecordedTrace: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  /// All of them, by name.
  static let all: [RecordedTrace] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Traces")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".trace") }.sorted().map { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return RecordedTrace(name: name, text: text ?? "")
    }
  }()
}
