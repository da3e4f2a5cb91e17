#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import Overscroll
public import UIKit

// The second floor: a page of the app that a longer pull brings down in place of the list.
extension PullControl {
  /// The state of a floor; nested, so that the import of this module brings no further name.
  public typealias FloorPhase = Overscroll.FloorPhase

  /// Sets the view that a longer pull brings down; nil removes the floor.
  ///
  /// ```swift
  /// tableView.overscroll.refresh?.setFloor(ShopView())
  /// ```
  ///
  /// Letting go past 1.9 times the distance of a refresh opens the floor, unless the behavior says
  /// another: see `Behavior.floor`. The view is as large as the visible part of the list. It appears between the
  /// two thresholds; what else it does during the pull is up to the app, see ``onProgress``. Pushing the
  /// list back, ``closeFloor()``, Escape and VoiceOver's scrub close it. Setting another closes
  /// the present one at once.
  ///
  /// - Parameter view: The page.
  public func setFloor(_ view: UIView?) {
    guard let part else { return }
    part.setFloor(view.map { HostedFloor($0, of: part) })
  }

  /// Sets the view controller whose view a longer pull brings down.
  ///
  /// It becomes a descendant of the view controller of the list, and receives its appearance callbacks
  /// when the floor begins to open, is open, begins to close, and is closed. Its view is loaded when a
  /// pull first shows it.
  ///
  /// - Parameter controller: The controller of the page.
  public func setFloor(_ controller: UIViewController) {
    guard let part else { return }
    part.setFloor(HostedFloor(controller, of: part))
  }

  /// The state of the floor; closed without one.
  public var floor: FloorPhase { progress?.floor ?? .closed }

  /// Opens the floor, as a long pull would.
  ///
  /// - Returns: Whether it opens. It does not without a floor, during a run or under a finger.
  @discardableResult
  public func openFloor() -> Bool {
    guard let part else { return false }
    part.send(.floorRequested(part.edge, isOpen: true))
    return floor.isUp
  }

  /// Closes the floor.
  public func closeFloor() {
    _ = part?.floor?.close()
  }

  /// Called when the floor is armed, begins to open, is open, begins to close, and is closed.
  public var onFloor: (@MainActor (FloorPhase) -> Void)? {
    get { part?.settings.onFloor }
    nonmutating set { part?.settings.onFloor = newValue }
  }
}
#endif
