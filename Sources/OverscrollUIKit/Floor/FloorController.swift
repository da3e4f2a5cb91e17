#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// The parent of a view controller on a floor, which sends it its appearance callbacks.
///
/// UIKit would send them when the view enters the window, which is when a pull begins.
final class FloorController: UIViewController {
  let page: UIViewController
  private let container: FloorView

  init(_ page: UIViewController, in container: FloorView) {
    self.page = page
    self.container = container
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func loadView() {
    view = container
  }

  /// Makes it a child of the view controller of a list, and the page its own child.
  func enter(_ scrollView: UIScrollView) {
    let parent = sequence(first: scrollView as UIResponder, next: \.next)
      .lazy.compactMap { $0 as? UIViewController }.first
    parent?.addChild(self)
    addChild(page)
    page.didMove(toParent: self)
    didMove(toParent: parent)
  }

  /// Undoes that.
  func leave() {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
    willMove(toParent: nil)
    removeFromParent()
  }

  /// Sends the appearance callbacks for a change of the floor.
  func floorChanged(from previous: FloorPhase, to floor: FloorPhase) {
    switch floor {
    case .opening: page.beginAppearanceTransition(true, animated: true)
    case .open: page.endAppearanceTransition()
    case .closing: page.beginAppearanceTransition(false, animated: true)
    case .closed:
      if previous.isUp { page.beginAppearanceTransition(false, animated: false) }
      if previous.isEntered { page.endAppearanceTransition() }
    case .armed: break
    }
  }
}
#endif
