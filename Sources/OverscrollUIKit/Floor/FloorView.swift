#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The subview of a list that contains the page of its floor.
final class FloorView: UIView {
  weak var floor: HostedFloor?

  /// Closes the floor: VoiceOver's two-finger scrub.
  override func accessibilityPerformEscape() -> Bool {
    floor?.close() ?? false
  }
}
#endif
