import Overscroll
import OverscrollHosting
import OverscrollPlace
import Testing

/// A list whose items are lengths, for the place.
@MainActor
private final class Rows: PlaceHost {
  var ids: [Int?]
  var lengths: [Int: Double] = [:]
  /// The length of an item that has not been seen yet, until the list is laid out.
  var estimate = 50.0
  private var measured: Set<Int> = []
  var offset = 0.0
  var isReady = true
  var width = 300.0
  let length = 400.0
  var isHistory = false
  private(set) var marker = 0
  /// How often a marker was shown or hidden.
  private(set) var markers = 0
  private(set) var changes = 0
  private(set) var layouts = 0
  /// By how many points each change has moved the content.
  private(set) var moves: [Double] = []
  /// Called with each layout of a change, and when one has moved the content.
  var onLayout: (() -> Void)?
  /// Whether no item has a position.
  var isUnplaced = false
  /// How often a position was read.
  private(set) var reads = 0

  init(_ ids: [Int?]) {
    self.ids = ids
    layOut()
  }

  var itemCount: Int { ids.count }
  var isAtStart: Bool { offset <= 0 }

  private func length(of item: Int) -> Double {
    guard let id = ids[item], measured.contains(id) else { return estimate }
    return lengths[id] ?? 50
  }

  func start(of item: Int) -> Double? {
    reads += 1
    guard !isUnplaced else { return nil }
    return ids.indices.contains(item) ? (0..<item).reduce(0) { $0 + length(of: $1) } : nil
  }

  func distance(of item: Int) -> Double? { start(of: item).map { $0 - offset } }

  var firstItem: Int? {
    ids.indices.first { (0..<length).contains(distance(of: $0) ?? -1) }
  }

  func beginChange() { changes += 1 }

  func endChange(movingBy points: Double) -> Bool {
    let before = offset
    moves.append(points)
    offset = max(0, offset + points)
    onLayout?()
    return offset != before
  }

  func layOut() {
    layouts += 1
    for item in ids.indices {
      let place = distance(of: item) ?? .infinity
      if place > -length(of: item), place < length, let id = ids[item] { measured.insert(id) }
    }
    onLayout?()
  }

  func showNewItems(_ count: Int) {
    marker = count
    markers += 1
  }

  /// Where an item is seen.
  func seen(_ id: Int) -> Double? { ids.firstIndex(of: id).flatMap(distance) }
}

/// What is read stays where it is, whatever happens to the items.
@MainActor
@Suite struct PlaceTests {
  private func list(
    at offset: Double = 520,
    staysAtTop: Bool = false
  ) -> (Rows, PullControls.Place<Int>) {
    let rows = Rows(Array(0..<40))
    let place = PullControls.Place<Int>(rows, staysAtTop: staysAtTop) { rows.ids[$0] }
    rows.offset = offset
    rows.layOut()
    place.moved()
    return (rows, place)
  }

  /// Changes of the items, by their name, none of which may move what is read.
  ///
  /// Nor does what the list tells of the correction.
  @Test(
    arguments: [
      "above", "removed above", "both", "below", "longer above", "width", "sorted", "late",
    ]
  )
  func noChangeMovesWhatIsRead(_ change: String) throws {
    var moves: [[Double]] = []
    for tells in [true, false] { moves.append(try self.moves(change, tells)) }
    #expect(moves[0] == moves[1])
  }

