#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Limits painting to one picture per frame.
///
/// However often an offset changes between two frames of the screen, there is one picture, painted
/// in UIKit's layout pass, after all changes.
@MainActor
final class PictureTiming {
  /// A requested picture.
  struct DuePicture {
    /// The time it shows.
    var time: Double
    /// Whether to paint it even if only the time has changed.
    var isFrame: Bool
  }

  /// The view whose layout paints the picture.
  weak var anchor: AnchorView?
  /// The picture to paint with the next layout.
  private(set) var due: DuePicture?

  /// Requests the picture of a time with the next layout.
  func setNeedsPicture(at time: Double, isFrame: Bool) {
    guard let due else {
      self.due = DuePicture(time: time, isFrame: isFrame)
      anchor?.setNeedsLayout()
      return
    }
    self.due = DuePicture(time: time, isFrame: isFrame || due.isFrame)
  }

  /// Clears the request, because the picture is painted.
  func clear() {
    due = nil
  }
}
#endif
