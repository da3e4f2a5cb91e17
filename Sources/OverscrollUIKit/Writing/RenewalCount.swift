#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST

/// Limits how often our inset shares are added again within one run loop turn.
///
/// If an app writes its inset in each layout pass, and each of our writes causes a layout pass,
/// they would otherwise repeat forever.
struct RenewalCount {
  private var count = 0
  private var last = -Double.infinity

  private static let limit = 3
  /// Seconds that count as the same turn: less than the shortest frame, of 1/120 second.
  private static let turn = 0.004

  /// Counts one renewal, unless the limit is reached.
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
