#if GTK
import CGtk
import Overscroll

// The second floor: a page of the app that a longer pull brings down in place of the list.
extension PullControl {
  /// Sets the widget that a longer pull brings down; nil removes the floor.
  ///
  /// ```swift
  /// PullControls(scrolled).refresh?.setFloor(shop)
  /// ```
  ///
  /// Letting go past 1.9 times the distance of a refresh opens the floor, unless the behavior says
  /// another: see `Floor`. The widget is as large as the visible part of the list. It appears between
  /// the two thresholds; what else it does during the pull is up to the app, see ``onProgress``. Pushing
  /// the list back, ``closeFloor()`` and Escape close it. Setting another closes the present one at
  /// once.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget` without a parent. The list owns it until it is replaced or the
  ///   control is removed. To use it again afterwards, hold a reference to it.
  public func setFloor(_ widget: OpaquePointer?) {
    part?.setFloor(widget?.widget)
  }

  /// The state of the floor; closed without one.
  public var floor: FloorPhase { progress?.floor ?? .closed }

  /// Opens the floor, as a long pull would.
  ///
  /// - Returns: Whether it opens. It does not without a floor, during a run or under a finger.
  @discardableResult
  public func openFloor() -> Bool {
    guard let part else { return false }
    part.attachment?.session.report(isOwnWrite: false)
    part.send(.floorRequested(part.edge, isOpen: true))
    return floor.isUp
  }

  /// Closes the floor.
  public func closeFloor() {
    _ = part?.floor?.close()
  }

  /// Called when the floor is armed, begins to open, is open, begins to close, and is closed.
  public var onFloor: ((FloorPhase) -> Void)? {
    get { part?.settings.onFloor }
    nonmutating set { part?.settings.onFloor = newValue }
  }
}
#endif
