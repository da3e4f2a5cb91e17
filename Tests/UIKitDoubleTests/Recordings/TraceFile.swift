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
