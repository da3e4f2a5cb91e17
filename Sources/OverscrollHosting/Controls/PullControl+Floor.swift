public import Overscroll

// The second floor: a page of the app that a longer pull brings down in place of the list. The hosts
// add `setFloor`, which takes a view or a widget.
extension PullControl {
  /// The state of the floor; closed without one.
  public var floor: FloorPhase { progress?.floor ?? .closed }

  /// Opens the floor, as a long pull would.
  ///
  /// - Returns: Whether it opens. It does not without a floor, during a run or under a finger.
  @discardableResult
  public func openFloor() -> Bool {
    part?.list?.request(.floorRequested(edge.edge, isOpen: true))
    return floor.isUp
  }

  /// Closes the floor.
  public func closeFloor() {
    part?.closeFloor()
  }
}
