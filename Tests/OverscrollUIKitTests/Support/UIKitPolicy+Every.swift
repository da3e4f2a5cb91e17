import OverscrollTestSupport
import UIKit

extension UIKitPolicy {
  /// The policies that a host test runs with.
  ///
  /// In a short run: the defaults, and policies in which every two answers occur together. In a
  /// full one the five questions that affect motion are also combined completely; in release, which
  /// is several times as fast, once more with the pan's end observed after the scroll view's own
  /// handling.
  nonisolated static var every: [UIKitPolicy] {
    switch TestExtent.current {
    case .short: [UIKitPolicy()] + pairwise
    case .all:
      #if DEBUG
      motionCombinations + pairwise
      #else
      motionCombinations + motionCombinationsAfterScrolling + pairwise
      #endif
    }
  }

  private nonisolated static var motionCombinationsAfterScrolling: [UIKitPolicy] {
    motionCombinations.map {
      var policy = $0
      policy.panEndsBeforeScrolling = false
      return policy
    }
  }
}
