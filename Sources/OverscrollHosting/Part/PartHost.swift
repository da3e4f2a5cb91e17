package import Overscroll

/// What a toolkit does for one part: paints it, and has its page of the floor.
@MainActor
package protocol PartHost: AnyObject {
  /// The user's language and locale.
  var systemWords: SystemWords { get }
  /// Whether there is a page of the floor.
  var hasFloor: Bool { get }
  /// Whether the app ends runs without a handler, by other means than the part's settings.
  var endsRuns: Bool { get }

  /// A behavior with the lengths that the toolkit's pictures and texts need.
  func fitted(_ behavior: Behavior) -> Behavior
  /// Applies changes of the style, the settings and the surroundings.
  func restyle()
  /// Handles that a drawn indicator takes the place of one of the app.
  func willDraw()
  /// Updates what shows the texts, because one of them has changed.
  func wordsChanged()
  /// Handles what happened, before the app's closures are called.
  func report(_ news: PartNews)
  /// Releases everything that would outlive the part.
  func leave()
}

/// What happened to a part.
package enum PartNews {
  case began(PullControl.Run)
  case phase(PullControl.Phase)
  case milestone(Milestone)
  case floor(FloorPhase)
  /// A pull has armed.
  case haptic
  /// A refresh has brought this number of new items.
  case brought(Int)
  /// A handler has thrown.
  case failed(any Error)
}
