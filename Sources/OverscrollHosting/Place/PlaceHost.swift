/// What a toolkit does to keep the place in a list: tells where the items are, and moves the content.
///
/// Items are counted from 0 on, in their order.
@MainActor
package protocol PlaceHost: AnyObject {
  /// Whether the list is on the screen and has a size, so that its items have positions.
  var isReady: Bool { get }
  /// The width by which items are laid out, in points.
  var width: Double { get }
  /// The visible length, in points.
  var length: Double { get }
  /// The number of items.
  var itemCount: Int { get }
  /// Whether the content is at its start or past it.
  var isAtStart: Bool { get }
  /// Whether older content comes in at the start, which is never to be seen by itself.
  var isHistory: Bool { get }
  /// The first item that begins in the visible part, or else the first that is visible.
  var firstItem: Int? { get }
  /// Where an item begins in the content, in points; nil if it has no position.
  func start(of item: Int) -> Double?
  /// From the visible edge to the start of an item, in points; nil if it has no position.
  func distance(of item: Int) -> Double?
  /// Begins a change of the content, during which scrolling is not the reader's.
  func beginChange()
  /// Ends it, and moves the content so that an item is as many points nearer to the visible edge.
  ///
  /// - Returns: Whether the content has moved.
  func endChange(movingBy points: Double) -> Bool
  /// Lays the list out, so that the items that have become visible are measured.
  func layOut()
  /// Shows how many items are new beyond the visible edge; none if 0.
  func showNewItems(_ count: Int)
}

/// A place, of whatever its items are identified by.
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
