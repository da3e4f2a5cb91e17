import Foundation
import Overscroll
import OverscrollPaging
import Testing

private struct Row: Equatable, Identifiable {
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

private struct SavedRow: Codable, Equatable, Identifiable {
  var id: Int
}

/// The JSON of these tests is by hand, from the form in SavedPages' documentation.
@Suite struct SavedPagesTests {
  private typealias Saved = SavedPages<SavedRow, Int>

  private func rows(_ ids: ClosedRange<Int>) -> [SavedRow] { ids.map { SavedRow(id: $0) } }

  /// A list of pages of ten rows each.
  private func list(pages count: Int, isLast: Bool = false) -> Pages<SavedRow, Int> {
    var pages = Pages<SavedRow, Int>(first: 1)
    for number in 1...count {
      guard let request = pages.next() else { break }
      let next = isLast && number == count ? nil : number + 1
      pages.receive(rows((number * 10 - 9)...(number * 10)), next: next, for: request)
    }
    return pages
  }

  private func stored(_ saved: Saved) throws -> Saved {
    try JSONDecoder().decode(Saved.self, from: JSONEncoder().encode(saved))
  }

  private func read(_ json: String) throws -> Saved {
    try JSONDecoder().decode(Saved.self, from: Data(json.utf8))
  }

  @Test func fortyPagesComeBackAtTheSameItemWithoutARequest() throws {
    let anchor = ReadingAnchor(id: 205, distance: -12.5)
    let saved = try stored(#require(list(pages: 40).saved(at: 1000, anchor: anchor)))
    var back = try Pages(first: 1, restoring: saved, at: 1060, maximumAge: 3600)
    #expect(back.items == rows(1...400) && saved.anchor == anchor)
    #expect(saved.outcome == .succeeded)
    // The list goes on as if it had never been away.
    let next = back.next()
    #expect(next?.key == 41)
    let change = try back.receive(rows(395...405), next: nil, for: #require(next))
    #expect(change == .added(400..<405))
  }

  @Test func endAndFailureComeBack() throws {
    let last = try stored(#require(list(pages: 2, isLast: true).saved(at: 0)))
    #expect(last.outcome == .exhausted)
    var back = try Pages(first: 1, restoring: last, at: 0, maximumAge: 0)
    #expect(back.next()?.key == nil && !back.hasMore)
    let failed = try stored(#require(list(pages: 2).saved(at: 0, hasFailed: true)))
    #expect(failed.outcome == .failed)
    var again = try Pages(first: 1, restoring: failed, at: 0, maximumAge: 0)
    #expect(again.next()?.key == 3)
  }

  @Test func lastPagesAreLeftOutAndLoadedAgain() throws {
    let anchor = ReadingAnchor(id: 25, distance: 0)
    let list = list(pages: 5)
    let saved = try #require(list.saved(at: 0, anchor: anchor, hasFailed: true, limit: 39))
    #expect(saved.pages.map(\.key) == [1, 2, 3] && saved.next == 4)
    // The page that failed is not the next one any more.
    #expect(saved.outcome == .succeeded)
    #expect(list.saved(at: 0, anchor: anchor, limit: 29) == nil)
    #expect(list.saved(at: 0, anchor: ReadingAnchor(id: 51, distance: 0)) == nil)
    #expect(Pages<SavedRow, Int>(first: 1).saved(at: 0) == nil)
  }

  @Test func itemsThatWereInsertedAreInTheFirstPage() throws {
    var pages = list(pages: 2)
    pages.insert(rows(101...103))
    pages.insert(rows(104...105))
    let saved = try #require(pages.saved(at: 0))
    #expect(saved.pages.map(\.items.count) == [15, 10])
    let back = try Pages(first: 1, restoring: saved, at: 0, maximumAge: 0)
    #expect(back.items == pages.items)
    var stored = Pages(first: 1, items: rows(1...3), next: 9)
    stored.insert(rows(4...5))
    #expect(stored.saved(at: 0)?.pages.map(\.items.count) == [5])
  }

  @Test func aRefreshReplacesWhatIsSaved() throws {
    var pages = list(pages: 3)
    let first = pages.first()
    pages.receive(rows(1...4), next: 2, for: first)
    #expect(pages.saved(at: 0)?.pages.map(\.key) == [1])
  }

  @Test(arguments: [(61.0, 61.0), (-1, -1)])
  func aListThatIsTooOldOrFromTheFutureIsRefused(_ now: Double, _ age: Double) throws {
    let saved = try #require(list(pages: 1).saved(at: 0))
    #expect(throws: SavedPagesError.stale(age: age)) {
      try Pages(first: 1, restoring: saved, at: now, maximumAge: 60)
    }
  }

  @Test(arguments: [
    (SavedPagesError.version(2), "The pages were saved in the form of version 2."),
    (.stale(age: 61), "The age of the saved pages, 61.0 seconds, is not accepted."),
    (.damaged, "The saved pages are damaged."),
  ])
  func everyErrorIsASentence(_ error: SavedPagesError, _ sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test func theDocumentedFormIsRead() throws {
    let saved = try read(
      """
      { "version": 1, "time": 1766750000, "pages": [{ "key": 1, "items": [{ "id": 7 }] }],
        "next": 2, "anchor": { "id": 7, "distance": -12 }, "hasFailed": false }
      """
    )
    #expect(saved.pages.map(\.key) == [1] && saved.pages[0].items == [SavedRow(id: 7)])
    #expect(saved.next == 2 && saved.time == 1_766_750_000)
    #expect(saved.anchor == ReadingAnchor(id: 7, distance: -12) && !saved.hasFailed)
    let least = #"{"version": 1, "time": 0, "pages": [], "hasFailed": true}"#
    #expect(try read(least).next == nil && read(least).outcome == .failed)
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"version": 1}"#,
    #"{"version": 1, "time": 0, "pages": [{"key": 1}], "hasFailed": false}"#,
    #"{"version": 1, "time": "0", "pages": [], "hasFailed": false}"#,
  ])
  func whatIsCutShortIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }

  @Test func anotherVersionAndAnAnchorWithoutItsItemAreRefused() {
    #expect(throws: SavedPagesError.version(2)) { try read(#"{"version": 2, "rows": []}"#) }
    let json = """
      { "version": 1, "time": 0, "pages": [{ "key": 1, "items": [{ "id": 7 }] }],
        "anchor": { "id": 8, "distance": 0 }, "hasFailed": false }
      """
    #expect(throws: SavedPagesError.damaged) { try read(json) }
  }

  @Test func aKeyThatIsNilIsNotTheEnd() throws {
    var pages = Pages<SavedRow, String?>(first: nil)
    let first = pages.first()
    pages.receive(rows(1...2), next: .some(nil), for: first)
    let json = try JSONEncoder().encode(#require(pages.saved(at: 0)))
    let saved = try JSONDecoder().decode(SavedPages<SavedRow, String?>.self, from: json)
    #expect(saved.next == .some(nil) && saved.pages.map(\.key) == [nil])
    let last = pages.first()
    pages.receive(rows(1...2), next: .none, for: last)
    let end = try JSONEncoder().encode(#require(pages.saved(at: 0)))
    #expect(try JSONDecoder().decode(SavedPages<SavedRow, String?>.self, from: end).next == .none)
  }
}
