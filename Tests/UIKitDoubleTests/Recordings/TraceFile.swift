import Testing
import UIKit

/// A trace of the public format of Vercantez/openuikit, as a file.
///
/// One JSON object: `input` has the finger's events (a pointer's have `dyPx` instead of `y`), `samples`
/// are `[time, x, y]`, `delegate` the calls; all times are of one clock. Two keys are our own and
/// optional: `scale`, the pixels per point, and `writes`, what a control wrote meanwhile.
struct TraceFile: Codable, Equatable {
  struct Size: Codable, Equatable {
    var w: Double
    var h: Double
  }

  struct Event: Codable, Equatable {
    var t: Double
    var phase: String
    var y: Double?
    var dyPx: Double?
  }

  struct Call: Codable, Equatable {
    var t: Double
    var name: String
  }

  struct Ending: Codable, Equatable {
    var t: Double
    var vy: Double
    var targetY: Double
  }

  /// An inset or an offset that was written, in points.
  struct Write: Codable, Equatable {
    var t: Double
    var top: Double?
    var offset: Double?
  }

  var name: String
  var viewport: Size
  var contentSize: Size
  var startOffsetY: Double
  var input: [Event]
  var samples: [[Double]]
  var delegate: [Call]
  var willEndDragging: Ending
  var unitsPerPx: Double?
  var scale: Double?
  var writes: [Write]?

  /// Reads a file's text.
  static func read(_ data: Data) throws -> TraceFile {
    try JSONDecoder().decode(TraceFile.self, from: data)
  }

  /// The traces in the folder that the environment names in `OVERSCROLL_TRACES`, by name.
  static var given: [URL] {
    guard let folder = ProcessInfo.processInfo.environment["OVERSCROLL_TRACES"] else { return [] }
    let url = URL(fileURLWithPath: folder)
    let files = try? FileManager.default.contentsOfDirectory(
      at: url,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }
}

extension Recording {
  /// Two samples nearer than this, in seconds, are of one frame: the later one counts.
  private static let sameFrame: TimeInterval = 0.004

  /// Makes a recording of a trace.
  ///
  /// - Returns: nil without a beginning and an end of the touch.
  init?(_ file: TraceFile) {
    guard let first = file.input.first, let last = file.input.last(where: { $0.phase == "ended" })
    else { return nil }
    name = file.name
    device = file.unitsPerPx == nil ? .touch : .pointer
    scale = file.scale.map { CGFloat($0) } ?? (file.unitsPerPx == nil ? 3 : 2)
    viewport = CGSize(width: file.viewport.w, height: file.viewport.h)
    contentHeight = file.contentSize.h
    start = file.startOffsetY
    end = last.t - first.t
    moves = []
    var y = first.y ?? 0
    for event in file.input {
      let way = event.dyPx.map { $0 * (file.unitsPerPx ?? 1) } ?? (event.y ?? y) - y
      y = event.y ?? y
      if way != 0 { moves.append(Move(time: event.t - first.t, way: way)) }
    }
    samples = []
    for sample in file.samples where sample.count == 3 && sample[0] >= first.t {
      let new = Sample(time: sample[0] - first.t, offset: sample[2])
      if let before = samples.last, new.time - before.time < Self.sameFrame,
        before.time > end || new.time <= end
      {
        samples.removeLast()
      }
      samples.append(new)
    }
    calls = file.delegate.map { Call(time: $0.t - first.t, name: $0.name) }
    toldVelocity = file.willEndDragging.vy
    toldTarget = file.willEndDragging.targetY
    writes = (file.writes ?? []).map {
      Write(
        time: $0.t - first.t,
        top: $0.top.map { CGFloat($0) },
        offset: $0.offset.map { CGFloat($0) }
      )
    }
  }
}

extension TraceFile {
  /// The trace of a replay: the recording's finger, and what the double did with it.
  @MainActor
  init(_ recording: Recording, _ replay: Replay, startingAt clock: Double) {
    name = recording.name
    viewport = Size(w: recording.viewport.width, h: recording.viewport.height)
    contentSize = Size(w: recording.viewport.width, h: recording.contentHeight)
    startOffsetY = recording.start
    var y = 400.0
    input = [Event(t: clock, phase: "began", y: y)]
    for move in recording.moves {
      y += move.way
      input.append(Event(t: clock + move.time, phase: "moved", y: y))
    }
    input.append(Event(t: clock + recording.end, phase: "ended", y: y))
    samples = replay.samples.map { [clock + $0.time, 0, Double($0.offset)] }
    delegate = replay.calls.map { Call(t: clock + $0.time, name: $0.name) }
    willEndDragging = Ending(
      t: clock + recording.end,
      vy: replay.toldVelocity,
      targetY: replay.toldTarget
    )
    scale = recording.scale
    writes = recording.writes.map {
      Write(
        t: clock + $0.time,
        top: $0.top.map { Double($0) },
        offset: $0.offset.map { Double($0) }
      )
    }
  }
}

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
