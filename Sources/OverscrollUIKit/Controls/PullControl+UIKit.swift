#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
public import UIKit

// What a control has in UIKit besides what it has in every toolkit.
extension PullControl {
  /// The scroll view that contains it; nil once the control is gone.
  public var scrollView: UIScrollView? { own?.attachment?.session.scrollView }

  /// Receives what the control does; held weakly.
  public var delegate: (any PullControlDelegate)? {
    get { own?.delegate }
    nonmutating set { own?.delegate = newValue }
  }

  /// Adds a target that is called when a run begins and that must end the run.
  ///
  /// The action ends it with `end(_:)`. A later target replaces an earlier one.
  ///
  /// - Parameters:
  ///   - target: The target; held weakly. Once it is deallocated, runs are cancelled.
  ///   - action: The selector; its argument is the scroll view.
  public func addTarget(_ target: NSObject, action: Selector) {
    onBegin = { [weak target, weak scrollView] run in
      guard let target else { return run.cancel() }
      _ = target.perform(action, with: scrollView)
    }
  }

  /// Whether a pull that arms plays a haptic; true by default.
  public var playsHaptics: Bool {
    get { own?.appearance.playsHaptics ?? true }
    nonmutating set { own?.appearance.playsHaptics = newValue }
  }

  /// Sets the view that a longer pull brings down; nil removes the floor.
  ///
  /// ```swift
  /// tableView.overscroll.refresh?.setFloor(ShopView())
  /// ```
  ///
  /// Letting go past 1.9 times the distance of a refresh opens the floor, unless the behavior says
  /// another: see `Behavior.floor`. The view is as large as the visible part of the list. It appears between the
  /// two thresholds; what else it does during the pull is up to the app, see `onProgress`. Pushing the
  /// list back, `closeFloor()`, Escape and VoiceOver's scrub close it. Setting another closes
  /// the present one at once.
  ///
  /// - Parameter view: The page.
  public func setFloor(_ view: UIView?) {
    own?.setFloor(view.flatMap { view in own.map { HostedFloor(view, of: $0) } })
  }

  /// Sets the view controller whose view a longer pull brings down.
  ///
  /// It becomes a descendant of the view controller of the list, and receives its appearance callbacks
  /// when the floor begins to open, is open, begins to close, and is closed. Its view is loaded when a
  /// pull first shows it.
  ///
  /// - Parameter controller: The controller of the page.
  public func setFloor(_ controller: UIViewController) {
    own?.setFloor(own.map { HostedFloor(controller, of: $0) })
  }
}
#endif
