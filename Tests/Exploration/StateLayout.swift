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

/// Computes 64 bits of a host: hosts with the same bits have the same future, up to a quantization.
///
/// Positions at which something is decided count as they are, others in steps of eight points; times, relative
/// to the present, in tenths of a second; of a velocity, the direction and whether it is fast.
struct Fingerprints {
  private let layout: StateLayout
  private let decisive: Set<Double>
  private let now: Int
  private let source: Int
  private let motionEnd: Int
  private let phase: [Int]
  private let loads: [(role: Int, trigger: Int)]
  private let running = withUnsafeBytes(of: Phase.running) { $0[0] }

  /// Prepares fingerprints of hosts.
  ///
  /// - Parameters:
  ///   - parts: The edges that have a part.
  ///   - decisive: Distances at which something is decided, in points, multiples of a half.
  init(parts: [Edge], decisive: Set<Double>) {
    self.decisive = decisive
    let layout = StateLayout(parts: parts)
    self.layout = layout
    now = layout.offset(".session.world.now")
    source = layout.offset(".session.world.gesture.source")
    motionEnd = layout.offset(".session.world.motion.endsAt")
    let machines = parts.map { ".session.\($0).machine." }
    // A leaf of a part exists only where there is a part, so the other edge's places are never read.
    var phase = [0, 0]
    var loads = [(role: 0, trigger: 0), (role: 0, trigger: 0)]
    for (edge, machine) in zip(parts, machines) {
      let index = Int(edge.rawValue)
      phase[index] = layout.offset(machine + "phase")
      loads[index] = (
        layout.offset(machine + "behavior.role"), layout.offset(machine + "behavior.trigger")
      )
    }
    self.phase = phase
    self.loads = loads
  }

  /// The fingerprint of a host.
  ///
  /// - Parameter host: The host, with an empty queue of effects.
  /// - Returns: 64 bits.
  func fingerprint(_ host: ModelHost) -> UInt64 {
    withUnsafeBytes(of: host) { bytes in
      let present = double(bytes, now)
      let isLive = bytes[source] != 0
      let isMoving = double(bytes, motionEnd) != .infinity
      var hash = Hash()
      for leaf in layout.leaves {
        let counts: Bool
        switch leaf.relevance {
        case .always: counts = true
        case .inGesture: counts = isLive
        case .inMotion: counts = isMoving
        case .running(let edge): counts = bytes[phase[Int(edge.rawValue)]] == running
        case .loading(let edge):
          let place = loads[Int(edge.rawValue)]
          counts =
            bytes[place.role] == Role.loadMore.rawValue
            && bytes[place.trigger] == Trigger.automatic.rawValue
        }
        guard counts else { continue }
        add(leaf, of: bytes, at: present, to: &hash)
      }
      return hash.value
    }
  }

  private func double(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Double {
    bytes.loadUnaligned(fromByteOffset: offset, as: Double.self)
  }

  private func add(
    _ leaf: StateLayout.Leaf,
    of bytes: UnsafeRawBufferPointer,
    at now: Double,
    to hash: inout Hash
  ) {
    switch leaf.meaning {
    case .deadline: hash.add(steps(max(double(bytes, leaf.offset) - now, 0), of: 0.1))
    case .age: hash.add(now - double(bytes, leaf.offset) < 0.406_25 ? 1 : 0)
    case .points: hash.add(place(double(bytes, leaf.offset)))
    case .velocity:
      let velocity = double(bytes, leaf.offset)
      let size: UInt64 = abs(velocity) < 100 ? 0 : abs(velocity) < 1_000 ? 1 : 2
      hash.add(velocity < 0 ? 4 + size : size)
    case .bytes(let count):
      for index in 0..<count { hash.add(UInt64(bytes[leaf.offset + index])) }
    case .optionalInt:
      let number = bytes.loadUnaligned(fromByteOffset: leaf.offset, as: Int?.self)
      hash.add(number.map { UInt64(bitPattern: Int64($0)) } ?? .max)
    case .optionalToken:
      let token = bytes.loadUnaligned(fromByteOffset: leaf.offset, as: UInt32?.self)
      hash.add(token == nil ? 0 : 1)
    }
  }

  /// A position at which something is decided as it is, any other in steps of eight points.
  private func place(_ points: Double) -> UInt64 {
    let nearest = (points * 2).rounded() / 2
    let isDecisive = abs(points - nearest) < 0.01 && decisive.contains(abs(nearest))
    return isDecisive ? nearest.bitPattern : steps(points, of: 8)
  }

  private func steps(_ number: Double, of step: Double) -> UInt64 {
    let count = (number / step).rounded()
    return abs(count) < 1e15 ? UInt64(bitPattern: Int64(count)) : number.bitPattern
  }
}

/// A 64-bit hash: each word is mixed by the finalizer of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
private struct Hash {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    var mixed = (value ^ word) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    value = mixed ^ (mixed >> 31)
  }
}
