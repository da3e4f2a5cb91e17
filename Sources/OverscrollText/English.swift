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
    }
  }
}
