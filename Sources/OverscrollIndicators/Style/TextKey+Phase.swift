package import Overscroll
package import OverscrollText

// Maps states to texts. In this module because only it imports both the texts and the engine.
extension TextKey {
  /// Selects the title for a phase.
  ///
  /// A cancelled run has the title of the idle phase, because there is no result to show. That
  /// title is also the label of a load-more's control.
  ///
  /// - Parameters:
  ///   - phase: The present phase.
  ///   - role: The role of the part; the other parameters matter for a load-more only.
  ///   - edge: The part's edge.
  ///   - trigger: What starts a run: a load-more that is not pulled has no titles for pulling, and
  ///     keeps its title for a failure.
  ///   - lastOutcome: How the latest run ended, as in the part's progress.
  ///   - floor: The state of the floor.
  package init(
    titleFor phase: Phase,
    role: Role = .refresh,
    edge: Edge = .start,
    trigger: Trigger = .release,
    lastOutcome: Outcome? = nil,
    floor: FloorPhase = .closed
  ) {
    if floor == .armed {
      self = .floorArmed
      return
    }
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

  /// Selects the text of an announcement to a screen reader.
  ///
  /// - Parameters:
  ///   - announcement: The announcement.
  ///   - role: The role of the part that makes the announcement.
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
