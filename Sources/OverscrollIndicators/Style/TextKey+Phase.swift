package import Overscroll
package import OverscrollText

// Which words belong to which state. In this module because texts and the engine meet only here.
extension TextKey {
  /// Chooses the title for a phase.
  ///
  /// After a cancelled run, which has nothing to tell, the title is that of rest. The title of rest
  /// is also the name of a load-more's control.
  ///
  /// - Parameters:
  ///   - phase: The present phase.
  ///   - role: What the part is for; the rest says more about a load-more alone.
  ///   - edge: The part's edge.
  ///   - trigger: What starts a run: a load-more that no pull starts invites to none, and keeps
  ///     saying that it failed.
  ///   - lastOutcome: How the latest run ended, as in the part's progress.
  package init(
    titleFor phase: Phase,
    role: Role = .refresh,
    edge: Edge = .start,
    trigger: Trigger = .release,
    lastOutcome: Outcome? = nil
  ) {
    switch role {
    case .refresh: self.init(refreshTitleFor: phase)
    case .loadMore:
      let failed: TextKey = trigger == .automatic || trigger == .tap ? .loadRetry : .loadFailed
      switch phase {
      case .idle, .pulling, .finishing(.cancelled):
        if lastOutcome == .failed, !trigger.isPull {
          self = failed
        } else if edge == .start {
          self = .loadEarlier
        } else {
          self = trigger.isPull ? .loadPulling : .loadMore
        }
      case .armed: self = .loadArmed
      case .running: self = .loadRunning
      case .finishing(.succeeded): self = .loadSucceeded
      case .finishing(.failed): self = failed
      case .finishing(.exhausted), .exhausted: self = .loadExhausted
      }
    }
  }

  private init(refreshTitleFor phase: Phase) {
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
  /// - Parameters:
  ///   - announcement: What the engine ordered to announce.
  ///   - role: What the part that ordered it is for.
  package init(saying announcement: Announcement, role: Role = .refresh) {
    let isRefresh = role == .refresh
    switch announcement {
    case .began: self = isRefresh ? .announceBegan : .announceLoading
    case .succeeded: self = isRefresh ? .announceSucceeded : .loadSucceeded
    case .failed: self = isRefresh ? .announceFailed : .loadFailed
    case .exhausted: self = isRefresh ? .announceSucceeded : .loadExhausted
    }
  }
}
