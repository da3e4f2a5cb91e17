#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import UIKit

/// The page of a floor in a list: where it is, and what reaches it.
@MainActor
final class HostedFloor {
  private let container = FloorView()
  private let page: UIView?
  private let controller: FloorController?
  private let keyCommand = KeyCommand()
  private var phase = FloorPhase.closed
  private var placed: CGRect?
  private weak var part: ViewPart?

  init(_ page: UIView, of part: ViewPart) {
    (self.page, controller, self.part) = (page, nil, part)
    container.floor = self
  }

  init(_ page: UIViewController, of part: ViewPart) {
    (self.page, controller, self.part) = (nil, FloorController(page, in: container), part)
    container.floor = self
  }

  /// What the app has set: the view, or the view controller.
  var owner: UIResponder? { page ?? controller?.page }

  /// Shows the page as far as a pull or the open floor does.
  func present(
    _ progress: PullProgress,
    _ frame: CGRect,
    in scrollView: UIScrollView,
    _ upright: CGAffineTransform
  ) {
    let alpha = progress.floorOpacity
    guard alpha > 0 else {
      if !container.isHidden { container.isHidden = true }
      return
    }
    enter(scrollView)
    // The layout may be part of an animation of the app.
    UIView.performWithoutAnimation {
      if container.isHidden { container.isHidden = false }
      if placed != frame { container.place(frame, upright) }
      placed = frame
      if container.alpha != alpha { container.alpha = alpha }
    }
  }

  /// Handles a change of the floor: appearance, focus, and what else can be reached.
  func floorChanged(to floor: FloorPhase) {
    let previous = phase
    phase = floor
    guard let scrollView = part?.attachment?.session.scrollView else { return }
    if floor.isEntered { enter(scrollView) }
    reach(floor)
    controller?.floorChanged(from: previous, to: floor)
    switch floor {
    case .open:
      let title = part?.part?.floorBackName ?? ""
      keyCommand.offer(makeCloseFloorKeyCommand(title: title), above: scrollView)
      UIAccessibility.post(notification: .screenChanged, argument: container)
    case .closed where previous.isEntered:
      UIAccessibility.post(notification: .screenChanged, argument: scrollView)
    case .closed, .armed, .opening, .closing:
      break
    }
    if !floor.isOpenOrOpening { keyCommand.offer(nil, above: scrollView) }
  }

  /// Closes the floor; returns whether it was open.
  func close() -> Bool { part?.part?.closeFloor() == true }

  /// Releases the page.
  func leave() {
    if phase != .closed { controller?.floorChanged(from: phase, to: .closed) }
    phase = .closed
    keyCommand.offer(nil, above: nil)
    controller?.leave()
    page?.removeFromSuperview()
    container.removeFromSuperview()
  }

  /// Hides the list from touches and assistive technologies while the floor is up, and vice versa.
  private func reach(_ floor: FloorPhase) {
    container.isUserInteractionEnabled = floor.isOpenOrOpening
    container.accessibilityElementsHidden = !floor.isOpenOrOpening
    container.accessibilityViewIsModal = floor.isOpenOrOpening
  }

  // Not before a pull reaches that far: an app's view is loaded when it is needed.
  private func enter(_ scrollView: UIScrollView) {
    guard container.superview !== scrollView else { return }
    reach(phase)
    controller?.enter(scrollView)
    if let background = scrollView.background {
      scrollView.insertSubview(container, aboveSubview: background)
    } else {
      scrollView.insertSubview(container, at: 0)
    }
    guard let view = page ?? controller?.page.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }
}

/// The subview of a list that contains the page of its floor.
final class FloorView: UIView {
  weak var floor: HostedFloor?

  /// Closes the floor: VoiceOver's two-finger scrub.
  override func accessibilityPerformEscape() -> Bool {
    floor?.close() ?? false
  }
}

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
      if previous.isOpenOrOpening { page.beginAppearanceTransition(false, animated: false) }
      if previous.isEntered { page.endAppearanceTransition() }
    case .armed: break
    }
  }
}
#endif
