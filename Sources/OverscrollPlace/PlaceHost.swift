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
