/// What a part orders from the host, without the values, which are those of its state.
///
/// The members are in the order in which their effects are queued.
struct Orders: OptionSet {
  let rawValue: UInt16

  static let cancelAction = Orders(rawValue: 1 << 0)
  /// As `contribute`, so that the app finds its own inset when it hears that the indicator is closed.
  static let giveBack = Orders(rawValue: 1 << 1)
  static let reportClosed = Orders(rawValue: 1 << 2)
  static let reportPhase = Orders(rawValue: 1 << 3)
  static let reportFloor = Orders(rawValue: 1 << 4)
  static let contribute = Orders(rawValue: 1 << 5)
  static let move = Orders(rawValue: 1 << 6)
  static let playHaptic = Orders(rawValue: 1 << 7)
  static let reportOpened = Orders(rawValue: 1 << 8)
  static let storeLastUpdated = Orders(rawValue: 1 << 9)
  static let announce = Orders(rawValue: 1 << 10)
  static let startAction = Orders(rawValue: 1 << 11)
  static let reportClosing = Orders(rawValue: 1 << 12)
  static let prefetch = Orders(rawValue: 1 << 13)
}

extension Part {
  /// Queues the effects of orders.
  ///
  /// Only the functions of this file add to the queue.
  mutating func queue(_ orders: Orders, in world: inout World) {
    if orders.contains(.cancelAction) {
      world.effects.append(edge, .cancelAction, detail: machine.token.number)
    }
    if orders.contains(.giveBack) { queueContribution(in: &world) }
    if orders.contains(.reportClosed) { queue(.closed, in: &world) }
    if orders.contains(.reportPhase) {
      world.effects.append(edge, .reportPhase, detail: UInt32(machine.phase.code))
    }
    if orders.contains(.reportFloor) {
      world.effects.append(edge, .reportFloor, detail: UInt32(machine.floor.rawValue))
    }
    if orders.contains(.contribute) { queueContribution(in: &world) }
    if orders.contains(.move) { world.queueMove(at: edge) }
    if orders.contains(.playHaptic) { world.effects.append(edge, .playHaptic) }
    if orders.contains(.reportOpened) { queue(.opened, in: &world) }
    if orders.contains(.storeLastUpdated) { world.effects.append(edge, .storeLastUpdated) }
    if orders.contains(.announce) {
      world.effects.append(edge, .announce, detail: UInt32(announcement.rawValue))
    }
    if orders.contains(.startAction) {
      world.effects.append(edge, .startAction, detail: machine.token.number)
    }
    if orders.contains(.reportClosing) { queue(.closingBegan, in: &world) }
    #if !OVERSCROLL_BASIC
    if orders.contains(.prefetch) {
      world.effects.append(edge, .prefetch, detail: machine.token.number)
    }
    #endif
  }

  private mutating func queue(_ milestone: Milestone, in world: inout World) {
    world.effects.append(edge, .reportMilestone, detail: UInt32(milestone.rawValue))
  }

  private mutating func queueContribution(in world: inout World) {
    world.effects.append(edge, .setContribution, value: room.contribution)
  }

  private var announcement: Announcement {
    mutating get {
      switch history.lastOutcome {
      case nil, .cancelled?: .began
      case .succeeded?: .succeeded
      case .exhausted?: .exhausted
      case .failed?: .failed
      }
    }
  }
}

extension World {
  /// Queues the effect that shows where the content is: with native bounce its offset, otherwise its displacement.
  mutating func queueMove(at edge: Edge) {
    switch content.bounce {
    case .native: queueOffset(at: edge)
    case .engine: queueDisplacement(at: edge)
    }
  }

  /// Queues the effect that shows the present displacement.
  mutating func queueDisplacement(at edge: Edge) {
    effects.append(edge, .setDisplacement, value: content.shift)
  }

  /// Queues the effect that scrolls to the present offset.
  mutating func queueOffset(at edge: Edge) {
    effects.append(edge, .scrollTo, value: content.metrics.offset)
  }

  /// Queues the effect that starts frames, or stops them.
  mutating func queueFrames(_ areWanted: Bool, at edge: Edge) {
    effects.append(edge, areWanted ? .requestFrames : .stopFrames)
  }

  /// Queues the effect that wakes the session at a time, in seconds.
  mutating func queueWake(at time: Double, for edge: Edge) {
    effects.append(edge, .wake, value: time)
  }
}

/// A first-in, first-out queue of effects for the host.
///
/// One array whose storage is reused once all effects were taken, so a warm session does not
/// allocate and elements are never moved.
struct EffectQueue: Sendable {
  private var storage: [Effect] = []
  private var position = 0
  private var count = 0

  /// Appends an effect.
  ///
  /// Never inlined: the array growth code of twenty call sites would be a third of the engine in
  /// wasm.
  @inline(never)  // saves 746 bytes
  fileprivate mutating func append(
    _ edge: Edge,
    _ code: EffectCode,
    detail: UInt32 = 0,
    value: Double = 0
  ) {
    let effect = Effect(edge: edge, code: code, detail: detail, value: value)
    if count < storage.count {
      storage[count] = effect
    } else {
      storage.append(effect)
    }
    count += 1
  }

  /// Removes and returns the oldest effect; nil when the queue is empty.
  mutating func next() -> Effect? {
    guard position < count else {
      position = 0
      count = 0
      return nil
    }
    defer { position += 1 }
    return storage[position]
  }
}
