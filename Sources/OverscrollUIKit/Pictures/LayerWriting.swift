#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Layers being written: a transaction without animations, begun only when there is something to write.
@MainActor
struct LayerWriting {
  private var isOpen = false

  /// Begins, unless it has begun.
  mutating func begin() {
    guard !isOpen else { return }
    isOpen = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
  }

  /// Ends what has begun.
  mutating func end() {
    guard isOpen else { return }
    isOpen = false
    CATransaction.commit()
  }
}
#endif
