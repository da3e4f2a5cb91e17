/// The motion that results from the reactions, if any.
enum WantedMotion: Sendable {
  /// No motion.
  case none
  /// The content moves to the part's target.
  case settle
  /// The same for a run that begins, which is announced once the content moves.
  case open
  /// The content stays in place, which counts as having arrived.
  case stay
}
