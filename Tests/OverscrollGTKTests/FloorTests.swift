#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollGraphics
import OverscrollIndicators
import Testing

extension GTKTests {
  /// The second floor: a longer pull brings down a widget of the app.
  ///
  /// The list is 400 points long; a refresh fires at 64, and the floor opens at 121.6.
  @Suite struct FloorTests {
    /// A finger's travel that shows about 84 points, and one that shows about 135.
    private static let short = 200.0
    private static let long = 380.0

    /// A list with a refresh and a floor with a button.
    private final class Shop {
      let list: TestList
      let action = TestAction()
      let page: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      let button: Widget = gtk_button_new_with_label("Buy")
      let control: PullControl
      private(set) var floors: [FloorPhase] = []

      init(_ list: TestList = TestList(), _ style: PullStyle = .ring, at edge: ScrollEdge = .top) {
        self.list = list
        let action = action
        control = list.controls.onRefresh(style, at: edge) { _ = try await action.perform() }
        append(button, to: page)
        control.setFloor(page.opaque)
        control.onFloor = { [weak self] in self?.floors.append($0) }
        list.shown()
      }

      /// Opens the floor and waits until it is open.
      @discardableResult
      func opened() -> Self {
        control.openFloor()
        list.run(3)
        return self
      }

      var container: Widget? { gtk_widget_get_parent(page) }
      var isSeen: Bool {
        container.map {
          gtk_widget_get_child_visible($0) != 0 && gtk_widget_get_opacity($0) > 0
        } ?? false
      }
      /// Where the page is in the list.
      var frame: Rect? { list.frame(of: page) }
    }

    @Test func aLongerPullBringsThePageDownAndAPushTakesItBack() async {
      let shop = Shop()
      shop.list.pull(Self.long)
      shop.list.run(3)
      await settle()
      #expect(shop.control.floor == .open)
      #expect(shop.list.displacement == 400)
      #expect(shop.frame == Rect(x: 0, y: 0, width: 300, height: 400))
      #expect(shop.list.row(at: 0)?.place == 400)
      #expect(shop.action.starts == 0)
      // More than a sixth of 400 points, and less than the page.
      shop.list.press()
      shop.list.drag(-120)
      #expect(shop.control.floor == .open)
      #expect(shop.list.displacement < 400)
      shop.list.release()
      shop.list.run(3)
      #expect(shop.floors == [.armed, .opening, .open, .closing, .closed])
      #expect(!shop.isSeen)
      #expect(shop.list.displacement == 0)
      #expect(shop.list.row(at: 0)?.place == 0)
    }

    @Test func thePageAppearsBetweenTheThresholds() throws {
      let shop = Shop()
      shop.list.press()
      shop.list.drag(100)
      #expect(!shop.isSeen)
      shop.list.drag(Self.short - 100)
      let early = gtk_widget_get_opacity(shop.container)
      #expect(shop.isSeen && early < 1)
      // It ends where the content begins.
      #expect(try abs(#require(shop.frame).maxY - shop.list.displacement) <= 0.5)
      shop.list.drag(Self.long - Self.short)
      #expect(gtk_widget_get_opacity(shop.container) == 1)
      #expect(gtk_widget_get_can_focus(shop.container) == 0)
      shop.list.release()
    }

    // MARK: The list meanwhile

    @Test func theFocusMovesToThePageAndBack() throws {
      let list = TestList()
      let shop = Shop(list)
      let content = try #require(list.viewport.content)
      let root = try #require(gtk_widget_get_root(list.scrolled))
      gtk_widget_set_focusable(content, 1)
      #expect(gtk_widget_grab_focus(content) != 0)
      shop.opened()
      let focus = try #require(gtk_root_get_focus(root))
      #expect(focus == shop.container || gtk_widget_is_ancestor(focus, shop.container) != 0)
      #expect(gtk_widget_get_can_focus(content) == 0)
      // Tab stays on the page.
      #expect(gtk_widget_child_focus(list.viewport.widget, GTK_DIR_TAB_FORWARD) == 0)
      shop.control.closeFloor()
      #expect(gtk_root_get_focus(root) == content)
      #expect(gtk_widget_get_can_focus(content) != 0)
      list.run(3)
      shop.opened()
      #expect(gtk_root_get_focus(root) != content)
      shop.control.remove()
      #expect(gtk_root_get_focus(root) == content)
    }

    @Test func assistiveTechnologiesFindEitherTheListOrThePage() throws {
      let shop = Shop()
      let content = try #require(shop.list.viewport.content)
      let container = try #require(shop.container)
      #expect(overscroll_test_is_hidden(container.opaque) != 0)
      shop.opened()
      #expect(overscroll_test_is_hidden(container.opaque) == 0)
      #expect(overscroll_test_is_hidden(content.opaque) != 0)
      shop.control.closeFloor()
      #expect(overscroll_test_is_hidden(container.opaque) != 0)
      #expect(overscroll_test_is_hidden(content.opaque) == 0)
    }

    @Test func aScrolledWindowOfThePageTakesTheFingerUntilItsEnd() {
      let shop = Shop().opened()
      let inner = TestList()
      inner.layOut()
      let scrollers = InnerScrollers(from: inner.scrolled, to: shop.list.viewport.widget)
      shop.list.press()
      #expect(shop.list.touch((0, -20), over: scrollers) == .left)
      shop.list.release()
      #expect(shop.list.displacement == 400)
      inner.value = 1e6
      shop.list.press()
      #expect(shop.list.touch((0, -20), over: scrollers) != .left)
      #expect(shop.list.displacement < 400)
      shop.list.release()
    }

