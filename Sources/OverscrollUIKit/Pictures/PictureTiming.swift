#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// When pictures are painted.
///
/// However often an offset changes between two frames of the screen, there is one picture, made with
/// UIKit's layout, after all of them and before anything is seen.
@MainActor
final class PictureTiming {
  /// A picture that has still to be painted.
  struct DuePicture {
    /// The instant it shows.
    var time: Double
    /// Whether it is wanted even if nothing but the time has changed.
    var isFrame: Bool
  }

  /// The view whose layout paints.
  weak var anchor: AnchorView?
  /// The picture that waits for the next layout.
  private(set) var due: DuePicture?

  /// Has the picture of an instant painted with the next layout.
  func setNeedsPicture(at time: Double, isFrame: Bool) {
    guard let due else {
      self.due = DuePicture(time: time, isFrame: isFrame)
      anchor?.setNeedsLayout()
      return
    }
    self.due = DuePicture(time: time, isFrame: isFrame || due.isFrame)
  }

  /// The picture is painted.
  func clear() {
    due = nil
  }
}
#endif
