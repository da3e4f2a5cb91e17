public import Overscroll
public import OverscrollText

// Which words belong to which state. In this module because texts and the engine meet only here.
extension TextKey {
  /// Chooses the title for a phase.
  ///
  /// - Parameter phase: The present phase. After a cancelled run, which has nothing to tell, the
  ///   title is that of rest.
  public init(titleFor phase: Phase) {
    switch phase {
    case .idle, .pulling, .finishing(.cancelled), .exhausted: self = .headerIdle
    case .armed: self = .headerArmed
    case .running: self = .headerRunning
    case .finishing(.succeeded), .finishing(.exhausted): self = .headerSucceeded
    case .finishing(.failed): self = .headerFailed
    }
  }

  /// Chooses what a screen reader says.
  ///
  /// - Parameter announcement: What the engine ordered to announce.
  public init(saying announcement: Announcement) {
    switch announcement {
    case .began: self = .announceBegan
    case .succeeded, .exhausted: self = .announceSucceeded
    case .failed: self = .announceFailed
    }
  }
}
