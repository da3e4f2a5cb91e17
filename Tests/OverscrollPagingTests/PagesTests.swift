import Overscroll
import OverscrollPaging
import Testing

private struct Row: Identifiable, Equatable {
  var id: Int
  var text = ""
}

@Suite struct PagesTests {
  private var pages = Pages<Row, Int>(first: 1)

  private func rows(_ ids: ClosedRange<Int>) -> [Row] { ids.map { Row(id: $0) } }
  private var ids: [Int] { pages.items.map(\.id) }

  // A mutating call cannot be an argument of a macro.
  private func requested<Value>(_ request: Value?) throws -> Value { try #require(request) }

  private mutating func expectNext(_ key: Int?, at location: SourceLocation = #_sourceLocation) {
    let next = pages.next()
    #expect(next?.key == key, sourceLocation: location)
  }

  @Test mutating func pagesByNumberUntilTheLast() throws {
    let first = pages.first()
    #expect(first.key == 1)
    let change = pages.receive(rows(1...3), next: first.key + 1, for: first)
    #expect(change == .replaced)
    #expect(pages.outcome == .succeeded)
    let second = try requested(pages.next())
    #expect(second.key == 2)
    let change2 = pages.receive(rows(4...5), next: nil, for: second)
    #expect(change2 == .added(3..<5))
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(pages.outcome == .exhausted)
    expectNext(nil)
  }

  @Test mutating func aLoadMoreBeforeAnyRefreshLoadsTheFirstPage() throws {
    let request = try requested(pages.next())
    #expect(request.key == 1)
    let change = pages.receive(rows(1...2), next: 2, for: request)
    #expect(change == .added(0..<2))
  }

  @Test func pagesByCursorAndByKeyMayBeginWithNil() throws {
    var pages = Pages<Row, String?>(first: nil)
    let first = pages.first()
    #expect(first.key == nil)
    pages.receive(rows(1...2), next: .some("c2"), for: first)
    let second = try requested(pages.next())
    #expect(second.key == "c2")
    pages.receive([], next: .none, for: second)
    #expect(!pages.hasMore)
  }

  @Test mutating func aPageThatArrivesAfterARefreshIsIgnored() throws {
    pages.receive(rows(1...3), next: 2, for: pages.first())
    let next = try requested(pages.next())
    let refresh = pages.first()
    pages.receive(rows(7...9), next: 2, for: refresh)
    let change = pages.receive(rows(4...6), next: 3, for: next)
    #expect(change == .none)
    #expect(ids == [7, 8, 9])
    expectNext(2)
  }

  @Test mutating func aPageThatArrivesBeforeARefreshIsReplaced() throws {
    pages.receive(rows(1...3), next: 2, for: pages.first())
    let next = try requested(pages.next())
    let refresh = pages.first()
    let change = pages.receive(rows(4...6), next: 3, for: next)
    #expect(change == .added(3..<6))
    let change2 = pages.receive(rows(7...9), next: 2, for: refresh)
    #expect(change2 == .replaced)
    #expect(ids == [7, 8, 9])
  }

  @Test mutating func ofTwoRefreshesTheLaterOneCounts() {
    let earlier = pages.first()
    let later = pages.first()
    let change = pages.receive(rows(4...6), next: nil, for: later)
    #expect(change == .replaced)
    let change2 = pages.receive(rows(1...3), next: 2, for: earlier)
    #expect(change2 == .none)
    #expect(ids == [4, 5, 6])
  }

  @Test mutating func anAnswerCountsOnce() throws {
    pages.receive(rows(1...3), next: 2, for: pages.first())
    let next = try requested(pages.next())
    pages.receive(rows(4...6), next: 3, for: next)
    let change = pages.receive(rows(4...6), next: 3, for: next)
    #expect(change == .none)
    expectNext(3)
  }

  @Test mutating func aPageThatFailedIsRequestedAgain() throws {
    pages.receive(rows(1...3), next: 2, for: pages.first())
    expectNext(2)
    expectNext(2)
  }

  @Test mutating func theAnswerOfACancelledRequestDoesNotSetThePageBack() throws {
    pages.receive(rows(1...3), next: 2, for: pages.first())
    let cancelled = try requested(pages.next())
    pages.receive(rows(4...6), next: 3, for: try requested(pages.next()))
    pages.receive(rows(4...6), next: 3, for: cancelled)
    expectNext(3)
    #expect(ids == [1, 2, 3, 4, 5, 6])
  }

  @Test mutating func aRefreshThatFailsKeepsTheRows() {
    pages.receive(rows(1...3), next: 2, for: pages.first())
    _ = pages.first()
    #expect(ids == [1, 2, 3])
    expectNext(2)
  }

  @Test mutating func rowsSentTwiceAreInTheListOnce() throws {
    let twice = [Row(id: 1, text: "a"), Row(id: 2), Row(id: 1, text: "b")]
    pages.receive(twice, next: 2, for: pages.first())
    #expect(pages.items == [Row(id: 1, text: "a"), Row(id: 2)])
    let next = try requested(pages.next())
    let change = pages.receive(rows(2...3), next: 3, for: next)
    #expect(change == .added(2..<3))
    let known = try requested(pages.next())
    let change2 = pages.receive(rows(1...3), next: 4, for: known)
    #expect(change2 == .added(3..<3))
    #expect(pages.outcome == .succeeded)
  }

  @Test mutating func newerRowsComeBeforeTheFirst() {
    pages.receive(rows(5...6), next: 2, for: pages.first())
    let change = pages.insert(rows(3...5))
    #expect(change == 2)
    #expect(ids == [3, 4, 5, 6])
    expectNext(2)
  }

  @Test func storedRowsAreShownFirst() {
    var pages = Pages(first: 1, items: rows(1...4) + rows(4...5), next: 3)
    #expect(pages.items.map(\.id) == [1, 2, 3, 4, 5])
    let next = pages.next()
    #expect(next?.key == 3)
  }
}
