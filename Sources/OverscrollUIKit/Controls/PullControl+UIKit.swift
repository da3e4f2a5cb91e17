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

  /// Sets the target that is called when a run begins and that must end the run.
  ///
  /// The action ends it with `end(_:)`. It replaces an earlier target and `onBegin`.
  ///
  /// - Parameters:
  ///   - target: The target; held weakly. Once it is deallocated, runs are cancelled.
  ///   - action: The selector. It may take two arguments: the scroll view, and this control as `Any`.
  public func setTarget(_ target: NSObject, action: Selector) {
    self.onBegin = { [weak target, weak scrollView] run in
      guard let target else { return run.cancel() }
      _ = target.perform(action, with: scrollView, with: self)
    }
  }

  /// Whether a pull that arms plays a haptic; true by default.
  public var playsHaptics: Bool {
    get { own?.appearance.playsHaptics ?? true }
    nonmutating set { own?.appearance.playsHaptics = newValue }
  }

  /// Whether a pull at the top of a list in a page sheet refreshes, instead of dismissing the sheet.
  ///
  /// False by default. If true, the list gets a `UIRefreshControl` that is not seen, to which a sheet leaves the
  /// pull: this is reported by many apps and not documented. The sheet is still dismissed by a drag of its bar.
  /// Without effect on a list that has a refresh control of the app.
  public var keepsPullInSheet: Bool {
    get { own?.appearance.keepsPullInSheet ?? false }
    nonmutating set {
      guard let own, own.appearance.keepsPullInSheet != newValue else { return }
      own.appearance.keepsPullInSheet = newValue
      own.attachment?.followParts()
    }
  }

  /// Removes the refresh control that the scroll view has, but for one that keeps a pull in its sheet.
  package func removeRefreshControl() {
    guard let attachment = own?.attachment, let scrollView else { return }
    guard scrollView.refreshControl != nil, !attachment.isOwn(scrollView.refreshControl) else {
      return
    }
    scrollView.refreshControl = nil
    // It may have been in the way of ours.
    attachment.followParts()
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
  /// the present one at once; setting the present one does nothing.
  ///
  /// - Parameter view: The page.
  public func setFloor(_ view: UIView?) {
    guard let own, !own.showsFloor(view) else { return }
    own.setFloor(view.map { HostedFloor($0, of: own) })
  }

  /// Sets the view controller whose view a longer pull brings down.
  ///
  /// It becomes a descendant of the view controller of the list, and receives its appearance callbacks
  /// when the floor begins to open, is open, begins to close, and is closed. Its view is loaded when a
  /// pull first shows it.
  ///
  /// - Parameter controller: The controller of the page.
  public func setFloor(_ controller: UIViewController) {
    guard let own, !own.showsFloor(controller) else { return }
    own.setFloor(HostedFloor(controller, of: own))
  }
}

/// Methods that a control calls; all are optional.
///
/// The control holds its delegate weakly. To begin and end a run, use `PullControl` and `Run`.
@MainActor
public protocol PullControlDelegate: AnyObject {
  /// A run has begun and its action must start.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - run: The run; if the control has no handler, end it with `run.end()`.
  func pullControl(_ control: PullControl, didBegin run: PullControl.Run)

  /// The phase has changed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - phase: The new phase.
  func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase)

  /// A run's indicator has opened, begun to close, or closed, each once for a run.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - milestone: The milestone.
  func pullControl(_ control: PullControl, didReach milestone: PullControl.Milestone)

  /// A handler has thrown; the run ends as failed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - error: The error.
  func pullControl(_ control: PullControl, didFailWith error: any Error)
}

extension PullControlDelegate {
  /// Does nothing.
  public func pullControl(_ control: PullControl, didBegin run: PullControl.Run) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didReach milestone: PullControl.Milestone) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didFailWith error: any Error) {}
}
#endif
