#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// When pictures are painted: however often an offset changes between two frames of the screen, there
// is one picture, made with UIKit's layout, after all of them and before anything is seen.
extension Attachment {
  /// A picture that has still to be painted.
  struct DuePicture {
    /// The instant it shows.
    var time: Double
    /// Whether it is wanted even if nothing but the time has changed.
    var isFrame: Bool
  }

  /// Has the picture of an instant painted with the next layout.
  func setNeedsPicture(at time: Double, isFrame: Bool) {
    guard let due = duePicture else {
      duePicture = DuePicture(time: time, isFrame: isFrame)
      anchor?.setNeedsLayout()
      return
    }
    duePicture = DuePicture(time: time, isFrame: isFrame || due.isFrame)
  }

  /// Paints what is due; what comes to be due meanwhile is in this picture already.
  func paintDuePicture() {
    guard let due = duePicture else { return }
    if let scrollView {
      for part in parts { part.view.present(due, of: part, self, scrollView) }
    }
    duePicture = nil
  }
}
#endif
