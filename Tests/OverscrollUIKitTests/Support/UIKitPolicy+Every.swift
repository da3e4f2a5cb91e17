import UIKit

extension UIKitPolicy {
  /// Every set of answers that the host has to be right under.
  ///
  /// The five that change motion, each with each; the others in pairs. In release, which is several
  /// times as fast, the first also with the pan's end seen after the scroll view's own handling.
  nonisolated static var every: [UIKitPolicy] {
    #if DEBUG
    motionCombinations + pairwise
    #else
    motionCombinations + motionCombinationsAfterScrolling + pairwise
    #endif
  }

  private nonisolated static var motionCombinationsAfterScrolling: [UIKitPolicy] {
    motionCombinations.map {
      var policy = $0
      policy.panEndsBeforeScrolling = false
      return policy
    }
  }
}
