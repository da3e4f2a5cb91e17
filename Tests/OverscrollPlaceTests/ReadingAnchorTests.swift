import OverscrollPlace
import Testing

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
