import Overscroll
import OverscrollTestSupport

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
