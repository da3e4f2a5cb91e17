/// Effects waiting for the host, first in, first out.
///
/// One array with a reading position; once drained it is emptied but keeps its storage, so a warm
/// session allocates nothing.
///
/// Stage: reactions.
struct EffectQueue: Sendable {
  private var effects: [Effect] = []
  private var position = 0

  /// Adds an effect behind the others.
  mutating func append(_ edge: Edge, _ order: Effect.Order) {
    effects.append(Effect(edge: edge, order: order))
  }

  /// Takes the oldest effect out; nil when there is none.
  mutating func next() -> Effect? {
    guard position < effects.count else { return nil }
    let effect = effects[position]
    position += 1
    if position == effects.count {
      effects.removeAll(keepingCapacity: true)
      position = 0
    }
    return effect
  }
}
