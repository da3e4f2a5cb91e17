/// The input of a part's stages: the context and the content.
///
/// Stage: metrics.
struct Scene: Sendable {
  /// The time, the screen, the gesture and the effects.
  var context = Context()
  /// Where the content is.
  var content: Content

  /// Moves the content to a gap and adds the effect that shows it.
  mutating func show(_ gap: Double, at edge: Edge) {
    content.put(gap, at: edge)
    switch content.bounce {
    case .native: context.effects.append(edge, .scrollTo, value: content.metrics.offset)
    case .engine: showDisplacement(at: edge)
    }
  }

  /// Adds the effect that shows the present displacement.
  mutating func showDisplacement(at edge: Edge) {
    context.effects.append(edge, .setDisplacement, value: content.shift)
  }
}
