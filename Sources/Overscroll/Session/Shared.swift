/// State that both parts of a session share.
struct Shared: Sendable {
  /// The context and the content.
  var scene: Scene
  /// The motion of the content without a finger.
  var motion = ContentMotion()
}
