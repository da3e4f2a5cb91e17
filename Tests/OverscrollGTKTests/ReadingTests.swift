#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollIndicators
import Testing

extension GTKTests {
  /// Rows that are inserted and rooms that are reserved, while somebody reads.
  @Suite struct ReadingTests {
    @Test(arguments: TestList.Kind.allCases)
    func rowsInsertedAboveDoNotMoveWhatIsRead(_ kind: TestList.Kind) throws {
      let list = TestList(kind)
      list.controls.onRefresh {}
      list.shown()
      list.value = 500
      list.layOut()
      let before = try #require(list.row(at: 100))
      list.insertBefore(3)
      list.layOut()
      let after = try #require(list.row(at: 100))
      #expect(before == after)
      #expect(list.value > 500)
    }

    @Test(arguments: TestList.Kind.allCases)
    func rowsInsertedWhileScrollingMoveNothingElse(_ kind: TestList.Kind) throws {
      for fraction in [0.02, 0.3, 0.7, 0.98] {
        let list = TestList(kind)
        list.controls.onRefresh {}
        list.shown()
        list.value = 500
        list.layOut()
        let expected = try #require(list.row(at: 100))
        list.value = 400 + fraction
        list.layOut()
        // Both in one frame.
        list.value = 500
        list.insertBefore(3)
        list.layOut()
        #expect(try #require(list.row(at: 100)) == expected, "\(fraction)")
      }
    }

    @Test(arguments: TestList.Kind.allCases)
    func rowsThatARefreshInsertsAtTheTopAreSeen(_ kind: TestList.Kind) throws {
      let list = TestList(kind)
      list.controls.onRefresh {}
      list.shown()
      list.insertBefore(3)
      list.layOut()
      #expect(list.value == 0)
      let row = try #require(list.row(at: 20))
      #expect(row.text.hasPrefix("new"))
    }

    @Test(arguments: TestList.Kind.allCases)
    func R10_historyThatLoadsAtTheTopMovesNoRow(_ kind: TestList.Kind) async throws {
      let list = TestList(kind)
      let action = TestAction()
      list.controls.onLoadMore(PullStyle(.arrow, role: .loadMore), at: .top) {
        try await action.perform()
      }
      list.shown()
      await settle()
      #expect(action.starts == 1)
      list.value = 0
      list.layOut()
      let before = try #require(list.row(at: 150))
      list.insertBefore(10)
      list.layOut()
      let after = try #require(list.row(at: 150))
      #expect(before == after)
      action.finish()
      await settle()
      list.run(1)
      let last = try #require(list.row(at: 150))
      #expect(before == last)
    }

    @Test func theRoomOfALoadMoreScrollsWithTheRows() throws {
      let list = TestList(rows: 20)
      var style = PullStyle(.arrow, role: .loadMore)
      style.behavior = .tapLoadMore
      list.controls.add(style)
      list.shown()
      // 20 rows of 50 points and 44 of room in 400.
      #expect(gtk_adjustment_get_upper(list.adjustment) == 1044)
      list.value = 644
      list.layOut()
      let row = try #require(list.row(at: 340))
      #expect(row == ("20", 400 - 44 - 50))
    }

    @Test func theRoomOfAHistoryLiesBeforeTheFirstRow() throws {
      let list = TestList(rows: 20)
      var style = PullStyle(.arrow, role: .loadMore)
      style.behavior = .tapLoadMore
      list.controls.add(style, at: .top)
      list.shown()
      // The room takes nothing from what is read.
      #expect(list.value == 44)
      #expect(try #require(list.row(at: 20)) == ("1", 0))
      list.value = 0
      list.layOut()
      #expect(try #require(list.row(at: 60)) == ("1", 44))
      list.controls.removeAll()
      list.layOut()
      #expect(list.value == 0)
      #expect(gtk_adjustment_get_upper(list.adjustment) == 1000)
    }

    @Test func aShortListHasItsLoadMoreBelowTheRows() async {
      let list = TestList(rows: 2)
      let action = TestAction()
      list.controls.onLoadMore { try await action.perform() }
      list.shown()
      await settle()
      // It fills the viewport by itself.
      #expect(action.starts == 1)
      #expect(list.viewport.vertical.extent == 100)
      #expect(gtk_adjustment_get_upper(list.adjustment) == 400)
    }

    @Test func aLoadMoreLoadsHalfAViewportBeforeTheEnd() async {
      let list = TestList(rows: 40)
      let action = TestAction()
      list.controls.onLoadMore { try await action.perform() }
      list.shown()
      // 2,000 points and 44 of room; the last 200 before them.
      list.value = 1380
      list.layOut()
      await settle()
      #expect(action.starts == 0)
      list.value = 1450
      list.layOut()
      await settle()
      #expect(action.starts == 1)
      list.add(20)
      list.layOut()
      action.finish(.success(.exhausted))
      await settle()
      list.run(1)
      #expect(list.controls.loadMore?.phase == .exhausted)
      list.value = 2600
      list.layOut()
      await settle()
      #expect(action.starts == 1)
    }

    @Test func scrollingInsideTheListLaysOutNoPull() {
      let list = TestList()
      list.controls.onRefresh {}
      list.shown()
      list.value = 777
      list.layOut()
      #expect(list.viewport.vertical.offset == 777)
      #expect(list.viewport.vertical.position == 0)
      #expect(list.controls.refresh?.phase == .idle)
    }
  }
}
#endif
