public import Overscroll

// For an app that imports this module alone.
@_exported public import struct OverscrollAnchor.ReadingAnchor

/// A list and the place in it, to be stored while the app or the page is away.
///
/// It comes back without a request. As JSON it has the form that `overscroll/pages` of the browser has, too:
///
/// ```json
/// { "version": 1, "time": 1766750000, "pages": [{ "key": 1, "items": [{ "id": 7 }] }],
///   "next": 2, "anchor": { "id": 7, "distance": -12 }, "hasFailed": false }
/// ```
///
/// `next` is missing after the last page, and `anchor` at a list without one.
public struct SavedPages<Item: Identifiable, Key> {
  /// One page: its key, and its items in order.
  package struct Page {
    /// Which page it is.
    package let key: Key
    /// Those that came with it and that no page before it has.
    package let items: [Item]
  }

  /// When it was saved, in seconds of the app's clock.
  package let time: Double
  /// The pages in order, from the first on.
  package let pages: [Page]
  /// The key of the page after them; nil if there is none.
  package let next: Key?
  /// What was read.
  public let anchor: ReadingAnchor<Item.ID>?
  /// Whether the latest load-more had failed.
  package let hasFailed: Bool

  /// What a load-more shows when the list is back: failed, exhausted, or succeeded.
  public var outcome: Outcome { hasFailed ? .failed : next == nil ? .exhausted : .succeeded }
}

/// Why saved pages do not become a list again.
public enum SavedPagesError: Error, Equatable, Sendable {
  /// They have the form of another version.
  case version(Int)
  /// They are too old, at this age in seconds, or from the future of a clock that was set back.
  case stale(age: Double)
  /// The anchor is at no item, or a number is not finite.
  case damaged
}

extension Pages {
  /// Saves the loaded pages and the place in them.
  ///
  /// If they have too many items, the last pages are left out, to be loaded again by the next load-more; the
  /// page of the anchor never is.
  ///
  /// - Parameters:
  ///   - time: The time now, in seconds, by a clock that goes on while the app is away.
  ///   - anchor: What is read, if it is to be found again.
  ///   - hasFailed: Whether the latest load-more has failed.
  ///   - limit: The largest number of items.
  /// - Returns: The pages; nil without one, or if they do not fit, or if the anchor is at no item.
  /// - Complexity: O(*n*) in the items that are saved.
  public func saved(
    at time: Double,
    anchor: ReadingAnchor<Item.ID>? = nil,
    hasFailed: Bool = false,
    limit: Int = 1_000
  ) -> SavedPages<Item, Key>? {
    var pages: [SavedPages<Item, Key>.Page] = []
    var end = 0
    for count in counts {
      guard end + count.items <= limit else { break }
      pages.append(.init(key: count.key, items: Array(items[end..<end + count.items])))
      end += count.items
    }
    let isAnchored = anchor.map { anchor in items[..<end].contains { $0.id == anchor.id } } ?? true
    guard !pages.isEmpty, isAnchored else { return nil }
    let isWhole = pages.count == counts.count
    return SavedPages(
      time: time,
      pages: pages,
      next: isWhole ? nextKey : counts[pages.count].key,
      anchor: anchor,
      hasFailed: isWhole && hasFailed
    )
  }

  /// Makes a list of pages that were saved.
  ///
  /// - Parameters:
  ///   - first: The key of the first page.
  ///   - saved: The pages.
  ///   - time: The time now, by the same clock.
  ///   - maximumAge: The largest age at which they are taken, in seconds.
  /// - Throws: That they are older, or from the future.
  public init(
    first: Key,
    restoring saved: SavedPages<Item, Key>,
    at time: Double,
    maximumAge: Double
  ) throws(SavedPagesError) {
    let age = time - saved.time
    guard age >= 0, age <= maximumAge else { throw .stale(age: age) }
    self.init(first: first, restored: saved.next)
    for page in saved.pages { add(page.items, page.key) }
  }
}

extension SavedPages.Page: Sendable where Item: Sendable, Key: Sendable {}
extension SavedPages: Sendable where Item: Sendable, Item.ID: Sendable, Key: Sendable {}
extension SavedPages.Page: Encodable where Item: Encodable, Key: Encodable {}
extension SavedPages.Page: Decodable where Item: Decodable, Key: Decodable {}

private enum Field: String, CodingKey {
  case version, time, pages, next, anchor, hasFailed
}

private let version = 1

extension SavedPages: Encodable where Item: Encodable, Item.ID: Encodable, Key: Encodable {
  /// Writes the form that the type's documentation shows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encode(version, forKey: .version)
    try container.encode(time, forKey: .time)
    try container.encode(pages, forKey: .pages)
    try container.encodeIfPresent(next, forKey: .next)
    try container.encodeIfPresent(anchor, forKey: .anchor)
    try container.encode(hasFailed, forKey: .hasFailed)
  }
}

extension SavedPages: Decodable where Item: Decodable, Item.ID: Decodable, Key: Decodable {
  /// Reads what was saved; another version and an anchor without an item are errors.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    let found = try container.decode(Int.self, forKey: .version)
    guard found == version else { throw SavedPagesError.version(found) }
    time = try container.decode(Double.self, forKey: .time)
    pages = try container.decode([Page].self, forKey: .pages)
    // A key may be nil itself, which is written as null.
    next = container.contains(.next) ? try container.decode(Key.self, forKey: .next) : nil
    anchor = try container.decodeIfPresent(ReadingAnchor<Item.ID>.self, forKey: .anchor)
    hasFailed = try container.decode(Bool.self, forKey: .hasFailed)
    let id = anchor?.id
    let isAnchored = id == nil || pages.contains { $0.items.contains { $0.id == id } }
    guard isAnchored, time.isFinite, anchor?.distance.isFinite != false else {
      throw SavedPagesError.damaged
    }
  }
}

// Separate file: these are the error's texts.
extension SavedPagesError: CustomStringConvertible {
  /// Why the pages are not restored, in one sentence.
  public var description: String {
    switch self {
    case .version(let number): "The pages were saved in the form of version \(number)."
    case .stale(let age): "The age of the saved pages, \(age) seconds, is not accepted."
    case .damaged: "The saved pages are damaged."
    }
  }
}
