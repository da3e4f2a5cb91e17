#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollGTK
import OverscrollIndicators
import OverscrollTestSupport
import Testing

extension GTKTests {
  /// Rows that are inserted and rooms that are reserved, while somebody reads.
  @Suite struct ReadingTests {
    @Test(arguments: TestList.Kind.allCases)
    func rowsInsertedWhileScrollingMoveNothingElse(_ kind: TestList.Kind) throws {
      for fraction in [0.02, 0.3, 0.7, 0.98] {
        let list = TestList(kind)
        list.controls.onRefresh {}
        list.shown()
        list.scroll(to: 500)
        let expected = try #require(list.row(at: 100))
        list.scroll(to: 400 + fraction)
        // Both in one frame.
        list.value = 500
        list.insertBefore(3)
        list.layOut()
        #expect(try #require(list.row(at: 100)) == expected, "\(fraction)")
      }
    }

    @Test(arguments: [false, true])
    func rowsInsertedBeforeAHorizontalListMoveNothing(_ isRightToLeft: Bool) throws {
      let list = TestList(isHorizontal: true, isRightToLeft: isRightToLeft)
      list.controls.onRefresh(at: .leading) {}
      list.shown()
      list.value += isRightToLeft ? -520 : 520
      list.layOut()
      let before = try #require(list.place(of: "13"))
      #expect((0..<300).contains(before))
      list.insertBefore(3)
      list.layOut()
      #expect(list.place(of: "13") == before)
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
      list.controls.onLoadMore(PullStyle.arrow.loadMore, at: .top) {
        try await action.perform()
      }
      list.shown()
      await settle()
      #expect(action.starts == 1)
      list.scroll(to: 0)
      let before = try #require(list.row(at: 150))
      list.insertBefore(10)
      list.layOut()
      let after = try #require(list.row(at: 150))
      #expect(before == after)
      await list.run(1, ending: action)
      let last = try #require(list.row(at: 150))
      #expect(before == last)
    }

    // MARK: Rows that are gone, change their length, or are found again

