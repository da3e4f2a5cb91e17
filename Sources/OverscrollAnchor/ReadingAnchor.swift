/// The item that is read, and where it is: kept over a change of the list, and while the app is away.
///
/// An app takes it from the first item that is visible, also in part. A host keeps visible rows in place by
/// itself where items are inserted before them; this is for what no host can know: that an item is the same
/// one in a list that was made anew.
public struct ReadingAnchor<ID: Hashable> {
  /// Identifies the item.
  public var id: ID
  /// From the list's visible edge to the item's start, in points; negative if the item begins before it.
  public var distance: Double

  /// Makes an anchor of an item's identifier and its distance from the edge, in points.
  public init(id: ID, distance: Double) {
    self.id = id
    self.distance = distance
  }

  /// The anchor in a list that has changed: its own item, or another one if that is gone.
  ///
  /// The next item that is left takes the place of one that is gone, as it does on the screen. If there is
  /// none, the last item before it that is left begins at the edge.
  ///
  /// - Parameters:
  ///   - old: The identifiers before the change, in order.
  ///   - new: Those after it.
  /// - Returns: The anchor; nil if no item is left.
  /// - Complexity: O(*n*) in both lists.
  public func moved(
    from old: some BidirectionalCollection<ID>,
    to new: some Sequence<ID>
  ) -> Self? {
    let left = Set(new)
    guard let place = old.firstIndex(of: id) else {
      return left.contains(id) ? self : nil
    }
    if let next = old[place...].first(where: left.contains) {
      return ReadingAnchor(id: next, distance: distance)
    }
    return old[..<place].last(where: left.contains).map { ReadingAnchor(id: $0, distance: 0) }
  }
}

extension ReadingAnchor: Equatable, Hashable {}
extension ReadingAnchor: Sendable where ID: Sendable {}
extension ReadingAnchor: Encodable where ID: Encodable {}
extension ReadingAnchor: Decodable where ID: Decodable {}
