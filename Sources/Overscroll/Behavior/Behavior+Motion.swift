// Separate file: hosts use this, apps do not.
extension Behavior {
  /// The same behavior without motion: nothing takes time, and no action waits for it.
  package var withoutMotion: Behavior {
    var still = self
    still.opening.seconds = 0
    still.closing.seconds = 0
    still.actionDelay = 0
    return still
  }
}
