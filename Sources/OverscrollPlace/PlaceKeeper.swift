package import OverscrollAnchor

/// Which item is read and where it is, and which item that is after a change of the list.
///
/// Pure: the positions come from a toolkit, which counts the items from 0 on, in their order.
package struct PlaceKeeper<ID: Hashable> {
  /// What is read; nil in a list without items.
  package private(set) var anchor: ReadingAnchor<ID>?
  /// The position of its item.
  private var index = 0
  /// All items as of the last search; nil for one without an identifier.
  ///
  /// They are those that the list shows. The app's data may be newer, until it tells the list.
  private var items: [ID?] = []

  package init() {}

  /// Remembers what is read.
  ///
  /// - Parameters:
  ///   - index: The position of its item, which has an identifier.
  ///   - distance: From the visible edge to the item's start, in points.
  package mutating func remember(_ index: Int, at distance: Double) {
    guard hasItem(at: index), let id = items[index] else { return }
    self.index = index
    anchor = ReadingAnchor(id: id, distance: distance)
  }

  /// Remembers that what is read is as much nearer to the edge, which has moved.
  package mutating func edgeMoved(by points: Double) {
    anchor?.distance -= points
  }

  /// Whether there is an item with an identifier at a position.
  package func hasItem(at index: Int) -> Bool {
    items.indices.contains(index) && items[index] != nil
  }

  /// Whether the list has another length than at the last search.
  package func hasOther(count: Int) -> Bool { count != items.count }

  /// Takes what is to be read, before the list has been searched for it.
  package mutating func take(_ anchor: ReadingAnchor<ID>) {
    self.anchor = anchor
    index = -1
  }

  /// Whether the item that is read is no longer at its position, or the list has another length.
  package func hasChanged(count: Int, id: (Int) -> ID?) -> Bool {
    if hasOther(count: count) { return true }
    guard let anchor else { return false }
    return index < 0 || id(index) != anchor.id
  }

  /// Finds what is read in the list as it is now: its item, or the one that takes its place.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - id: Returns the item at a position; nil for one that has no identifier.
  /// - Returns: Its position; nil if nothing is left of what was read.
  /// - Complexity: O(*n*) in the items before and after the change.
  package mutating func search(count: Int, id: (Int) -> ID?) -> Int? {
    let old = items.compactMap { $0 }
    items = (0..<count).map(id)
    let moved = anchor?.moved(from: old, to: items.compactMap { $0 })
    guard let moved, let place = items.firstIndex(of: moved.id) else { return nil }
    anchor = moved
    index = place
    return index
  }

  /// The position of the item that is read, where the list has not changed.
  package var position: Int? { anchor == nil ? nil : index }
}
