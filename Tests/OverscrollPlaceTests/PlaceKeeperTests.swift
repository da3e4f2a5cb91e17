import Overscroll
import OverscrollHosting
import OverscrollPlace
import Testing

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
