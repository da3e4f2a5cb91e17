#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// A transaction without animations, which begins only when there is something to write.
@MainActor
struct LayerWriting {
  private var isOpen = false

  /// Begins the transaction, unless it has begun.
  mutating func begin() {
    guard !isOpen else { return }
    isOpen = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
  }

  /// Commits the transaction if it has begun.
  mutating func end() {
    guard isOpen else { return }
    isOpen = false
    CATransaction.commit()
  }
}
#endif
