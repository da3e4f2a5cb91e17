import Testing
import UIKit

/// Reading traces of a device: those of the public format, with what a control wrote meanwhile.
@MainActor @Suite struct TraceFileTests {
  /// Two frames, the first of them read twice; a pixel of 3 is a third.
  private let text = """
    {"name": "two", "kind": "calibration", "viewport": {"w": 393, "h": 852},
     "contentSize": {"w": 393, "h": 40000}, "startOffsetY": 5000,
     "input": [{"t": 100, "x": 1, "y": 700, "phase": "began"},
       {"t": 100.016, "x": 1, "y": 680, "phase": "moved"},
       {"t": 100.032, "x": 1, "y": 680, "phase": "stationary"},
       {"t": 100.048, "x": 1, "y": 680, "phase": "ended"}],
     "samples": [[99.99, 0, 5000], [100.017, 0, 5010], [100.06, 0, 5010], [100.0601, 0, 5012],
       [100.0766, 0, 5013.3333333333333]],
     "delegate": [{"t": 100.017, "name": "willBeginDragging", "detail": "off=(0.0, 5000.0)"}],
     "willEndDragging": {"t": 100.048, "vx": 0, "vy": 0.5, "targetX": 0, "targetY": 5014},
     "writes": [{"t": 100.05, "top": 60}, {"t": 100.06, "offset": 5012}]}
    """

  @Test func aTraceIsRead() throws {
    let recording = try #require(Recording(try TraceFile.read(Data(text.utf8))))
    #expect(recording.scale == 3 && recording.start == 5000 && recording.device == .touch)
    #expect(recording.moves.map(\.way) == [-20])
    #expect(abs(recording.end - 0.048) < 1e-9)
    #expect(recording.samples.map(\.offset) == [5010, 5012, 5013 + 1.0 / 3])
    #expect(recording.calls.map(\.name) == ["willBeginDragging"])
    #expect(recording.toldVelocity == 0.5 && recording.toldTarget == 5014)
    #expect(recording.writes.map(\.top) == [60, nil])
    #expect(recording.writes.map(\.offset) == [nil, 5012])
  }

  @Test func aPointersEventsAreStepsInItsUnit() throws {
    let text = text.replacingOccurrences(
      of: #""x": 1, "y": 680, "phase": "moved""#,
      with:
        #""dyPx": -5, "phase": "changed""#
    )
    .replacingOccurrences(of: #""kind""#, with: #""unitsPerPx": 1.5, "kind""#)
    let recording = try #require(Recording(try TraceFile.read(Data(text.utf8))))
    #expect(recording.device == .pointer)
    #expect(recording.moves.first?.way == -7.5)
  }

  @Test func aTouchThatDoesNotEndIsNoRecording() throws {
    let text = text.replacingOccurrences(of: "ended", with: "moved")
    #expect(Recording(try TraceFile.read(Data(text.utf8))) == nil)
  }

  /// The double's own traces, written, read and replayed, differ by nothing; one of them has an
  /// inset that is written when the touch ends.
  @Test(arguments: Recording.touches)
  func theDoublesOwnTraceReplaysAsItWas(_ original: Recording) throws {
    var held = original
    held.writes = [Recording.Write(time: original.end + 0.01, top: 60)]
    for recording in [original, held] {
      let first = Replay(recording)
      let file = TraceFile(recording, first, startingAt: 3_016_824.25)
      let data = try JSONEncoder().encode(file)
      let read = try #require(Recording(try TraceFile.read(data)))
      let second = Replay(read)
      #expect(second.samples.map(\.offset) == first.samples.map(\.offset))
      #expect(second.calls.map(\.name) == first.calls.map(\.name))
      #expect(abs(second.toldVelocity - first.toldVelocity) < 1e-5)
    }
  }

  @Test func anInsetThatIsWrittenInABounceHoldsTheContentThere() throws {
    var recording = try #require(Recording.touches.first { $0.name == "rubberband_top" })
    recording.writes = [Recording.Write(time: recording.end + 0.01, top: 60)]
    #expect(Replay(recording).samples.last?.offset == -60)
  }

  /// Traces of a Mac: one answer to each question must fit, and the log says which.
  @Test(arguments: TraceFile.given)
  func aTraceFromADeviceFitsOneAnswer(_ url: URL) throws {
    let recording = try #require(Recording(try TraceFile.read(Data(contentsOf: url))))
    let fits = UIKitPolicy.motionCombinations.map { policy in
      (policy, ReplayFigures(recording, Replay(recording, policy: policy)))
    }.sorted { $0.1.largest < $1.1.largest }
    for (policy, figures) in fits { print("\(figures.line) with \(policy)") }
    #expect((fits.first?.1.largest ?? .infinity) <= 2)
  }
}
