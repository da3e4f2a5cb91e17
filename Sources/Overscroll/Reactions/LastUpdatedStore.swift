/// Stores the time of the latest successful refresh across launches.
///
/// The host reads it when it formats the last update, and writes it when it performs
/// `storeLastUpdated`. The engine itself stores nothing and reads no clock.
public protocol LastUpdatedStore {
  /// Seconds since 1970-01-01 UTC; nil before the first refresh.
  var lastUpdated: Double? { get nonmutating set }
}
