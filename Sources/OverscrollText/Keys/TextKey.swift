/// The places where the control shows or announces a text; each has one in every language.
///
/// Hosts use the raw values to identify the texts. The titles of a refresh are consecutive, from
/// idle to failed, and so are those of a load-more. Keys may be added in later versions.
package enum TextKey: UInt8, CaseIterable, Sendable {
  /// The title while the pull is too short; asks to pull further.
  case headerIdle
  /// The title once the pull is far enough; asks to release.
  case headerArmed
  /// The title while the content is being refreshed.
  case headerRunning
  /// The title after a refresh that succeeded.
  case headerSucceeded
  /// The title after a refresh that failed.
  case headerFailed
  /// The text before the time of the last refresh, including the language's separator.
  case lastUpdated
  /// Replaces the date when the last refresh was today.
  case today
  /// Replaces the whole line before the first refresh.
  case neverUpdated
  /// The name of the control that starts a refresh, for keyboards and screen readers.
  case refresh
  /// Announced by a screen reader when a refresh begins.
  case announceBegan
  /// Announced by a screen reader after a refresh that succeeded.
  case announceSucceeded
  /// Announced by a screen reader after a refresh that failed.
  case announceFailed
  /// The title of a load-more at rest, and the label of its control; describes a tap.
  case loadMore
  /// The same for older content that is inserted at the start.
  case loadEarlier
  /// The title of a load-more at the end while the pull is too short; asks to pull further.
  case loadPulling
  /// The title once the pull is far enough; asks to release.
  case loadArmed
  /// The title while content is being added.
  case loadRunning
  /// The title after a load that succeeded.
  case loadSucceeded
  /// The title after a load that failed.
  case loadFailed
  /// The same if a tap retries; remains until then.
  case loadRetry
  /// The title once there is no more to load.
  case loadExhausted
  /// Announced by a screen reader when a load begins; when it ends the title is announced.
  case announceLoading
  /// What a refresh has brought, with `#` in the place of the number, which is more than 0.
  ///
  /// In languages whose plurals have more than two forms the number follows the word, so that it needs no form.
  case newItems
  /// What a refresh that has brought nothing says.
  case nothingNew
  /// What a run that has failed without a connection says.
  case noConnection
  /// The title once the pull is far enough for the floor; asks to release.
  case floorArmed
  /// The name of the control that closes the floor, for keyboards and screen readers.
  case floorBack
}
