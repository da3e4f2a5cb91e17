public import Overscroll

/// A list that is loaded page by page: first, next and last page, late answers, and items sent twice.
///
/// A key says which page to load: a number, the last item's key, or a server's cursor. Only the answers
/// to the latest requests change the list, so a page that arrives after a refresh, or twice, does no
/// harm. A request that fails needs no call: the next one asks for the same page.
///
/// ```swift
/// var pages = Pages<Article, Int>(first: 1)
/// let request = pages.first()
/// let page = try await api.page(request.key)
/// pages.receive(page.articles, next: page.isLast ? nil : request.key + 1, for: request)
/// ```
public struct Pages<Item: Identifiable, Key> {
  /// A request for one page.
  public struct Request {
    /// Which page to load.
    public let key: Key
    fileprivate let number: Int
  }

  /// What an answer has changed.
  public enum Change: Equatable, Sendable {
    /// The answer was late: nothing.
    case none
    /// All items.
    case replaced
    /// Items were added, at these indexes of the list; an empty range if all were known.
    case added(Range<Int>)
  }

  /// The loaded items, in order; each identifier once.
  public private(set) var items: [Item] = []

  private let firstKey: Key
  package private(set) var nextKey: Key?
  /// The keys of the loaded pages, and how many items of the list came with each.
  package private(set) var counts: [(key: Key, items: Int)] = []
  private var identifiers: Set<Item.ID> = []
  private var requestCount = 0
  // The numbers of the requests whose answers are valid.
  private var pendingFirst: Int?
  private var pendingNext: Int?

  /// Makes a list without items.
  ///
  /// - Parameter first: The key of the first page.
  public init(first: Key) {
    firstKey = first
    nextKey = first
  }

  /// Makes a list with items that were stored.
  ///
  /// - Parameters:
  ///   - first: The key of the first page.
  ///   - items: The items, in order; of those with the same identifier the first is kept.
  ///   - next: The key of the page after them; nil if there is none.
  public init(first: Key, items: some Sequence<Item>, next: Key?) {
    firstKey = first
    nextKey = next
    add(items, first)
  }

  /// Makes a list without items, to which pages are added that were saved.
  package init(first: Key, restored next: Key?) {
    firstKey = first
    nextKey = next
  }

  /// Whether there is a page that was not loaded.
  public var hasMore: Bool { nextKey != nil }

  /// How a load-more that succeeded ends: exhausted after the last page.
  public var outcome: LoadOutcome { hasMore ? .succeeded : .exhausted }

  /// Requests the first page, which replaces the list: a refresh.
  ///
  /// - Returns: The request; an earlier one for the first page is no longer valid.
  public mutating func first() -> Request {
    let request = request(firstKey)
    pendingFirst = request.number
    return request
  }

  /// Requests the next page, which is the first as long as none was loaded: a load-more.
  ///
  /// - Returns: The request, or nil after the last page; an earlier one is no longer valid.
  public mutating func next() -> Request? {
    guard let nextKey else { return nil }
    let request = request(nextKey)
    pendingNext = request.number
    return request
  }

  /// Receives the answer to a request.
  ///
  /// - Parameters:
  ///   - page: The items of the page, in order. Those that the list has, or that the page has twice,
  ///     are left out.
  ///   - next: The key of the page after it; nil if it was the last.
  ///   - request: The request.
  /// - Returns: What has changed; nothing if a later request, or a refresh, has replaced it.
  /// - Complexity: O(*n*) in the items of the page.
  @discardableResult
  public mutating func receive(
    _ page: some Sequence<Item>,
    next: Key?,
    for request: Request
  ) -> Change {
    let change: Change
    switch request.number {
    case pendingFirst:
      items.removeAll(keepingCapacity: true)
      identifiers.removeAll(keepingCapacity: true)
      counts.removeAll(keepingCapacity: true)
      pendingFirst = nil
      add(page, request.key)
      change = .replaced
    case pendingNext:
      let previous = items.count
      add(page, request.key)
      change = .added(previous..<items.count)
    default:
      return .none
    }
    pendingNext = nil
    nextKey = next
    return change
  }

  /// Adds items that are newer than the first page at its beginning, without a new first page.
  ///
  /// - Parameter newer: The items, in order; those that the list has are left out.
  /// - Returns: How many were added.
  /// - Complexity: O(*n*) in the items of the list.
  @discardableResult
  public mutating func insert(_ newer: some Sequence<Item>) -> Int {
    let added = newer.filter { identifiers.insert($0.id).inserted }
    items.insert(contentsOf: added, at: 0)
    // They come with the first page when it is loaded again.
    if counts.isEmpty { counts.append((firstKey, 0)) }
    counts[0].items += added.count
    return added.count
  }

  private mutating func request(_ key: Key) -> Request {
    requestCount += 1
    return Request(key: key, number: requestCount)
  }

  package mutating func add(_ page: some Sequence<Item>, _ key: Key) {
    let previous = items.count
    for item in page where identifiers.insert(item.id).inserted { items.append(item) }
    counts.append((key, items.count - previous))
  }
}

extension Pages: Sendable where Item: Sendable, Item.ID: Sendable, Key: Sendable {}
extension Pages.Request: Sendable where Key: Sendable {}
