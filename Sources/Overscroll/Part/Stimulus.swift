/// What an event means for the part at one edge, or the result of a motion.
enum Stimulus: Equatable, Sendable {
  /// A gesture has begun.
  case gestureBegan
  /// The live gesture may have moved the content.
  case pulled
  /// The gesture was released.
  case released
  /// The system has cancelled the gesture, or the part is being reset.
  case gestureCancelled
  /// A run starts without a pull.
  case begun
  /// The run is cancelled.
  case cancelled
  /// The minimum duration of the run may have passed, and its indicator is visible.
  case endDue
  /// As above, but the indicator is not visible, so no result is shown.
  case endDueUnseen
  /// The delay before the action is over.
  case actionDue
  /// The result has been shown for its full duration.
  case resultShown
  /// There may be more to load again.
  case reset
  /// A refresh has found that there is no more to load.
  case exhausted
  /// The part was attached to its scroll view.
  case attached
  /// The part has a new behavior.
  case configured
  /// Neither the engine nor a gesture moves the content since the gesture has ended.
  case letGo
  /// The toolkit or the app has scrolled.
  case scrolled
  /// The screen that a floor has may have another length.
  case resized
  /// Rows were inserted before the reader, in place of what was displaced.
  case covered
  /// The host has scrolled to the run.
  case uncovered
  /// The content may not be at the part's target.
  case unsettled
  /// The motion to the hold distance has started.
  case openingStarted
  /// That motion has ended immediately, or is not needed: something else moves the content.
  case openingEnded
  /// The content has reached its target, or nothing will move it.
  case arrived
  /// The floor was requested by something other than a pull.
  case floorRequested
  /// The floor is left.
  case floorLeft
  /// The hold has been removed, together with the result shown there.
  case cleared
}
