#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST

/// How often our shares of the insets may be added again within one turn of the main thread.
///
/// An app that writes its inset in each layout, and a layout that each write of ours asks for, would
/// go on forever.
struct RenewalCount {
  private var count = 0
  private var last = -Double.infinity

  private static let limit = 3
  /// Seconds that count as the same turn: less than the shortest frame, of 1/120 second.
  private static let turn = 0.004

  /// Counts one more, unless there were enough.
  ///
  /// - Parameter time: The present time, in seconds.
  /// - Returns: Whether the shares may be added again.
  mutating func mayRenew(at time: Double) -> Bool {
    if time - last >= Self.turn {
      count = 0
      last = time
    }
    guard count < Self.limit else { return false }
    count += 1
    return true
  }
}
#endif
