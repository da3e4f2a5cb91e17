public import OverscrollHosting

// For an app that imports this module alone.
@_exported public import struct OverscrollAnchor.ReadingAnchor

extension PullControls {
  /// What is read in a list, which stays where it is on the screen whatever happens to the content.
  ///
  /// It is the first item that begins in the visible part. It is kept over insertions and removals, rows that get
  /// other heights than were estimated, pictures that arrive late, another width and another text size. Of an item
  /// that is gone, the next one that is left takes the place.
  @MainActor
  public final class Place<ID: Hashable> {
    private weak var host: (any PlaceHost)?
    private let id: @MainActor (Int) -> ID?
    private let staysAtTop: Bool
    private var keeper = PlaceKeeper<ID>()
    /// Whether the content was at its start, where new items are to be seen.
    private var wasAtStart = true
    /// Whether an anchor of the app is to be scrolled to.
    private var isReturning = false
    /// Whether what is read is what the app has scrolled to, until the reader scrolls: items before it are seen, too, and
    /// may have no images yet.
    private var isGiven = false
    private var isSettling = false
    private var width: Double?
    /// Where what is read begins in the content.
    private var start: Double?

    /// A correction may show rows that are measured then, which takes another one; each is smaller than the last.
    private static var rounds: Int { 8 }
    /// Movements below this are not seen, in points.
    private static var invisible: Double { 0.01 }

    package init(
      _ host: any PlaceHost,
      staysAtTop: Bool,
      id: @escaping @MainActor (Int) -> ID?
    ) {
      self.host = host
      self.staysAtTop = staysAtTop
      self.id = id
      contentChanged()
    }

    /// What is read now, to be stored with the list; nil in a list without items.
    public var anchor: ReadingAnchor<ID>? { keeper.anchor }

    /// Scrolls to what was read, without an animation: now, or once the list is on the screen.
    ///
    /// The item is what is read until the reader scrolls.
    ///
    /// - Parameter anchor: An item of the list, and where it was. Without the item nothing is scrolled.
    public func scroll(to anchor: ReadingAnchor<ID>) {
      keeper.take(anchor)
      (isReturning, isGiven) = (true, true)
      contentChanged()
    }

    /// How many items are new before the first visible one, as the app has counted them.
    ///
    /// Their marker is a button at the top, which scrolls there; 0 hides it. At the top nothing is new, and this is 0.
    public var newItems = 0 {
      didSet {
        // The app may have inserted them just now, and the list is laid out later.
        if newItems != 0 { host?.layOut() }
        if host?.isAtStart != false { newItems = 0 }
        if newItems != oldValue { host?.showNewItems(newItems) }
      }
    }

    /// Makes a change of the content at once, with its layout, and keeps the place.
    ///
    /// Other changes are noticed by the length of the content, the number of items and the width; this one is needed
    /// only for a change in which all of them stay the same.
    ///
    /// - Parameter change: Changes the data and the list.
    public func keep(_ change: () -> Void) {
      guard let host, host.isReady else { return change() }
      host.beginChange()
      change()
      host.layOut()
      settle(searches: true)
    }

    // MARK: Keeping

    /// Remembers where an item is; without one, where the first is that can be read.
    private func remember(_ known: Int? = nil) {
      guard let host, host.isReady, !isReturning else { return }
      wasAtStart = host.isAtStart
      if wasAtStart { newItems = 0 }
      let given = isGiven ? readItemInView : nil
      // Where a bounce leaves nothing in view, the last item that was read.
      guard var item = known ?? given ?? host.firstItem ?? keeper.position else { return }
      while !keeper.hasItem(at: item), item + 1 < host.itemCount { item += 1 }
      if let distance = host.distance(of: item) { keeper.remember(item, at: distance) }
      start = keeper.position.flatMap(host.start)
    }

    /// The position of what is read, where that begins in the visible part.
    fileprivate var readItemInView: Int? {
      guard let host, let item = keeper.position, let distance = host.distance(of: item) else {
        return nil
      }
      return (0..<host.length).contains(distance) ? item : nil
    }

    private func settle(searches: Bool) {
      guard !isSettling, let host, host.isReady else { return }
      isSettling = true
      defer { isSettling = false }
      width = host.width
      let count = host.itemCount
      let isSearched = searches || keeper.hasChanged(count: count, id: id)
      let position = isSearched ? keeper.search(count: count, id: id) : keeper.position
      let keeps = isReturning || staysAtTop || host.isHistory || !wasAtStart
      if let position, keeps { hold(position, host) } else { host.endChange(movingBy: 0) }
      isReturning = false
      remember()
    }

    private func hold(_ item: Int, _ host: any PlaceHost) {
      for _ in 0..<Self.rounds {
        let travel = shift(of: item, host)
        let hasMoved = host.endChange(movingBy: travel)
        guard hasMoved, abs(travel) > Self.invisible else { return }
        host.beginChange()
        host.layOut()
      }
      host.endChange(movingBy: 0)
    }

    /// How far an item is from where what is read was, in points; 0 if that is not known.
    fileprivate func shift(of item: Int, _ host: any PlaceHost) -> Double {
      guard let anchor, let distance = host.distance(of: item) else { return 0 }
      return distance - anchor.distance
    }

    /// Whether the list has another width or number of items than when it was last looked at.
    fileprivate func hasOtherItems(_ host: any PlaceHost) -> Bool {
      host.width != width || keeper.hasOther(count: host.itemCount)
    }
  }
}

extension PullControls.Place: KeptPlace {
  package var isChanging: Bool {
    guard !isSettling, let host, !hasOtherItems(host) else { return true }
    return keeper.position.flatMap(host.start) != start
  }

  package func moved() {
    guard !isChanging else { return }
    isGiven = false
    // What comes into view has the lengths that were estimated, until the list is laid out.
    remember(readItemInView)
  }

  package func edgeMoved(by points: Double) {
    // A stored place is where the app has said.
    if !isReturning { keeper.edgeMoved(by: points) }
  }

  @discardableResult
  package func contentChanged() -> Bool {
    settle(searches: false)
    return host?.isReady == true
  }

  package func laidOut() {
    guard let host, host.isReady else { return }
    // Not by the items: the data may have changed, and the list be told later.
    if isReturning || hasOtherItems(host) || hasShifted(host) {
      settle(searches: false)
    } else {
      remember()
    }
  }

  /// Whether what is read is elsewhere although nothing has scrolled: as much longer as one item before it has become,
  /// others may have become shorter, and the length of the content has stayed.
  private func hasShifted(_ host: any PlaceHost) -> Bool {
    keeper.position.map { abs(shift(of: $0, host)) > Self.invisible } ?? false
  }
}

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
  @discardableResult
  func endChange(movingBy points: Double) -> Bool
  /// Lays the list out, so that the items that have become visible are measured.
  func layOut()
  /// Shows how many items are new beyond the visible edge; none if 0.
  func showNewItems(_ count: Int)
}
