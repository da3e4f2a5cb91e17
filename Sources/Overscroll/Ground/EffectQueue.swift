/// Effects waiting for the host, first in, first out.
///
/// One array whose places are used again once all effects were taken, so a warm session allocates
/// nothing and no element is ever moved.
///
/// Ground: every stage may give an order.
struct EffectQueue: Sendable {
  private var storage: [RawEffect] = []
  private var position = 0
  private var count = 0

  /// Adds an effect behind the others.
  ///
  /// Never inlined: twenty callers of an array's growth code would be a third of the engine in wasm.
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

  /// Takes the oldest effect out; nil when there is none.
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
