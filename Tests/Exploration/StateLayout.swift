import Overscroll
import OverscrollTestSupport
@_spi(Reflection) import Swift

/// Where the stored numbers of a host are, found by reflection, and what of each a fingerprint contains.
///
/// Every stored property counts unless a list here names it, so a property that is added to the engine
/// later is part of the fingerprint without a change.
struct StateLayout {
  /// How a number is read.
  enum Meaning {
    /// Seconds from now until then; what is past is past.
    case deadline
    /// Whether less than 0.40625 seconds have passed, in which a look may turn.
    case age
    /// Points.
    case points
    /// Points per second: its direction, and whether it is fast.
    case velocity
    /// Any other type, byte by byte.
    case bytes(Int)
    case optionalInt, optionalToken
  }

  /// When a number makes a difference.
  enum Relevance {
    case always
    case inGesture, inMotion
    /// During a run of the part at this edge.
    case running(Edge)
    /// In a part that loads by itself.
    case loading(Edge)
  }

  struct Leaf {
    let offset: Int
    let meaning: Meaning
    let relevance: Relevance
  }

  private(set) var leaves: [Leaf] = []
  private var offsets: [String: Int] = [:]
  private let parts: [Edge]

  /// Lays out a host.
  ///
  /// - Parameter parts: The edges that have a part; nothing happens at the other.
  init(parts: [Edge]) {
    self.parts = parts
    walk(ModelHost.self, path: "", at: 0)
    precondition(leaves.count > 60, "reflection found only \(leaves.count) stored numbers")
  }

  /// Where a property is, by its path.
  func offset(_ path: String) -> Int {
    guard let offset = offsets[path] else { preconditionFailure("no property \(path)") }
    return offset
  }

  private mutating func walk(_ type: Any.Type, path: String, at base: Int) {
    offsets[path] = base
    if Self.ignored.contains(where: { path.hasSuffix($0) }) { return }
    if let edge = Self.edge(of: path), !parts.contains(edge) { return }
    var fields: [(name: String, offset: Int, type: Any.Type)] = []
    if !(type is any Numeric.Type), !(type is Bool.Type) {
      _ = _forEachField(of: type) { name, offset, type, _ in
        fields.append((String(cString: name), offset, type))
        return true
      }
    }
    for field in fields { walk(field.type, path: path + "." + field.name, at: base + field.offset) }
    guard fields.isEmpty else { return }
    leaves.append(
      Leaf(offset: base, meaning: Self.meaning(of: type, path), relevance: Self.relevance(path))
    )
  }

  // MARK: - What the properties mean

  private static let ignored = [
    // The session's clock, by which all else is relative, its counters, and its queue, which is empty.
    "world.now", "session.diagnostics", "world.effects",
    // For pictures only.
    "history.previous", "history.secondsInPrevious", "history.lastOutcome", "framesEdge",
    // Only a shorter way to the same result, which tests of their own compare.
    "quietOffsets",
    // A run's number: the exploration knows only the current one and a stale one.
    "token.number", "lastStarted", "lastRequested",
    // How often a load has failed, and a request was for nothing: tests of their own have what follows.
    "load.waitingFactor", "droppedInARow",
    // The last sample of a velocity is where the content is, and its age is up to the next move.
    "velocity.value", "velocity.time",
    // Where a motion goes follows from where it is, its edge, its target and its end.
    "motion.origin", "motion.velocity", "motion.startedAt", "motion.rest",
    // There is one finger, which moves from wherever it is; its travel follows from where the content is.
    "displacement.travel", "gesture.contact", "gesture.position", ".finger",
    // The host's clock and what it knows twice.
    ".time", ".wakeAt", ".events", ".trace", ".sent", ".unwritable", "start.behavior",
    "end.behavior", ".reported", ".checksContinuity",
    // The invariants' bookkeeping, and what they are lenient with.
    "invariants.latest", "invariants.before", "invariants.effects", "invariants.refused",
    "invariants.clamped", "invariants.sightings", "invariants.violation", "invariants.fingers",
    "invariants.isTouchpadDown", "invariants.displacement", "invariants.extent", "beginsAt",
  ]

  private static func edge(of path: String) -> Edge? {
    if path.contains(".start.") { return .start }
    return path.contains(".end.") ? .end : nil
  }

  private static func relevance(_ path: String) -> Relevance {
    if path.hasSuffix("smallestOverscroll") || path.hasSuffix("isPossible") { return .inGesture }
    if path.contains("motion."), !path.hasSuffix("endsAt") { return .inMotion }
    guard let edge = edge(of: path) else { return .always }
    if path.hasSuffix("mayEndAt") { return .running(edge) }
    return path.contains(".load.") ? .loading(edge) : .always
  }

  private static func meaning(of type: Any.Type, _ path: String) -> Meaning {
    let deadlines = ["dueAt", "mayEndAt", "resumesAt", "endsAt", "nextDeadline"]
    if deadlines.contains(where: { path.hasSuffix($0) }) { return .deadline }
    if path.hasSuffix("beganAt") { return .age }
    switch type {
    case is Double.Type where path.hasSuffix(".velocity"): return .velocity
    case is Double.Type: return .points
    case is Int?.Type: return .optionalInt
    case is UInt32?.Type: return .optionalToken
    default: return .bytes(size(of: type))
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Type>(_: Type.Type) -> Int { MemoryLayout<Type>.size }
    return _openExistential(type, do: size)
  }
}
