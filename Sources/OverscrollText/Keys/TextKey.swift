/// The places where the control shows or says something, each with one text in every language.
///
/// The raw values are the numbers by which a host's tables name the texts. The titles of a refresh
/// stand together, from the one at rest to the failed one, and so do those of a load-more. More
/// keys may be added.
package enum TextKey: UInt8, CaseIterable, Sendable {
  /// Invites to pull further: the title while the pull is too short.
  case headerIdle
  /// Invites to let go: the title once the pull is far enough.
  case headerArmed
  /// The title while the content is being refreshed.
  case headerRunning
  /// The title after a refresh that went well.
  case headerSucceeded
  /// The title after a refresh that failed.
  case headerFailed
  /// What stands before the time of the last refresh; ends as the language separates the two.
  case lastUpdated
  /// The word that stands for the date when the last refresh was today.
  case today
  /// What stands instead of the whole line when there was no refresh yet.
  case neverUpdated
  /// The name of the control that starts a refresh, for keyboards and screen readers.
  case refresh
  /// Said by a screen reader when a refresh begins.
  case announceBegan
  /// Said by a screen reader after a refresh that went well.
  case announceSucceeded
  /// Said by a screen reader after a refresh that failed.
  case announceFailed
  /// What a tap does: the title of a load-more at rest, and the name of its control.
  case loadMore
  /// The same where older content comes in at the start.
  case loadEarlier
  /// Invites to pull further: the title of a load-more at the end while the pull is too short.
  case loadPulling
  /// Invites to let go: the title once the pull is far enough.
  case loadArmed
  /// The title while content is being added.
  case loadRunning
  /// The title after a load that went well.
  case loadSucceeded
  /// The title after a load that failed.
  case loadFailed
  /// The same where a tap tries again; stays until it does.
  case loadRetry
  /// The title once there is no more to load.
  case loadExhausted
  /// Said by a screen reader when a load begins; when it ends it says the title.
  case announceLoading
}
