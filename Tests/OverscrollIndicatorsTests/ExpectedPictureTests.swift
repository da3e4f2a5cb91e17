import Foundation
import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// The pictures in `Tests/Expected`, one file of five per look, for reviewing changes.
///
/// They were inspected as drawings when they were written. The looks' own tests verify the geometry,
/// and the digest of a replay all other bits. After an intended change, `OVERSCROLL_EXPECTED=write swift test --filter
/// ExpectedPictureTests` updates them.
@Suite struct ExpectedPictureTests {
  @Test(arguments: BuiltinIndicator.allCases)
  func everyPictureIsTheExpectedOne(look: BuiltinIndicator) throws {
    let file = Self.folder.appendingPathComponent("\(look).txt")
    let instants = Self.instants(of: look)
    let present = instants.map { name, input in "# \(name)\n" + look.list(input).textForm }
    if ProcessInfo.processInfo.environment["OVERSCROLL_EXPECTED"] == "write" {
      try present.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let pictures = expected.components(separatedBy: "\n\n").map {
      $0.hasSuffix("\n") ? $0 : $0 + "\n"
    }
    #expect(pictures.count == present.count)
    for (one, other) in zip(pictures, present) { #expect(one == other) }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Expected")

  private static func instants(of look: BuiltinIndicator) -> [(String, IndicatorInput)] {
    guard BuiltinIndicator.ours.contains(look) else { return OriginalInstants.of(look) }
    return instants.map { name, input in
      var input = input
      if look == .frames { (input.pullFrames, input.runFrames) = (11, 8) }
      return (name, input)
    }
  }

  private static let instants: [(String, IndicatorInput)] = [
    ("pulling, 0.5", wide(.pulling, 0.5)),
    ("armed, 1.2", wide(.armed, 1.2)),
    ("running, 0.3 s of the loop", wide(.running, 0.875, time: 0.3)),
    ("succeeded", wide(.finishing(.succeeded), 0.875, time: 1)),
    ("failed", wide(.finishing(.failed), 0.875, time: 1)),
  ]

  private static func wide(
    _ phase: Phase,
    _ progress: Double,
    time: Double = 0
  ) -> IndicatorInput {
    IndicatorInput(
      progress: progress,
      phase: phase,
      secondsInPhase: 1,
      time: time,
      width: 320,
      height: 56,
      titleWidth: 100,
      detailWidth: 150,
      environment: Environment(scale: 2)
    )
  }
}
