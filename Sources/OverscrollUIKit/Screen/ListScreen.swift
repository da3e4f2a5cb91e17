#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The screen that a list is on: what was pushed, presented, or made the root of a window.
///
/// A view that leaves its window may come back. The handler of a run may retain its controller, which retains the
/// list, so that the list cannot end the run by being deallocated.
@MainActor
struct ListScreen {
  private weak var controller: UIViewController?

  /// Finds the screen of a view in a window.
  init(of view: UIView) {
    var responder: UIResponder? = view
    while let present = responder, !(present is UIViewController) { responder = present.next }
    var found = responder as? UIViewController
    while let parent = found?.parent, !(parent is UINavigationController) { found = parent }
    controller = found
  }

  /// Whether it was popped or dismissed, or its window has another root.
  ///
  /// A screen that is covered or in another tab is not gone, nor is one in which a container has taken out a page:
  /// those come back. To be asked after the turn in which the view has left, because UIKit removes the view first.
  var isGone: Bool {
    guard var top = controller else { return false }
    while let parent = top.parent { top = parent }
    return top.viewIfLoaded?.window == nil && top.presentingViewController == nil
      && top.presentedViewController == nil
  }
}
#endif
