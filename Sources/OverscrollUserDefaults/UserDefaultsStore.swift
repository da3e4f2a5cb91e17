import Foundation
public import Overscroll

/// Stores the time of the last successful refresh in user defaults, under a given key.
///
/// Use one key per list, so that their times are independent.
///
/// ```swift
/// tableView.overscroll.refresh?.lastUpdatedStore = UserDefaultsStore(key: "news.lastUpdated")
/// ```
public struct UserDefaultsStore: LastUpdatedStore, Sendable {
  private let key: String
  private let suite: String?

  /// Makes a store for one list.
  ///
  /// - Parameters:
  ///   - key: The key in the defaults.
  ///   - suite: The suite of an app group; nil for the app's own defaults.
  public init(key: String, suite: String? = nil) {
    self.key = key
    self.suite = suite
  }

  /// Seconds since 1970-01-01 UTC; nil before the first refresh.
  public var lastUpdated: Double? {
    get { defaults.object(forKey: key) as? Double }
    nonmutating set { defaults.set(newValue, forKey: key) }
  }

  private var defaults: UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }
}
