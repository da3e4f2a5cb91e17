import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// The pictures in `Tests/Expected`, one file per look, for reviewing changes.
///
/// They were inspected as drawings when they were written; the looks' own tests verify the
/// geometry. After an intended change, `OVERSCROLL_EXPECTED=write swift test --filter
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
    ("idle, 0", wide(.idle, 0)),
    ("pulling, 0.1", wide(.pulling, 0.1)),
    ("pulling, 0.25", wide(.pulling, 0.25)),
    ("pulling, 0.5", wide(.pulling, 0.5)),
    ("pulling, 1", wide(.pulling, 1)),
    ("pulling, 1.5", wide(.pulling, 1.5)),
    ("pulling, 0.5, right to left", wide(.pulling, 0.5, direction: .rightToLeft)),
    ("armed, 1.2, after 0.1 s", wide(.armed, 1.2, after: 0.1)),
    ("armed, 1.2, after 0.1 s, reduced motion", wide(.armed, 1.2, after: 0.1, isStill: true)),
    ("armed, 1.2", wide(.armed, 1.2)),
    ("pulling, 0.95, 0.1 s after armed", wide(.pulling, 0.95, after: 0.1, previous: .armed)),
    ("running, after 0.15 s", wide(.running, 1, after: 0.15, time: 0.15)),
    ("running, 0 s of the loop", wide(.running, 0.875, time: 0)),
    ("running, 0.3 s of the loop", wide(.running, 0.875, time: 0.3)),
    ("running, 0.7 s of the loop", wide(.running, 0.875, time: 0.7)),
    ("running, reduced motion", wide(.running, 0.875, time: 0.4, isStill: true)),
    ("succeeded, after 0.2 s", wide(.finishing(.succeeded), 0.875, after: 0.2, time: 0.5)),
    ("succeeded", wide(.finishing(.succeeded), 0.875, time: 1)),
    ("failed, after 0.2 s", wide(.finishing(.failed), 0.875, after: 0.2, time: 0.5)),
    (
      "failed, after 0.2 s, reduced motion",
      wide(.finishing(.failed), 0.875, after: 0.2, time: 0.5, isStill: true)
    ),
    ("failed", wide(.finishing(.failed), 0.875, time: 1)),
    ("cancelled, after 0.1 s", wide(.finishing(.cancelled), 0.875, after: 0.1, time: 0.5)),
    ("footer, idle", footer(.idle)),
    ("footer, running, after 0.15 s", footer(.running, after: 0.15, time: 0.15)),
    ("footer, running", footer(.running, time: 0.3)),
    ("footer, failed", footer(.idle, last: .failed)),
    ("footer, failed, right to left", footer(.idle, last: .failed, direction: .rightToLeft)),
    ("footer, exhausted", footer(.exhausted, last: .exhausted)),
    ("footer, pulling, 0", footer(.pulling, 0, .release)),
    ("footer, pulling, 0.5", footer(.pulling, 0.5, .release)),
    ("footer, armed, after 0.1 s", footer(.armed, 1, .release, after: 0.1)),
    ("footer, armed", footer(.armed, 1, .release)),
  ]

  private static func footer(
    _ phase: Phase,
    _ progress: Double = 0,
    _ trigger: Trigger = .automatic,
    after seconds: Double = 1,
    time: Double = 0,
    last outcome: Outcome? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> IndicatorInput {
    IndicatorInput(
      progress: progress,
      phase: phase,
      secondsInPhase: seconds,
      time: time,
      width: 320,
      height: 44,
      titleWidth: 100,
      environment: Environment(scale: 2, direction: direction),
      role: .loadMore,
      edge: .end,
      trigger: trigger,
      lastOutcome: outcome
    )
  }

  private static func wide(
    _ phase: Phase,
    _ progress: Double,
    after seconds: Double = 1,
    previous: Phase = .idle,
    time: Double = 0,
    isStill: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) -> IndicatorInput {
    var input = IndicatorInput(
      progress: progress,
      phase: phase,
      secondsInPhase: seconds,
      time: time,
      width: 320,
      height: 56,
      titleWidth: 100,
      detailWidth: 150,
      environment: Environment(reduceMotion: isStill, scale: 2, direction: direction)
    )
    (input.previousPhase, input.secondsInPrevious) = (previous, 1)
    return input
  }
}
