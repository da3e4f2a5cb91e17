/// The control's words in English.
enum English {
  static func text(_ key: TextKey) -> StaticString {
    switch key {
    case .headerIdle: "Pull down to refresh"
    case .headerArmed: "Release to refresh"
    case .headerRunning: "Loading…"
    case .headerSucceeded: "Updated"
    case .headerFailed: "Could not refresh"
    case .lastUpdated: "Last updated: "
    case .today: "Today"
    case .neverUpdated: "Never updated"
    case .refresh: "Refresh"
    case .announceBegan: "Refreshing"
    case .announceSucceeded: "Updated"
    case .announceFailed: "Could not refresh"
    case .loadMore: "Load more"
    case .loadEarlier: "Load earlier"
    case .loadPulling: "Pull up to load more"
    case .loadArmed: "Release to load more"
    case .loadRunning: "Loading…"
    case .loadSucceeded: "Loaded"
    case .loadFailed: "Could not load"
    case .loadRetry: "Could not load. Tap to retry"
    case .loadExhausted: "No more"
    case .announceLoading: "Loading more"
    }
  }
}
