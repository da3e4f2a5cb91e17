/// A first-in, first-out queue of effects for the host.
///
/// One array whose storage is reused once all effects were taken, so a warm session does not
/// allocate and elements are never moved.
struct EffectQueue: Sendable {
  private var storage: [RawEffect] = []
  private var position = 0
  private var count = 0

  /// Appends an effect.
  ///
  /// Never inlined: the array growth code of twenty call sites would be a third of the engine in
  /// wasm.
  @inline(never)  // saves 746 bytes
  mutating func append(_ edge: Edge, _ code: EffectCode, detail: UInt32 = 0, value: Double = 0) {
    let effect = RawEffect(edge: edge, code: code, detail: detail, value: value)
    if count < storage.count {
      storage[count] = effect
    } else {
      storage.append(effect)
    }
    count += 1
  }

  /// Removes and returns the oldest effect; nil when the queue is empty.
  mutating func next() -> RawEffect? {
    guard position < count else {
      position = 0
      count = 0
      return nil
    }
    defer { position += 1 }
    return storage[position]
  }
}
