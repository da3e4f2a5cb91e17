/// What both parts of a session share.
struct Shared: Sendable {
  /// What they see.
  var scene: Scene
  /// What moves the content when no finger does.
  var motion = ContentMotion()
}
