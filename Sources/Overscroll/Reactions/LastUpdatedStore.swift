/// Keeps the time of the latest successful refresh beyond the life of a control.
///
/// Given to a host, which asks for it when it words the last update, and writes it when the engine
/// orders `storeLastUpdated`. The engine itself keeps nothing and reads no clock.
public protocol LastUpdatedStore {
  /// Seconds since the beginning of 1970, UTC; nil before the first refresh.
  var lastUpdated: Double? { get nonmutating set }
}