    /// A list in its middle; rows are 50 points long, and those of lists have a frame.
    private func scrolled(_ kind: TestList.Kind, rows: Int = 40) throws -> (TestList, TestList.Row)
    {
      let list = TestList(kind, rows: rows)
      list.controls.onRefresh {}
      list.shown()
      list.scroll(to: 520)
      return (list, try #require(list.row(at: 0)))
    }

    /// The speed of GTK's motion falls to a part of e^-4 in a second.
    @Test func aThrowWithLateFramesGoesOnWhenRowsAreInsertedAbove() throws {
      let (list, _) = try scrolled(.box, rows: 200)
      let place = { (time: Double) in 520 + 1000 * (1 - exp(-4 * time)) }
      for frame in 1...4 {
        list.clock.run(0.2) {}
        list.value = place(0.2 * Double(frame))
      }
      list.insertBefore(3)
      list.layOut()
      list.run(0.2)
      #expect(abs(list.value - place(1) - 150) < 5)
    }

    /// A busy app gets the whole way of a finger at once.
    @Test func aFingerThatClosesARunScrollsByTheRestOfItsWay() async throws {
      let (list, action) = TestList.refreshed()
      list.controls.refresh?.begin()
      list.run(1)
      let open = list.displacement
      #expect(open > 40)
      list.press()
      #expect(list.touch((0, -200)) == .moved(-192))
      #expect(list.displacement == 0)
      #expect(list.value == 192 - open)
      list.release()
      action.finish()
      await settle()
    }

    @Test func anAppThatScrollsDuringAThrowIsNoPartOfIt() throws {
      let (list, _) = try scrolled(.box, rows: 200)
      for frame in 1...4 {
        list.clock.run(0.02) {}
        list.value = 520 + 1000 * (1 - exp(-4 * 0.02 * Double(frame)))
      }
      list.clock.run(0.02) {}
      list.value = 4000
      list.remove(at: 0)
      list.layOut()
      list.run(0.1)
      #expect(list.value == 3950)
    }

    /// An event is handled later than the time of its frame.
    @Test func aThrowDoesNotBeginBackwards() throws {
      let (list, _) = try scrolled(.box, rows: 200)
      list.value = 0
      list.press()
      list.drag(60)
      list.drag(-400)
      list.release()
      let end = list.value
      #expect(end > 200)
      list.attachment.frame(at: list.clock.now - 0.01)
      #expect(list.value == end)
      list.run(0.1)
      #expect(list.value > end)
    }

    @Test(arguments: TestList.Kind.allCases)
    func withoutRowsBelowTheLastOnesAreSeen(_ kind: TestList.Kind) throws {
      let (list, before) = try scrolled(kind)
      let number = try #require(Int(before.text))
      for _ in number...40 { list.remove(at: number - 1) }
      list.layOut()
      #expect(list.value == gtk_adjustment_get_upper(list.adjustment) - 400)
    }

    @Test(arguments: TestList.Kind.allCases)
    func asManyRowsGoneBelowAsInsertedAboveMoveNothing(_ kind: TestList.Kind) throws {
      let (list, before) = try scrolled(kind)
      let upper = gtk_adjustment_get_upper(list.adjustment)
      list.insertBefore(3)
      for _ in 0..<3 { list.remove(at: 40) }
      list.layOut()
      #expect(try #require(list.row(at: 0)) == before)
      #expect(gtk_adjustment_get_upper(list.adjustment) == upper)
    }

    /// GtkListView has no such row: it measures one when it becomes visible.
    @Test(arguments: [TestList.Kind.listBox, .box])
    func aRowAboveThatBecomesLongerMovesNothing(_ kind: TestList.Kind) throws {
      let (list, before) = try scrolled(kind)
      list.setLength(ofRowAt: -60, 90)
      list.layOut()
      #expect(try #require(list.row(at: 0)) == before)
    }

    @Test(arguments: [TestList.Kind.listBox, .box])
    func afterARowLongerThanTheWindowTheNextOneCounts(_ kind: TestList.Kind) throws {
      let (list, _) = try scrolled(kind)
      list.setLength(ofRowAt: 0, 900)
      list.layOut()
      list.scroll(to: 200)
      let before = try #require(list.row(at: 0))
      list.setLength(ofRowAt: 100, 90)
      list.layOut()
      #expect(try #require(list.row(at: 0)) == before)
    }

    /// The app has scrolled while a finger pulls, so that rows before the offset are seen.
    @Test(arguments: [TestList.Kind.listBox, .box])
    func aRowInSightBeforeTheOffsetThatBecomesLongerMovesNoneBeforeIt(_ kind: TestList.Kind) throws
    {
      let (list, _) = try scrolled(kind)
      list.value = 0
      list.press()
      list.drag(400)
      try #require(list.displacement > 110)
      list.scroll(to: 520)
      let before = try #require(list.row(at: 0))
      list.setLength(ofRowAt: 50, 90)
      list.layOut()
      #expect(try #require(list.row(at: 0)) == before)
      list.release()
    }

    /// The next row ends before the visible part, where a GtkListView has no place for it.
    @Test func aLongRowThatIsGoneLeavesAListWhereItIs() throws {
      let list = TestList(.listView, rows: 0)
      for number in 0..<200 { list.insert("tall \(number)", at: -1) }
      list.controls.onLoadMore(PullStyle.arrow.loadMore, at: .top) { .exhausted }
      list.shown()
      list.controls.scroll(toRow: 98, distance: -93)
      list.layOut()
      list.remove(at: 98)
      list.layOut()
      let value = list.value
      for _ in 0..<12 {
        list.run(0.016)
        #expect(list.value == value)
      }
    }

    @Test func aRowThatIsGoneIsNotLookedForAmongAllItems() throws {
      let reads = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      defer { reads.deallocate() }
      let list = TestList(.listView, rows: 5000, counting: reads)
      list.controls.onRefresh {}
      list.shown()
      list.scroll(to: 100_000)
      let before = try #require(list.row(at: 0))
      let number = try #require(Int(before.text))
      reads.pointee = 0
      list.remove(at: number - 1)
      list.layOut()
      #expect(try #require(list.row(at: 0)) == ("\(number + 1)", before.place))
      #expect(reads.pointee < 1000)
    }

    @Test(arguments: TestList.Kind.allCases)
    func anAppThatScrollsWhenItRemovesARowGetsThere(_ kind: TestList.Kind) throws {
      let (list, before) = try scrolled(kind)
      let number = try #require(Int(before.text))
      list.remove(at: number - 1)
      list.controls.scroll(toRow: 20)
      list.layOut()
      #expect(try #require(list.controls.firstVisibleRow) == (20, 0))
      #expect(try #require(list.row(at: 10)).text == "22")
    }

    @Test(arguments: TestList.Kind.allCases)
    func whatIsReadIsFoundAgainByItsIndex(_ kind: TestList.Kind) throws {
      let (list, before) = try scrolled(kind)
      let first = try #require(list.controls.firstVisibleRow)
      #expect(before.text == "\(first.index + 1)")
      list.scroll(to: 0)
      #expect(try #require(list.controls.firstVisibleRow) == (0, 0))
      list.controls.scroll(toRow: first.index, distance: first.distance)
      list.layOut()
      #expect(try #require(list.row(at: 0)) == before)
      #expect(list.value == 520)
    }

    /// Such as by images that come late.
    @Test(arguments: TestList.Kind.allCases)
    func rowsThatGrowBeforeTheRowThatWasScrolledToMoveItNot(_ kind: TestList.Kind) throws {
      let (list, _) = try scrolled(kind)
      list.controls.scroll(toRow: 20, distance: 150)
      list.layOut()
      let read = try #require(list.row(at: 150))
      // Rows of lists have a frame.
      #expect(read.text == "21" && abs(read.place - 150) <= 10)
      list.setLength(ofRowAt: 60, 90)
      list.layOut()
      #expect(try #require(list.row(at: 150)) == read)
      // Until the reader scrolls.
      list.value += 10
      list.layOut()
      let first = try #require(list.row(at: 50))
      list.setLength(ofRowAt: 110, 120)
      list.layOut()
      #expect(try #require(list.row(at: 50)) == first)
    }

    @Test(arguments: TestList.Kind.allCases)
    func aReaderAtTheEndStaysThereIfTheAppSaysSo(_ kind: TestList.Kind) throws {
      let list = TestList(kind)
      list.controls.staysAtEnd = true
      list.controls.onLoadMore(PullStyle.arrow.loadMore, at: .top) { .exhausted }
      list.shown()
      list.scroll(to: 1e6)
      let last = try #require(list.row(at: 390)).text
      list.resize(width: 300, height: 250)
      #expect(try #require(list.row(at: 240)).text == last)
      list.resize(width: 300, height: 500)
      #expect(try #require(list.row(at: 490)).text == last)
      list.add(1)
      list.layOut()
      #expect(try #require(list.row(at: 490)).text == "41")
      list.scroll(to: 100)
      list.resize(width: 300, height: 250)
      list.add(1)
      list.layOut()
      #expect(list.value < 200)
    }

    /// Such as a clamp: here an overlay, and the clamp of libadwaita that is a `GtkScrollable`.
    @Test(arguments: TestList.Kind.allCases, [true, false])
    func rowsAreFoundInsideOfWidgetsWithOneChild(_ kind: TestList.Kind, _ isScrollable: Bool) throws
    {
      let library = dlopen("libadwaita-1.so.0", RTLD_NOW)
      let function = dlsym(library, "adw_clamp_scrollable_new")
      // A list box and a box are no scrollables, and Debian's libadwaita may be missing.
      if isScrollable, kind != .listView || function == nil { return }
      guard isScrollable || kind != .listView else { return }
      let list = TestList(kind) { content in
        guard isScrollable else {
          let overlay: Widget = gtk_overlay_new()
          gtk_overlay_set_child(overlay.opaque, content)
          return overlay
        }
        typealias Make = @convention(c) () -> Widget
        let clamp = unsafeBitCast(function, to: Make.self)()
        var value = GValue()
        g_value_init(&value, gtk_widget_get_type())
        g_value_set_object(&value, content)
        let object = UnsafeMutableRawPointer(clamp).assumingMemoryBound(to: GObject.self)
        g_object_set_property(object, "child", &value)
        return clamp
      }
      list.controls.onRefresh {}
      list.shown()
      list.scroll(to: 520)
      let (index, distance) = try #require(list.controls.firstVisibleRow)
      let row = try #require(list.row(at: 0))
      #expect("\(index + 1)" == row.text)
      // Rows of lists have a padding.
      #expect(abs(distance - row.place) < 5)
      list.controls.scroll(toRow: 20)
      list.layOut()
      #expect(try #require(list.controls.firstVisibleRow).index == 20)
    }

    @Test(arguments: TestList.Kind.allCases)
    func beforeTheFirstLayoutNoRowIsVisible(_ kind: TestList.Kind) {
      let list = TestList(kind, rows: 10)
      list.controls.onRefresh {}
      #expect(list.controls.firstVisibleRow == nil)
    }

    @Test(arguments: TestList.Kind.allCases)
    func aRowFarAwayAmongRowsOfUnknownLengthIsFound(_ kind: TestList.Kind) throws {
      let list = TestList(kind, rows: 0)
      for number in 0..<2000 { list.insert("tall \(number)", at: -1) }
      list.controls.onRefresh {}
      list.shown()
      for (index, distance) in [(1500, -7.0), (3, 0), (700, -49)] {
        list.controls.scroll(toRow: index, distance: distance)
        list.layOut()
        #expect(try #require(list.controls.firstVisibleRow) == (index, distance))
        #expect(try #require(list.row(at: distance + 49)).text == "tall \(index)")
      }
      list.controls.scroll(toRow: 1999)
      list.layOut()
      #expect(list.value == gtk_adjustment_get_upper(list.adjustment) - 400)
      #expect(try #require(list.row(at: 390)).text == "tall 1999")
    }

    /// A list that refreshes before it has rows, and then returns to what was read.
    @Test(arguments: TestList.Kind.allCases)
    func aRunThatHasOpenedInAnEmptyListClosesOverARowThatIsFound(_ kind: TestList.Kind) throws {
      for (seconds, rows) in [0, 0.02, 0.1, 0.2, 0.35, 1].flatMap({ [($0, 0), ($0, 3)] }) {
        let list = TestList(kind, rows: 0)
        list.controls.onRefresh { try await Task.sleep(for: .seconds(1000)) }
        list.shown()
        try #require(list.controls.refresh).begin()
        list.run(seconds)
        list.add(100)
        list.controls.scroll(toRow: 30, distance: -7)
        list.run(0.05)
        if rows > 0 { list.insertBefore(rows) }
        list.run(2)
        #expect(try #require(list.controls.firstVisibleRow) == (30 + rows, -7), "\(seconds)")
        #expect(list.displacement == 0, "\(seconds)")
        list.close()
      }
    }

    @Test(arguments: TestList.Kind.allCases)
    func aRowThatIsNotThereIsIgnored(_ kind: TestList.Kind) throws {
      let (list, _) = try scrolled(kind)
      for index in [-1, 40] { list.controls.scroll(toRow: index) }
      list.layOut()
      list.add(10)
      list.layOut()
      #expect(list.value == 520)
    }

    @Test func aRowIsFoundThatOthersPushBeforeTheLayout() throws {
      let (list, _) = try scrolled(.listView)
      list.controls.scroll(toRow: 20)
      list.insertBefore(3)
      list.remove(at: 30)
      list.layOut()
      #expect(try #require(list.controls.firstVisibleRow) == (23, 0))
    }

    @Test(arguments: TestList.Kind.allCases)
    func scrollingBeforeTheLayoutWins(_ kind: TestList.Kind) throws {
      let (list, _) = try scrolled(kind)
      list.controls.scroll(toRow: 30)
      list.scroll(to: 100)
      #expect(list.value == 100)
    }

    /// Changes around what is read, after each of which its first row, or its neighbor, is in its place.
    @Test(arguments: TestList.Kind.allCases)
    func randomChangesMoveWhatIsReadByNoPixel(_ kind: TestList.Kind) throws {
      let list = TestList(kind, rows: 0)
      var count = 200
      var names = (0..<200).map { "tall \($0)" }
      for name in names { list.insert(name, at: -1) }
      list.controls.onRefresh {}
      list.shown()
      var random = SeededGenerator(seed: 38)
      var largest = 0.0
      for step in 0..<1000 {
        let first = 40 + random.below(names.count - 100)
        list.controls.scroll(toRow: first, distance: -Double(random.below(50)))
        list.layOut()
        let before = try #require(list.controls.firstVisibleRow)
        try #require(before.index == first)
        var read = names[first...]
        for _ in 0...random.below(6) {
          let index = first - 20 + random.below(40)
          if names.count > 180, random.below(2) == 0 {
            names.remove(at: index)
            list.remove(at: index)
          } else {
            count += 1
            names.insert("tall \(count)", at: index)
            list.insert(names[index], at: index)
          }
        }
        list.layOut()
        read = read.drop { !names.contains($0) }
        let after = try #require(list.controls.firstVisibleRow)
        try #require(names[after.index] == read.first, "\(step)")
        largest = max(largest, abs(after.distance - before.distance))
      }
      #expect(largest == 0)
    }

    @Test func theRoomOfALoadMoreScrollsWithTheRows() throws {
      let list = TestList(rows: 20)
      var style = PullStyle.arrow.loadMore
      style.behavior = .tapLoadMore
      list.controls.add(style)
      list.shown()
      // 20 rows of 50 points and 44 of room in 400.
      #expect(gtk_adjustment_get_upper(list.adjustment) == 1044)
      list.scroll(to: 644)
      let row = try #require(list.row(at: 340))
      #expect(row == ("20", 400 - 44 - 50))
    }

    @Test func theRoomOfAHistoryLiesBeforeTheFirstRow() throws {
      let list = TestList(rows: 20)
      var style = PullStyle.arrow.loadMore
      style.behavior = .tapLoadMore
      list.controls.add(style, at: .top)
      list.shown()
      // The room takes nothing from what is read.
      #expect(list.value == 44)
      #expect(try #require(list.row(at: 20)) == ("1", 0))
      list.scroll(to: 0)
      #expect(try #require(list.row(at: 60)) == ("1", 44))
      list.controls.removeAll()
      list.layOut()
      #expect(list.value == 0)
      #expect(gtk_adjustment_get_upper(list.adjustment) == 1000)
    }

    @Test(arguments: TestList.Kind.allCases)
    func aRowThatIsGoneBelowTheRoomOfAHistoryMovesNoOther(_ kind: TestList.Kind) throws {
      let list = TestList(kind)
      list.controls.onLoadMore(at: .top) { .exhausted }
      list.shown()
      list.scroll(to: 0)
      let before = try #require(list.row(at: 0))
      #expect(before.place > 20)
      list.remove(at: 4)
      list.layOut()
      #expect(try #require(list.row(at: 0)) == before)
    }

    @Test(arguments: TestList.Kind.allCases)
    func aListAtTheEndOfItsLoadMoreStaysThereInAHigherWindow(_ kind: TestList.Kind) throws {
      let list = TestList(kind)
      list.controls.onLoadMore { .exhausted }
      list.shown()
      list.scroll(to: 10_000)
      let before = try #require(list.row(at: 100))
      list.resize(width: 300, height: 402)
      let after = try #require(list.row(at: 102))
      #expect(after == (before.text, before.place + 2))
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
      list.scroll(to: 1380)
      await settle()
      #expect(action.starts == 0)
      list.scroll(to: 1450)
      await settle()
      #expect(action.starts == 1)
      list.add(20)
      list.layOut()
      action.finish(.success(.exhausted))
      await settle()
      list.run(1)
      #expect(list.controls.loadMore?.phase == .exhausted)
      list.scroll(to: 2600)
      await settle()
      #expect(action.starts == 1)
    }
  }
}
#endif
