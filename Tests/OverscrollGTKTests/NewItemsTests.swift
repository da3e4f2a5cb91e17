#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollText
import Testing

extension GTKTests {
  /// The marker of rows that are new above what is read.
  @Suite struct NewItemsTests {
    /// A list in its middle, with a refresh.
    private func scrolled(_ kind: TestList.Kind) -> TestList {
      let list = TestList(kind)
      list.controls.onRefresh {}.language = .en
      list.shown()
      list.scroll(to: 520)
      return list
    }

    private func insertTwelve(_ list: TestList) {
      list.insertBefore(12)
      // Before the list has been laid out, as in a handler.
      list.controls.newItems = 12
      list.layOut()
    }

    private func marker(_ list: TestList) -> Widget? {
      children(of: list.viewport.widget).first { gtk_widget_has_css_class($0, "new-items") != 0 }
    }

    private func label(_ list: TestList) -> String? {
      marker(list).flatMap { gtk_button_get_label(UnsafeMutablePointer<GtkButton>($0.opaque)) }
        .map { String(cString: $0) }
    }

    private func click(_ list: TestList) throws {
      let button = try #require(marker(list))
      var value = GValue()
      g_value_init(&value, gtk_button_get_type())
      g_value_set_object(&value, button)
      g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
      g_value_unset(&value)
    }

    @Test(arguments: TestList.Kind.allCases)
    func aReaderAtTheTopStaysIfTheAppSaysSo(_ kind: TestList.Kind) throws {
      let list = TestList(kind)
      list.controls.onRefresh {}.language = .en
      list.controls.staysAtTop = true
      list.shown()
      let before = try #require(list.row(at: 20))
      for count in 1...3 {
        list.insertBefore(12)
        list.controls.newItems += 12
        list.layOut()
        #expect(try #require(list.row(at: 20)) == before)
        #expect(label(list) == "\(12 * count) new")
        list.run(0.5)
        #expect(try #require(list.row(at: 20)) == before)
      }
      try click(list)
      list.run(1)
      #expect(list.value == 0)
      #expect(list.controls.newItems == 0)
      // Nothing has been inserted.
      list.controls.newItems = 12
      list.layOut()
      #expect(list.controls.newItems == 0)
    }

    @Test(arguments: TestList.Kind.allCases)
    func itSaysHowManyAreNewAtTheVisibleEdge(_ kind: TestList.Kind) throws {
      let list = scrolled(kind)
      let before = try #require(list.row(at: 0))
      insertTwelve(list)
      #expect(try #require(list.row(at: 0)) == before)
      #expect(label(list) == "12 new")
      for offset in [list.value, 300, 700] {
        list.scroll(to: offset)
        let button = try #require(marker(list))
        let frame = try #require(list.frame(of: button))
        #expect(frame.y == 6 && abs(frame.center.x - 150) <= 0.5)
      }
    }

    /// On the way to the top the list is less than a point before it.
    @Test(arguments: [TestList.Kind.listView, .listBox], [0.3, 0.9])
    func theFocusGoesFromItToTheFirstRow(_ kind: TestList.Kind, _ offset: Double) throws {
      let list = scrolled(kind)
      insertTwelve(list)
      let button = try #require(marker(list))
      let root = try #require(gtk_widget_get_root(button))
      #expect(gtk_widget_grab_focus(button) != 0)
      list.scroll(to: offset)
      #expect(marker(list) == nil)
      let focus = try #require(gtk_root_get_focus(root))
      #expect(try abs(#require(list.frame(of: focus)).y) < 1)
    }

    /// The marker goes once the reader is at the top.
    @Test(arguments: TestList.Kind.allCases)
    func aClickScrollsToTheTop(_ kind: TestList.Kind) throws {
      let list = scrolled(kind)
      insertTwelve(list)
      try click(list)
      list.run(0.1)
      #expect(list.value > 0)
      list.run(1)
      #expect(list.value == 0)
      #expect(list.controls.newItems == 0)
      #expect(marker(list) == nil)
    }

    /// As in an app that opens where it was closed.
    @Test func aListThatIsAboutToScrollAwayFromTheTopHasIt() throws {
      let list = TestList(.listView).shown()
      list.controls.onRefresh {}.language = .en
      list.layOut()
      list.controls.scroll(toRow: 20)
      insertTwelve(list)
      #expect(label(list) == "12 new")
    }

    @Test func aListThatGoesAwayTakesItAlong() throws {
      let list = scrolled(.listView)
      insertTwelve(list)
      let button = try #require(marker(list))
      g_object_ref(button)
      defer { g_object_unref(button) }
      list.close()
      #expect(gtk_widget_get_parent(button) == nil)
    }

    @Test func theFloorTakesItsPlace() throws {
      let list = scrolled(.listView)
      insertTwelve(list)
      list.controls.refresh?.setFloor(gtk_label_new("Floor")?.opaque)
      list.controls.refresh?.openFloor()
      list.run(1)
      let button = try #require(marker(list))
      #expect(gtk_widget_get_child_visible(button) == 0)
      list.controls.refresh?.closeFloor()
      list.run(1)
      #expect(gtk_widget_get_child_visible(button) != 0)
    }
  }
}
#endif