    @Test(arguments: [true, false])
    func theListScrollsAsBeforeAfterTheFloor(_ asUsual: Bool) {
      let shop = Shop()
      let scrolled = shop.list.scrolled.opaque
      let bar = gtk_scrolled_window_get_vscrollbar(scrolled)
      gtk_scrolled_window_set_kinetic_scrolling(scrolled, asUsual ? 1 : 0)
      gtk_widget_set_visible(bar, asUsual ? 1 : 0)
      for _ in 0..<2 {
        shop.opened()
        #expect(gtk_scrolled_window_get_kinetic_scrolling(scrolled) == 0)
        #expect(gtk_widget_get_visible(bar) == 0)
        shop.control.closeFloor()
        shop.list.run(3)
        #expect(gtk_scrolled_window_get_kinetic_scrolling(scrolled) == (asUsual ? 1 : 0))
        #expect(gtk_widget_get_visible(bar) == (asUsual ? 1 : 0))
      }
      // The app gives the scrolled window another child.
      shop.opened()
      gtk_scrolled_window_set_child(scrolled, nil)
      #expect(gtk_scrolled_window_get_kinetic_scrolling(scrolled) == (asUsual ? 1 : 0))
      #expect(gtk_widget_get_visible(bar) == (asUsual ? 1 : 0))
    }

    @Test func aTouchpadPushesTheListBack() {
      let shop = Shop().opened()
      let none = InnerScrollers()
      shop.list.attachment.touchpadBegan()
      #expect(shop.list.attachment.touchpadMoved(0, 50, GDK_SCROLL_UNIT_SURFACE, over: none))
      #expect(shop.list.displacement < 400)
      shop.list.attachment.touchpadEnded()
      shop.list.run(3)
      #expect(shop.control.floor == .closed)
      #expect(shop.list.value == 0)
    }

    @Test func aWindowOfAnotherSizeKeepsTheListOffTheScreen() {
      let shop = Shop().opened()
      shop.list.resize(width: 500, height: 250)
      shop.list.run(2)
      #expect(shop.control.floor == .open)
      #expect(shop.list.displacement == 250)
      #expect(shop.frame == Rect(x: 0, y: 0, width: 500, height: 250))
      shop.list.resize(width: 300, height: 600)
      shop.list.run(2)
      #expect(shop.list.displacement == 600)
      shop.control.closeFloor()
      shop.list.run(3)
      #expect(shop.list.displacement == 0)
    }

    @Test func aPageThatNeedsMoreRoomThanTheListIsClipped() {
      let shop = Shop()
      gtk_widget_set_size_request(shop.page, 700, 900)
      shop.list.layOut()
      shop.opened()
      #expect(shop.frame == Rect(x: 0, y: 0, width: 700, height: 900))
      #expect(shop.list.viewport.axis(.vertical).page == 400)
    }

    @Test(arguments: [false, true])
    func aFloorComesFromTheLeadingSide(_ isRightToLeft: Bool) {
      let list = TestList(isHorizontal: true, isRightToLeft: isRightToLeft)
      let shop = Shop(list, .ring, at: .leading)
      list.press()
      list.drag(270)
      #expect(shop.isSeen)
      #expect(list.viewport.horizontal.position == (isRightToLeft ? -1 : 1) * list.displacement)
      list.release(isLetGo: false)
      list.run(1)
      shop.opened()
      #expect(shop.frame == Rect(x: 0, y: 0, width: 300, height: 400))
      #expect(list.viewport.horizontal.position == (isRightToLeft ? -300 : 300))
      list.press()
      list.drag(-120)
      list.release()
      list.run(3)
      #expect(shop.control.floor == .closed)
    }

    // MARK: The end

    @Test func anotherPageReplacesThePresentOne() {
      let shop = Shop().opened()
      let other: Widget = gtk_label_new("Other")
      shop.control.setFloor(other.opaque)
      shop.list.run(1)
      #expect(shop.control.floor == .closed)
      #expect(shop.list.displacement == 0)
      #expect(shop.control.openFloor())
      shop.list.run(3)
      #expect(gtk_widget_get_width(other) == 300)
      shop.control.setFloor(nil)
      shop.list.run(1)
      #expect(shop.list.displacement == 0)
      #expect(!shop.control.openFloor())
    }

    @Test func settingThePresentPageAgainChangesNothing() {
      let shop = Shop().opened()
      g_object_ref(shop.page)
      shop.control.setFloor(shop.page.opaque)
      #expect(shop.control.floor == .open)
      g_object_unref(shop.page)
    }

    @Test func aPageThatHasAParentStaysThere() {
      let shop = Shop()
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      let page: Widget = gtk_label_new("Elsewhere")
      g_object_ref_sink(box)
      append(page, to: box)
      shop.control.setFloor(page.opaque)
      #expect(gtk_widget_get_parent(page) == box)
      #expect(shop.container != nil)
      g_object_unref(box)
    }

    @Test func aListThatLeavesItsWindowLeavesItsFloor() {
      let shop = Shop().opened()
      shop.list.viewport.disappear()
      #expect(shop.control.floor == .open)
      shop.list.viewport.leaveWindow()
      #expect(shop.control.floor == .closed)
      #expect(shop.list.displacement == 0)
    }
  }
}
#endif
