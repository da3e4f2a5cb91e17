/// A place that is kept, of whatever its items are identified by; OverscrollPlace has it.
@MainActor
package protocol KeptPlace: AnyObject {
  /// Whether the content changes: a list that measures its items, or that gets another size, moves the content before
  /// it tells of the change.
  var isChanging: Bool { get }
  /// How many items are new before the first visible one.
  var newItems: Int { get set }
  /// Handles that the content has moved: what is read is something else.
  func moved()
  /// Handles that the visible edge has moved on the screen by some points, positive towards the end, without the content.
  func edgeMoved(by points: Double)
  /// Handles that the content may have changed: brings what is read back to where it was.
  ///
  /// - Returns: Whether it does, now or with what it is doing.
  @discardableResult
  func contentChanged() -> Bool
  /// Handles a layout, with which the content may have changed without another length.
  func laidOut()
  /// Makes a change of the content, and brings what is read back to where it was.
  func keep(_ change: () -> Void)
}

/// What shows a kept place in its list.
@MainActor
package protocol PlaceView: AnyObject {
  /// Keeps the marker of new items at the visible edge.
  func placeMarker()
  /// Removes it.
  func remove()
}
