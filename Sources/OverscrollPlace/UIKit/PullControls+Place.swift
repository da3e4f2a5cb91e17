#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import Foundation
public import Overscroll
public import OverscrollHosting
import OverscrollUIKit

extension PullControls {
  /// Keeps what is read in place over every change of a table or collection view.
  ///
  /// ```swift
  /// let place = table.overscroll.keepPlace { [feed] in
  ///   feed.articles.indices.contains($0.row) ? feed.articles[$0.row].id : nil
  /// }
  /// ```
  ///
  /// The function must tell the items that the list shows; a diffable data source has `itemIdentifier(for:)`.
  /// Without an item to tell it returns nil: the data may be shorter before the list is told. Replaces an earlier one.
  ///
  /// - Parameters:
  ///   - axis: The axis that the list scrolls along.
  ///   - staysAtTop: Whether a reader at the top keeps the place, too. False, the default, shows what is inserted there.
  ///   - id: Tells which item is at a position.
  /// - Returns: The place, which also scrolls back to one that was stored and marks new items.
  @discardableResult
  public func keepPlace<ID: Hashable>(
    along axis: Axis = .vertical,
    staysAtTop: Bool = false,
    _ id: @escaping @MainActor (IndexPath) -> ID?
  ) -> Place<ID> {
    let session = session(along: axis)
    let list = ListPlace(session)
    let place = Place(list, staysAtTop: staysAtTop) { [weak list] in list?.id($0, id) }
    session.keep(place, by: list)
    return place
  }
}
#endif