  /// How a list is moved by a change.
  private func moves(_ change: String, _ tells: Bool) throws -> [Double] {
    let (rows, place) = list()
    if tells {
      rows.onLayout = {
        place.moved()
        place.laidOut()
      }
    }
    let (id, before) = (try #require(place.anchor).id, try #require(place.anchor).distance)
    switch change {
    case "above": rows.ids.insert(contentsOf: (100..<112).map { Optional($0) }, at: 0)
    case "removed above": rows.ids.removeFirst(4)
    case "both":
      rows.ids.removeLast(12)
      rows.ids.insert(contentsOf: (100..<112).map { Optional($0) }, at: 0)
    case "below": rows.ids.removeLast(20)
    case "longer above": rows.lengths[3] = 90
    case "width":
      rows.width = 200
      for row in 0..<40 { rows.lengths[row] = 70 }
    case "late":
      // A correction may show items that are measured then, which takes another one.
      for row in 100..<112 { rows.lengths[row] = 83 }
      rows.ids.insert(contentsOf: (100..<112).map { Optional($0) }, at: 11)
    default: rows.ids.swapAt(0, 30)
    }
    #expect(place.contentChanged())
    place.laidOut()
    #expect(try #require(rows.seen(id)) == before)
    #expect(place.anchor?.id == id && abs((place.anchor?.distance ?? 0) - before) < 1e-9)
    return rows.moves
  }

  /// Items before it have no images yet, and so more of them are seen.
  @Test func lateImagesBeforeWhatIsReturnedToMoveItNot() {
    let (rows, place) = list(at: 0)
    for id in 0..<40 { rows.lengths[id] = 20 }
    rows.layOut()
    place.contentChanged()
    rows.onLayout = { place.moved() }
    for distance in [100.0, 150] { place.scroll(to: ReadingAnchor(id: 20, distance: distance)) }
    rows.onLayout = nil
    #expect(rows.firstItem != 20 && place.anchor == ReadingAnchor(id: 20, distance: 150))
    place.laidOut()
    for id in 0..<40 { rows.lengths[id] = 60 }
    place.laidOut()
    #expect(rows.seen(20) == 150)
    // Until the reader scrolls.
    rows.offset += 10
    place.moved()
    place.laidOut()
    #expect(place.anchor?.id == rows.firstItem)
  }

  @Test func theNextItemThatIsLeftTakesThePlace() throws {
    let (rows, place) = list()
    let id = try #require(place.anchor).id
    let next = try #require(rows.seen(id + 1))
    rows.ids.removeAll { $0 == id }
    place.contentChanged()
    #expect(place.anchor?.id == id + 1 && rows.seen(id + 1) == place.anchor?.distance)
    #expect(next > (place.anchor?.distance ?? 0))
  }

  /// At the top new items are to be seen, unless the app says otherwise or they are older ones.
  @Test(arguments: [(false, false, 0.0), (true, false, 600), (false, true, 600)])
  func atTheTopNewItemsAreSeen(_ staysAtTop: Bool, _ isHistory: Bool, _ offset: Double) {
    let rows = Rows(Array(0..<40))
    let place = PullControls.Place<Int>(rows, staysAtTop: staysAtTop) { rows.ids[$0] }
    rows.isHistory = isHistory
    rows.ids.insert(contentsOf: (100..<112).map { Optional($0) }, at: 0)
    place.contentChanged()
    #expect(rows.offset == offset)
    // Then the first of them is what is read, also while another is in view.
    rows.ids.insert(contentsOf: [200, 201], at: 0)
    place.contentChanged()
    place.laidOut()
    #expect(place.anchor?.id == (offset == 0 ? 200 : 0) && place.newItems == 0)
    // A change that moves nothing is also ended. A layout alone is not a change.
    let (begun, ended) = (rows.changes, rows.moves.count)
    place.keep {}
    #expect(rows.changes - begun == rows.moves.count - ended)
    let (moves, layouts) = (rows.moves.count, rows.layouts)
    place.laidOut()
    place.moved()
    #expect(rows.moves.count == moves && rows.layouts == layouts)
  }

  /// Only what the list shows since is the order of the items that are left.
  @Test func theOrderThatIsToldIsThatOfTheNeighbors() throws {
    let (rows, place) = list()
    let id = try #require(place.anchor).id
    place.keep { rows.ids.swapAt(id + 1, 30) }
    rows.ids.removeAll { $0 == id }
    place.contentChanged()
    #expect(place.anchor?.id == 30)
  }

  /// A list of a million items is not searched where it is the same, from its start or elsewhere.
  @Test(arguments: [0.0, 520]) func onlyAListThatHasChangedIsSearched(_ offset: Double) {
    let rows = Rows(Array(0..<40))
    var count = 0
    let place = PullControls.Place<Int>(rows, staysAtTop: true) {
      count += 1
      return rows.ids[$0]
    }
    rows.offset = offset
    rows.layOut()
    place.moved()
    for id in 0..<5 { rows.lengths[id] = 60 }
    count = 0
    place.laidOut()
    place.contentChanged()
    #expect(count <= 2)
  }

  /// Movements below a hundredth of a point are not seen.
  @Test(arguments: [(0.005, false), (0.012, true), (-0.012, true)])
  func whatIsNotSeenIsNotCorrected(_ points: Double, _ isCorrected: Bool) {
    let (rows, place) = list(at: 0)
    rows.offset = 120
    place.moved()
    rows.lengths[0] = 50 + points
    let layouts = rows.layouts
    place.laidOut()
    #expect(rows.moves.contains { abs($0) > 0.001 } == isCorrected)
    #expect((rows.layouts > layouts) == isCorrected)
    // A correction that is too small to be seen causes no other layout.
    rows.lengths[0] = 50 + points + 0.005
    let (moves, after) = (rows.moves.count, rows.layouts)
    place.contentChanged()
    #expect(rows.moves.count == moves + 1 && rows.layouts == after)
  }

  /// Where content cannot move further, nothing more is tried.
  @Test func aPlaceThatTheListDoesNotReachIsAsNearAsItMayBe() {
    let (rows, place) = list(at: 100)
    let layouts = rows.layouts
    place.scroll(to: ReadingAnchor(id: 0, distance: 150))
    #expect(rows.offset == 0 && rows.layouts == layouts + 1)
  }

  /// Each correction shows others.
  @Test func aListThatMovesWithEachLayoutIsLeftInTheEnd() {
    let (rows, place) = list(at: 0)
    rows.offset = 520
    place.moved()
    rows.onLayout = { rows.lengths[3, default: 50] += 10 }
    let (moves, changes) = (rows.moves.count, rows.changes)
    rows.lengths[3] = 60
    place.contentChanged()
    #expect(rows.moves.count == moves + 9 && rows.changes == changes + 8 && rows.moves.last == 0)
  }

  @Test func anItemWithoutAPositionMovesNothing() {
    let (rows, place) = list()
    rows.isUnplaced = true
    rows.ids.insert(-1, at: 0)
    place.contentChanged()
    #expect(rows.offset == 520 && rows.moves.allSatisfy { $0 == 0 } && place.anchor?.id == 11)
  }

  /// Before its data is there an app may say where to return to.
  @Test func aListWithoutItemsReturnsNowhere() {
    let rows = Rows([])
    let place = PullControls.Place<Int>(rows, staysAtTop: true) { rows.ids[$0] }
    place.scroll(to: ReadingAnchor(id: 20, distance: 0))
    #expect(rows.offset == 0)
    rows.ids = Array(0..<40)
    place.contentChanged()
    #expect(rows.seen(20) == 0)
  }

  @Test func aChangeOfTheSameNumberIsKeptIfItIsTold() throws {
    let (rows, place) = list()
    let (id, before) = (try #require(place.anchor).id, try #require(place.anchor).distance)
    place.keep {
      rows.ids = [200, 201] + rows.ids.dropLast(2)
    }
    #expect(rows.ids.first == 200 && rows.changes > 0)
    #expect(rows.seen(id) == before)
  }

  @Test func aListThatIsNotReadyIsChangedAndNothingElse() {
    let (rows, place) = list()
    rows.isReady = false
    let (offset, changes) = (rows.offset, rows.changes)
    var isChanged = false
    place.keep { isChanged = true }
    let anchor = place.anchor
    rows.offset += 100
    place.moved()
    #expect(place.anchor == anchor)
    rows.offset -= 100
    let reads = rows.reads
    place.laidOut()
    rows.ids.insert(7_000, at: 0)
    #expect(!place.contentChanged())
    place.laidOut()
    #expect(rows.reads == reads && isChanged && rows.offset == offset && rows.changes == changes)
  }

  /// A list that comes back is where it was, with its first layout at the latest.
  @Test(arguments: [true, false])
  func aListReturnsToAnAnchor(_ isReady: Bool) {
    let rows = Rows(Array(0..<40))
    let place = PullControls.Place<Int>(rows, staysAtTop: false) { rows.ids[$0] }
    rows.isReady = isReady
    place.scroll(to: ReadingAnchor(id: 20, distance: -12))
    if !isReady {
      #expect(rows.offset == 0)
      rows.isReady = true
      place.edgeMoved(by: 30)
      place.laidOut()
    }
    #expect(rows.offset == 1_012 && rows.seen(20) == -12)
    place.scroll(to: ReadingAnchor(id: 9_999, distance: 0))
    #expect(rows.offset == 1_012)
  }

  @Test func aBarThatGrowsOverTheListMovesNothing() throws {
    let (rows, place) = list()
    let before = try #require(place.anchor).distance
    place.edgeMoved(by: 20)
    #expect(place.anchor?.distance == before - 20)
    rows.offset += 20
    place.moved()
    #expect(place.anchor?.distance == before - 20)
  }

  @Test func theMarkerIsShownAwayFromTheTopAlone() {
    let (rows, place) = list()
    let (markers, layouts) = (rows.markers, rows.layouts)
    place.newItems = 0
    #expect(rows.markers == markers && rows.layouts == layouts)
    // Once for a number, after a layout.
    for _ in 0..<2 { place.newItems = 12 }
    place.moved()
    #expect(rows.marker == 12 && rows.markers == markers + 1 && rows.layouts > layouts)
    place.newItems = 0
    #expect(rows.marker == 0)
    place.newItems = 5
    rows.offset = 0
    place.moved()
    #expect(place.newItems == 0 && rows.marker == 0)
    place.newItems = 3
    #expect(place.newItems == 0)
  }

  /// A list tells only of its width, by which the items in view are as long as before.
  @Test func anotherWidthIsAChange() {
    let (rows, place) = list()
    rows.width = 200
    #expect(place.isChanging)
    place.laidOut()
    #expect(!place.isChanging)
  }

  @Test func anItemWithoutIdentifierIsNotRead() throws {
    let rows = Rows((0..<40).map { $0 == 11 ? nil : $0 })
    let place = PullControls.Place<Int>(rows, staysAtTop: false) { rows.ids[$0] }
    rows.offset = 520
    place.moved()
    #expect(place.anchor == ReadingAnchor(id: 12, distance: 80))
    // Up to the last one.
    rows.ids[38] = nil
    place.keep {}
    rows.offset = 1_900
    place.moved()
    #expect(place.anchor == ReadingAnchor(id: 39, distance: 50))
    rows.ids[39] = nil
    place.keep {}
    rows.offset = 1_910
    place.moved()
    #expect(place.anchor?.id != nil)
  }

  /// A list tells only of its layout where its length or its width has changed, or a length in it.
  @Test(arguments: ["above", "removed above", "width", "longer above"])
  func aLayoutIsEnough(_ change: String) throws {
    let (rows, place) = list()
    // The items above have been seen.
    rows.offset = 0
    rows.layOut()
    rows.offset = 520
    place.moved()
    let (id, before) = (try #require(place.anchor).id, try #require(place.anchor).distance)
    #expect(!place.isChanging)
    switch change {
    case "above": rows.ids.insert(contentsOf: (100..<112).map { Optional($0) }, at: 0)
    case "removed above": rows.ids.removeFirst(4)
    case "width":
      rows.width = 200
      for row in 0..<40 { rows.lengths[row] = 70 }
    default: rows.lengths[3] = 90
    }
    #expect(place.isChanging)
    // What a list scrolls before it tells of its change is not the reader's.
    place.moved()
    #expect(place.anchor == ReadingAnchor(id: id, distance: before))
    place.laidOut()
    #expect(rows.seen(id) == before && !place.isChanging)
  }

  /// Items that come into view with the way to what is read are measured, and move it again.
  @Test(arguments: [0.0, 1_500]) func whatIsMeasuredOnTheWayIsCountedToo(_ offset: Double) {
    let rows = Rows(Array(0..<40))
    for row in 0..<40 { rows.lengths[row] = 83 }
    let place = PullControls.Place<Int>(rows, staysAtTop: false) { rows.ids[$0] }
    rows.offset = offset
    place.moved()
    place.scroll(to: ReadingAnchor(id: 20, distance: 200))
    #expect(abs((rows.seen(20) ?? 0) - 200) <= 0.01 && rows.layouts > 2)
  }

  @Test func aListWithoutIdentifiersHasNoPlace() {
    let rows = Rows(Array(repeating: nil, count: 20))
    rows.offset = 300
    let place = PullControls.Place<Int>(rows, staysAtTop: false) { rows.ids[$0] }
    #expect(place.newItems == 0)
    place.moved()
    place.contentChanged()
    #expect(place.anchor == nil && rows.offset == 300)
    let moves = rows.moves.count
    place.laidOut()
    #expect(rows.moves.count == moves)
  }
}

/// Which item is read after a change of the list; the rule of its replacement is `ReadingAnchor`'s.
@Suite struct PlaceKeeperTests {
  private func keeper(_ ids: [Int?], reading index: Int, at distance: Double) -> PlaceKeeper<Int> {
    var keeper = PlaceKeeper<Int>()
    _ = keeper.search(count: ids.count) { ids[$0] }
    keeper.remember(index, at: distance)
    return keeper
  }

  @Test func anItemIsFoundBehindNewOnes() {
    var keeper = keeper([1, 2, 3], reading: 1, at: 7)
    let new = [8, 9, 1, 2, 3]
    #expect(keeper.hasChanged(count: 5) { new[$0] })
    #expect(keeper.search(count: 5) { new[$0] } == 3)
    #expect(keeper.anchor == ReadingAnchor(id: 2, distance: 7))
    #expect(!keeper.hasChanged(count: 5) { new[$0] })
  }

  @Test func theNextItemThatIsLeftTakesThePlaceOfOneThatIsGone() {
    var keeper = keeper([1, 2, 3, 4, 5], reading: 1, at: 7)
    let new = [1, 4, 5]
    #expect(keeper.search(count: 3) { new[$0] } == 1)
    #expect(keeper.anchor == ReadingAnchor(id: 4, distance: 7))
  }

  /// The same number of items: only the identifier tells that they are others.
  @Test func anotherItemAtTheSamePositionIsAChange() {
    let keeper = keeper([1, 2, 3], reading: 1, at: 7)
    #expect(keeper.hasChanged(count: 3) { [0, 1, 2][$0] })
    #expect(!keeper.hasChanged(count: 3) { [9, 2, 8][$0] })
  }

  /// An advertisement has no identifier, and is not read.
  @Test func itemsWithoutIdentifierAreCountedAndNotFound() {
    var keeper = keeper([1, nil, 2, 3], reading: 2, at: 0)
    #expect(!keeper.hasChanged(count: 4) { [1, nil, 2, 3][$0] })
    #expect(keeper.search(count: 5) { [nil, 1, nil, 2, 3][$0] } == 3)
  }

  /// An app changes its data, and tells the list a moment later.
  @Test func whatTheListShowsIsRememberedUntilItIsSearchedAgain() {
    var keeper = keeper([1, 2, 3], reading: 1, at: 7)
    keeper.remember(2, at: 5)
    #expect(keeper.anchor == ReadingAnchor(id: 3, distance: 5))
    #expect(keeper.search(count: 4) { [0, 1, 2, 3][$0] } == 3)
  }

  @Test func withoutAnItemNothingIsRead() {
    var empty = PlaceKeeper<Int>()
    #expect(empty.position == nil && !empty.hasChanged(count: 0) { _ in nil })
    empty.remember(3, at: 0)
    #expect(empty.anchor == nil && !empty.hasItem(at: 3) && !empty.hasItem(at: -1))
  }

  @Test func nothingIsFoundWhereNothingIsLeft() {
    var keeper = keeper([1, 2], reading: 0, at: 0)
    #expect(keeper.search(count: 2) { [5, 6][$0] } == nil)
    #expect(keeper.search(count: 0) { _ in nil } == nil)
  }

  @Test func anAnchorThatWasStoredIsFoundInAListThatIsNew() {
    var keeper = PlaceKeeper<Int>()
    keeper.take(ReadingAnchor(id: 3, distance: -12))
    #expect(keeper.hasChanged(count: 3) { [1, 2, 3][$0] })
    #expect(keeper.search(count: 3) { [1, 2, 3][$0] } == 2)
    #expect(keeper.anchor == ReadingAnchor(id: 3, distance: -12))
  }
}

@Suite struct ReadingAnchorTests {
  private let anchor = ReadingAnchor(id: 5, distance: -8)

  @Test(arguments: [
    ([1, 2, 5], 5, -8.0), ([9, 8, 4, 5, 6], 5, -8),
    // The next one that is left takes its place.
    ([4, 6, 7], 6, -8), ([4, 8], 8, -8), ([9, 8, 1], 8, -8),
    // None is left after it.
    ([1, 3], 3, 0), ([2], 2, 0),
  ])
  func itemOrItsNeighborIsFound(_ new: [Int], _ id: Int, _ distance: Double) {
    let moved = anchor.moved(from: 1...8, to: new)
    #expect(moved == ReadingAnchor(id: id, distance: distance))
  }

  @Test func withoutAnItemThatIsLeftThereIsNone() {
    #expect(anchor.moved(from: 1...8, to: [20]) == nil)
    #expect(anchor.moved(from: 1...4, to: [2]) == nil)
    #expect(anchor.moved(from: 1...8, to: []) == nil)
  }
}
