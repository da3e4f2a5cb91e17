internal import Overscroll
internal import OverscrollCatalog
internal import OverscrollGraphics
internal import OverscrollIndicators

/// The fingerprint of 300 made-up pulls.
///
/// - Parameter seed: What they are made up from.
/// - Returns: The same number on every platform and in every build, or something is wrong.
@_expose(wasm, "overscroll_fingerprint")
@_cdecl("overscroll_fingerprint")
public func overscroll_fingerprint(_ seed: UInt64) -> UInt64 {
  Replay.fingerprint(ofPulls: 300, seed: seed)
}

/// Many pulls of one session, made up from a seed, and a fingerprint of everything they lead to.
///
/// Fingers and wheels pull, let go, are taken away and come back; actions end well, badly or late;
/// tabs are hidden and shown, and a floor opens and closes. Every effect, every progress and every
/// number of every look's display list goes into the fingerprint, so that one differing bit anywhere
/// shows.
struct Replay {
  private var session = Session(axis: .vertical, bounce: .engine)
  private var random: SplitMix
  private var digest = Digest()
  private var list = DisplayList()
  private var time = 0.0
  private var environment = Environment(scale: 2)

  /// Replays a number of pulls.
  ///
  /// - Parameters:
  ///   - pulls: How many.
  ///   - seed: What they are made up from.
  /// - Returns: The fingerprint.
  static func fingerprint(ofPulls pulls: Int, seed: UInt64) -> UInt64 {
    var replay = Replay(random: SplitMix(state: seed))
    replay.start()
    for _ in 0..<pulls { replay.pull() }
    return replay.digest.value
  }

  private init(random: SplitMix) {
    self.random = random
  }

  private mutating func start() {
    send(.configured(.start, .standard.withFloor))
    scroll(to: 0)
    send(.environmentChanged(environment))
    send(.attached)
  }

  private mutating func pull() {
    if random.choice(of: 8) == 0 {
      environment.reduceMotion.toggle()
      send(.environmentChanged(environment))
    }
    if random.choice(of: 4) == 0 { turnWheel() } else { dragFinger() }
    frames(random.choice(of: 30))
    end()
    if random.choice(of: 10) == 0 { send(.floorRequested(.start, isOpen: true)) }
    if random.choice(of: 3) == 0 { send(.floorRequested(.start, isOpen: false)) }
    if random.choice(of: 10) == 0 {
      send(.hidden)
      wait(0.7)
      send(.woke)
      send(.shown)
    }
    frames(random.choice(of: 120))
  }

  private mutating func dragFinger() {
    var position = random.number(in: 50...600)
    send(.contactBegan(id: 1, position: position))
    for _ in 0...random.choice(of: 30) {
      wait(0.004 + random.number(in: 0...0.016))
      position += random.number(in: -8...24)
      send(.contactMoved(id: 1, position: position))
    }
    send(random.choice(of: 8) == 0 ? .contactCancelled(id: 1) : .contactEnded(id: 1))
  }

  private mutating func turnWheel() {
    send(.wheelBegan)
    for _ in 0...random.choice(of: 20) {
      wait(0.016)
      send(.wheelMoved(delta: random.number(in: -5...20), isMomentum: random.choice(of: 9) == 0))
    }
    send(.wheelEnded)
  }

  /// Ends the run under way, if there is one, most times.
  private mutating func end() {
    if random.choice(of: 10) == 0 { send(.beginRequested(.start, by: .program)) }
    guard let token = session.currentRun(.start) else { return }
    switch random.choice(of: 6) {
    case 0: send(.actionFinished(.start, token, .failed))
    case 1: send(.cancelRequested(.start))
    case 2: scroll(to: random.number(in: 0...300))
    default: send(.actionFinished(.start, token, .succeeded))
    }
  }

  private mutating func frames(_ count: Int) {
    for _ in 0..<count {
      wait(1.0 / 60)
      send(.frame)
    }
    scroll(to: 0)
  }

  private mutating func scroll(to offset: Double) {
    send(
      .scrolled(ScrollMetrics(offset: offset, viewport: 700, extent: 5_000), isOwnWrite: false)
    )
  }

  private mutating func wait(_ seconds: Double) {
    time += seconds
  }

  private mutating func send(_ kind: InputEvent.Kind) {
    session.send(InputEvent(time: time, kind: kind))
    while let effect = session.nextEffect() {
      digest.add(Double(effect.code.rawValue))
      digest.add(Double(effect.detail))
      digest.add(effect.value)
    }
    let progress = session.progress(.start)
    let placement = session.placement(.start)
    digest.add(progress.fraction)
    digest.add(progress.overscroll)
    digest.add(progress.floorFraction)
    digest.add(placement.position)
    guard progress.overscroll > 0 else { return }
    for look in BuiltinIndicator.allCases {
      list.removeAll()
      look.draw(
        IndicatorInput(
          progress: progress.fraction,
          phase: progress.phase,
          secondsInPhase: progress.secondsInPhase,
          time: time,
          width: 390,
          height: placement.extent,
          titleWidth: 140,
          detailWidth: 90,
          environment: environment
        ),
        into: &list
      )
      for number in list.numbers { digest.add(number) }
    }
  }
}

/// A small source of numbers that are made up but the same everywhere.
///
/// - SeeAlso: Steele, Lea and Flood, Fast splittable pseudorandom number generators, OOPSLA 2014.
private struct SplitMix {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range, all equally likely.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// A whole number from 0 to below a count.
  mutating func choice(of count: Int) -> Int {
    Int(number(in: 0...Double(count)))
  }
}

/// A 64-bit fingerprint of a sequence of numbers, by their bits.
///
/// FNV-1a over the bytes of each number, lowest first.
///
/// - SeeAlso: [The FNV Non-Cryptographic Hash Algorithm](https://www.rfc-editor.org/rfc/rfc9923)
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    add(number.bitPattern, bytes: 8)
  }

  mutating func add(_ number: Float) {
    add(UInt64(number.bitPattern), bytes: 4)
  }

  private mutating func add(_ bits: UInt64, bytes: Int) {
    var bits = bits
    for _ in 0..<bytes {
      value = (value ^ (bits & 0xff)) &* 0x100_0000_01b3
      bits >>= 8
    }
  }
}
