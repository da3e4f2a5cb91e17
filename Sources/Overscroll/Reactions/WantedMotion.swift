/// The motion that the reactions want, if any.
///
/// Stage: reactions.
enum WantedMotion: Sendable {
  /// None.
  case none
  /// The content goes to where the part wants it.
  case settle
  /// The same for a run that begins, which is announced when the content is on its way.
  case open
  /// The content stays where it is, and that counts as having arrived.
  case stay
}
