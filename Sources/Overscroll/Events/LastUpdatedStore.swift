/// Stores the time of the latest successful refresh across launches.
///
/// The host reads it when it formats the last update, and writes it when it performs
/// `storeLastUpdated`. The engine itself stores nothing and reads no clock.
public protocol LastUpdatedStore {
  /// Seconds since 1970-01-01 UTC; nil before the first refresh.
  var lastUpdated: Double? { get nonmutating set }

  /// The line of text that shows the time.
  ///
  /// A host writes it with the time. It shows what it reads only while there is no time: a line that
  /// an earlier version of the app has stored. By default nil, and not stored.
  var lastUpdatedLine: String? { get nonmutating set }
}

extension LastUpdatedStore {
  /// No line.
  public var lastUpdatedLine: String? {
    get { nil }
    nonmutating set {}
  }
}
