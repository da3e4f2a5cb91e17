import Testing
import UIKit

/// The double against recordings of Apple's scroll view, with the same constants for all.
@MainActor @Suite struct RecordingTests {
  nonisolated static let all = Recording.touches + Recording.pointers

  /// 1 point under a finger and past an edge, 2 during a deceleration.
  @Test(arguments: all)
  func theContentIsWhereItWasRecorded(_ recording: Recording) {
    let replay = Replay(recording)
    let end = recording.contentHeight - recording.viewport.height
    for (recorded, own) in zip(recording.samples, replay.samples) {
      // The pointer's release takes effect somewhere in this frame.
      if recording.isStraddling(recorded) { continue }
      let isInside = recorded.offset > 0 && recorded.offset < end
      let tolerance: CGFloat = recorded.time > recording.end && isInside ? 2 : 1
      let difference = abs(own.offset - recorded.offset)
      #expect(difference <= tolerance, "\(recorded.time): \(own.offset), not \(recorded.offset)")
    }
    #expect(replay.samples.count == recording.samples.count)
    #expect(replay.samples.last?.offset == recording.samples.last?.offset)
  }

  /// The same order; a frame's time for the beginning and the end, a tenth for the way to rest.
  @Test(arguments: all)
  func theDelegateIsCalledInTheRecordedOrder(_ recording: Recording) {
    let replay = Replay(recording)
    #expect(replay.calls.map(\.name) == recording.calls.map(\.name))
    for (recorded, own) in zip(recording.calls, replay.calls) {
      let isRest = recorded.name == "didEndDecelerating"
      let tolerance = isRest ? (recorded.time - recording.end) / 10 : 1.01 / 60
      #expect(abs(own.time - recorded.time) <= tolerance, "\(recorded.name)")
    }
  }

  /// A thousandth of the velocity, an eighth of a pointer's, and a pixel of the target.
  @Test(arguments: all)
  func theDelegateIsToldTheRecordedVelocityAndTarget(_ recording: Recording) {
    let replay = Replay(recording)
    let part: CGFloat = recording.device == .pointer ? 8 : 1000
    let tolerance = abs(recording.toldVelocity) / part + 1e-9
    #expect(abs(replay.toldVelocity - recording.toldVelocity) <= tolerance)
    let pixel: CGFloat = recording.device == .pointer ? 1 : 1 / recording.scale
    #expect(abs(replay.toldTarget - recording.toldTarget) <= pixel + 1e-9)
  }
}

/// Differences between a recording and its replay, in points.
struct ReplayFigures {
  let largest: CGFloat
  let line: String

  @MainActor
  init(_ recording: Recording, _ replay: Replay) {
    let differences = zip(recording.samples, replay.samples)
      .filter { !recording.isStraddling($0.0) }
      .map { abs($0.offset - $1.offset) }
    largest = differences.max() ?? 0
    let mean = differences.reduce(0, +) / CGFloat(max(1, differences.count))
    let isSame = replay.calls.map(\.name) == recording.calls.map(\.name)
    line = "replay \(recording.name): largest \(largest), mean \(mean), order \(isSame)"
  }
}
