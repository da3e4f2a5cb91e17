#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST

/// Which of the two delays of a GIF's frame counts.
package enum GIFDelay {
  /// The seconds that a frame is shown; 0 without a delay, which counts as unknown.
  ///
  /// - Parameters:
  ///   - unclamped: What the file says, which may be 0.
  ///   - clamped: What players use for that, such as 0.1.
  /// - Returns: The first of the two that is more than 0.
  package static func seconds(unclamped: Double?, clamped: Double?) -> Double {
    [unclamped, clamped].lazy.compactMap { $0 }.first { $0 > 0 } ?? 0
  }
}
#endif
