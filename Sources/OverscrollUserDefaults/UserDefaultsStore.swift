import Foundation
public import Overscroll

/// Stores the time of the last successful refresh in user defaults, under a given key.
///
/// Use one key per list, so that their times are independent.
///
/// ```swift
/// tableView.overscroll.refresh?.lastUpdatedStore = UserDefaultsStore(key: "news.lastUpdated")
/// ```
///
/// It stores a number. Under a key that holds a date, like MJRefresh's, it stores dates, so that an
/// earlier version of the app can still read them.
public struct UserDefaultsStore: LastUpdatedStore, Sendable {
  private let key: String
  private let lineKey: String?
  private let suite: String?

  /// Makes a store for one list.
  ///
  /// - Parameters:
  ///   - key: The key in the defaults.
  ///   - suite: The suite of an app group; nil for the app's own defaults.
  ///   - lineKey: The key of the line of text that shows the time, like EGOTableViewPullRefresh's;
  ///     nil stores no line.
  public init(key: String, suite: String? = nil, lineKey: String? = nil) {
    self.key = key
    self.suite = suite
    self.lineKey = lineKey
  }

  /// Seconds since 1970-01-01 UTC; nil before the first refresh.
  public var lastUpdated: Double? {
    get { defaults.object(forKey: key) as? Double ?? date?.timeIntervalSince1970 }
    nonmutating set {
      if let newValue, date != nil {
        defaults.set(Date(timeIntervalSince1970: newValue), forKey: key)
      } else {
        defaults.set(newValue, forKey: key)
      }
    }
  }

  /// The line of text under its key; nil without a key or a line.
  public var lastUpdatedLine: String? {
    get { lineKey.flatMap(defaults.string(forKey:)) }
    nonmutating set {
      if let lineKey { defaults.set(newValue, forKey: lineKey) }
    }
  }

  private var date: Date? { defaults.object(forKey: key) as? Date }

  private var defaults: UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }
}
