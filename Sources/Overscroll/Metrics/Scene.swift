/// What a part sees: the time, the screen and the gesture, and where the content is.
///
/// Stage: metrics.
struct Scene: Sendable {
  /// The time, the screen, the gesture and the effects.
  var context = Context()
  /// Where the content is.
  var content: Content

  /// Puts the content at a gap and orders the host to show it there.
  mutating func show(_ gap: Double, at edge: Edge) {
    let value = content.put(gap, at: edge)
    switch content.bounce {
    case .native: context.effects.append(edge, .scrollTo, value: value)
    case .engine: context.effects.append(edge, .setDisplacement, value: value)
    }
  }
}
