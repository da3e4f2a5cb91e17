/// What happens to the part at one edge: the meaning of an event, or the answer of the motion.
///
/// Ground: the loop gives it to each stage in turn.
enum Stimulus: Equatable, Sendable {
  /// A gesture has begun.
  case gestureBegan
  /// The live gesture may have moved the content.
  case pulled
  /// The person has let go.
  case released
  /// The system has taken the gesture away, or the part is being cleared.
  case gestureCancelled
  /// A run starts without a pull.
  case begun
  /// The run is given up.
  case cancelled
  /// The run may have lasted long enough, and its indicator can be seen.
  case endDue
  /// The run may have lasted long enough, and its indicator cannot be seen, so no result is shown.
  case endDueUnseen
  /// The delay before the action is over.
  case actionDue
  /// The result has been shown long enough.
  case resultShown
  /// There may be more to load again.
  case reset
  /// A refresh has found that there is no more to load.
  case exhausted
  /// The part has come onto its scroll view.
  case attached
  /// The part has another behavior.
  case configured
  /// The content may not be where the part wants it.
  case unsettled
  /// The motion to what a run holds open has started.
  case openingStarted
  /// That motion has ended at once, or none is needed: the toolkit, or a reader inside, decides.
  case openingEnded
  /// The content is where it was going, or nothing will move it.
  case arrived
  /// What was held open is gone, and with it whatever was shown there.
  case cleared
}
