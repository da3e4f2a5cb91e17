import Foundation
public import Overscroll

/// Keeps the time of the last refresh in the app's user defaults, under a key of the app's choice.
///
/// A key for each list, so that refreshing one does not claim to have refreshed another. Only a
/// refresh that succeeded is kept.
///
/// ```swift
/// tableView.overscroll.refresh?.lastUpdated(in: UserDefaultsStore(key: "news.lastUpdated"))
/// ```
public struct UserDefaultsStore: LastUpdatedStore {
  private let key: String
  private let suite: String?

  /// Chooses the place of one list's time.
  ///
  /// - Parameters:
  ///   - key: The key in the defaults.
  ///   - suite: The suite of an app group; nil for the app's own defaults.
  public init(key: String, suite: String? = nil) {
    self.key = key
    self.suite = suite
  }

  /// Seconds since the beginning of 1970, UTC; nil before the first refresh.
  public var lastUpdated: Double? {
    get { defaults.object(forKey: key) as? Double }
    nonmutating set { defaults.set(newValue, forKey: key) }
  }

  private var defaults: UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }
}
