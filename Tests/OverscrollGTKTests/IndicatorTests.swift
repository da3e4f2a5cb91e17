#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollGraphics
import OverscrollIndicators
import Testing

extension GTKTests {
  /// A widget of the app as the indicator.
  ///
  /// A ring is 56 points long, and arms at 64.
  @Suite struct IndicatorWidgetTests {
    /// A widget with a size request along a vertical list, and a reference of the test.
    private final class Own {
      let widget: Widget

      init(height: Int = -1) {
        widget = gtk_label_new("Own")
        g_object_ref_sink(widget)
        request(height)
      }

      isolated deinit { g_object_unref(widget) }

      func request(_ height: Int) { gtk_widget_set_size_request(widget, -1, gint(height)) }

      var isSeen: Bool { gtk_widget_get_child_visible(widget) != 0 }
    }

    @Test func anyWidgetIsWhereTheIndicatorWouldBe() async throws {
      let (list, action) = TestList.refreshed(.ring)
      let own = Own()
      list.controls.refresh?.setIndicatorWidget(own.widget.opaque)
      list.layOut()
      #expect(!own.isSeen)
      list.press()
      list.drag(100)
      #expect(own.isSeen)
      let top = (list.displacement - 56).rounded()
      #expect(list.frame(of: own.widget) == Rect(x: 0, y: top, width: 300, height: 56))
      list.drag(100)
      list.run(0.3)
      list.release()
      await settle()
      list.run(1)
      #expect(list.frame(of: own.widget) == Rect(x: 0, y: 0, width: 300, height: 56))
      _ = try list.paintedBounds()
      #expect(try #require(list.attachment.part(.start)).indicator.picture.list.isEmpty)
      await list.run(2, ending: action)
      #expect(!own.isSeen)
    }

    /// 100 points are 44 more than a ring has.
    @Test func aWidgetThatNeedsMoreRoomHasItAndChangesIt() {
      let (list, _) = TestList.refreshed(.ring)
      let own = Own(height: 100)
      list.controls.refresh?.setIndicatorWidget(own.widget.opaque)
      list.layOut()
      list.controls.refresh?.begin()
      list.run(1)
      #expect(list.displacement == 100)
      #expect(list.frame(of: own.widget)?.height == 100)
      #expect(list.attachment.list.part(.start)?.behavior.arm.distance == 108)
      own.request(30)
      list.run(1)
      #expect(list.displacement == 56)
      #expect(list.frame(of: own.widget)?.height == 56)
    }

    @Test func besideAHorizontalListItsWidthCounts() {
      let list = TestList(isHorizontal: true)
      let control = list.controls.onRefresh(.ring, at: .leading) {}
      let own = Own()
      gtk_widget_set_size_request(own.widget, 80, -1)
      control.setIndicatorWidget(own.widget.opaque)
      list.shown()
      control.begin()
      list.run(1)
      #expect(list.displacement == 80)
      #expect(list.frame(of: own.widget) == Rect(x: 0, y: 0, width: 80, height: 400))
    }

    @Test func aRemovedWidgetHasNoParentAndTheLookIsDrawn() throws {
      let (list, _) = TestList.refreshed(.ring)
      let own = Own()
      let control = try #require(list.controls.refresh)
      control.setIndicatorWidget(own.widget.opaque)
      control.setIndicatorWidget(own.widget.opaque)
      list.press()
      list.drag(100)
      control.setIndicatorWidget(nil)
      #expect(gtk_widget_get_parent(own.widget) == nil)
      #expect(own.isSeen)
      _ = try list.paintedBounds()
      #expect(try #require(list.attachment.part(.start)).indicator.picture.list.box != nil)
      list.release()
      // And again, until the control is removed, or hands it to another.
      control.setIndicatorWidget(own.widget.opaque)
      control.remove()
      #expect(gtk_widget_get_parent(own.widget) == nil)
      list.controls.onRefresh {}.setIndicatorWidget(own.widget.opaque)
      #expect(gtk_widget_get_parent(own.widget) != nil)
      list.close()
      #expect(gtk_widget_get_parent(own.widget) == nil)
    }

    @Test func aWidgetThatHasAParentStaysThere() {
      let (list, _) = TestList.refreshed(.ring)
      let own = Own()
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      g_object_ref_sink(box)
      defer { g_object_unref(box) }
      append(own.widget, to: box)
      list.controls.refresh?.setIndicatorWidget(own.widget.opaque)
      #expect(gtk_widget_get_parent(own.widget) == box)
    }

    @Test(arguments: [Placement.fixedBehind, .fixedInFront])
    func aPointerFindsItInTheOrderOfPainting(_ placement: Placement) throws {
      var style = PullStyle.ring
      style.behavior.placement = placement
      let (list, _) = TestList.refreshed(style)
      let own = Own()
      list.controls.refresh?.setIndicatorWidget(own.widget.opaque)
      let first = try #require(gtk_widget_get_first_child(list.viewport.widget))
      #expect((first == own.widget) == (placement == .fixedBehind))
      #expect((first == list.viewport.content) == (placement == .fixedInFront))
    }
  }
}

extension GTKTests {
  /// An indicator in a widget of the app, such as one in a header row.
  @Suite struct IndicatorContainerTests {
    /// A widget of the app outside of the list, and a reference of the test.
    private final class Container {
      let widget: Widget

      init(_ widget: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)) {
        self.widget = widget
        g_object_ref_sink(widget)
      }

      isolated deinit { g_object_unref(widget) }

      /// The widget with the picture.
      var area: Widget? {
        children(of: widget).first { isA($0, gtk_drawing_area_get_type()) }
      }
    }

    /// Where there is ink in a container of 100 by 60 points: its left and its right side.
    private func ink(_ list: TestList) -> (left: Int, right: Int)? {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 60)
      defer { cairo_surface_destroy(surface) }
      if let cairo = cairo_create(surface) {
        list.attachment.parts.first?.indicatorArea?.draw(on: cairo, 100, 60)
        cairo_destroy(cairo)
      }
      cairo_surface_flush(surface)
      let data = cairo_image_surface_get_data(surface)
      let columns = (0..<100).filter { x in
        (0..<60).contains { y in (data?[y * 400 + x * 4 + 3] ?? 0) > 8 }
      }
      guard let left = columns.first, let right = columns.last else { return nil }
      return (left, right)
    }

    @Test func aPullAndItsRunAreSeenInTheContainerAndNothingAtTheEdge() async throws {
      let (list, action) = TestList.refreshed(.ring)
      let container = Container()
      list.controls.refresh?.indicatorContainer = container.widget.opaque
      #expect(list.controls.refresh?.indicatorContainer == container.widget.opaque)
      #expect(container.area != nil)
      #expect(ink(list) == nil)
      list.press()
      list.drag(200)
      let seen = try #require(ink(list))
      #expect(seen.left + seen.right == 99)
      #expect(try list.paintedBounds() == nil)
      list.run(0.3)
      list.release()
      await settle()
      list.run(1)
      #expect(list.displacement == 56)
      #expect(ink(list) != nil)
      #expect(try list.paintedBounds() == nil)
      await list.run(3, ending: action)
      #expect(ink(list) == nil)
      #expect(!list.clock.isRunning)
    }

    /// The engine needs no frames then, but the look moves.
    @Test func withoutAHoldTheRunIsSeenInTheContainer() async {
      var style = PullStyle.ring
      style.behavior.hold.distance = 0
      let (list, action) = TestList.refreshed(style)
      let container = Container()
      list.controls.refresh?.indicatorContainer = container.widget.opaque
      list.pull(200)
      await settle()
      list.run(2)
      #expect(list.displacement == 0)
      #expect(ink(list) != nil && list.clock.isRunning)
      await list.run(2, ending: action)
      #expect(ink(list) == nil)
      #expect(!list.clock.isRunning)
    }

    @Test func aLoadMoreIsSeenInItsContainerAtRest() {
      let list = TestList()
      let control = list.controls.onLoadMore(PullStyle.ring.loadMore) { .succeeded }
      let container = Container()
      control.indicatorContainer = container.widget.opaque
      list.shown()
      #expect(ink(list) != nil)
      control.isHidden = true
      #expect(ink(list) == nil)
    }

    @Test(arguments: ["box", "overlay", "row", "button"])
    func thePictureFillsTheContainerAndLetsItExpandAsBefore(_ kind: String) throws {
      let (list, _) = TestList.refreshed(.ring)
      let container: Container
      switch kind {
      case "overlay": container = Container(gtk_overlay_new())
      case "row": container = Container(gtk_list_box_row_new())
      case "button": container = Container(gtk_button_new())
      default: container = Container()
      }
      list.controls.refresh?.indicatorContainer = container.widget.opaque
      for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
        #expect(gtk_widget_compute_expand(container.widget, orientation) == 0)
        gtk_widget_measure(container.widget, orientation, -1, nil, nil, nil, nil)
      }
      gtk_widget_allocate(container.widget, 120, 80, -1, nil)
      let area = try #require(container.area)
      // A button and a row have a padding.
      #expect(gtk_widget_get_width(area) > 90 && gtk_widget_get_height(area) > 60)
      list.controls.refresh?.indicatorContainer = nil
      #expect(container.area == nil)
      #expect(gtk_widget_get_hexpand_set(container.widget) == 0)
      #expect(gtk_widget_get_vexpand_set(container.widget) == 0)
    }

    @Test func theContainersDirectionAndColorCount() throws {
      let (list, _) = TestList.refreshed(.arrow)
      let container = Container()
      gtk_widget_set_direction(container.widget, GTK_TEXT_DIR_RTL)
      list.controls.refresh?.language = .en
      list.controls.refresh?.indicator = Side()
      list.controls.refresh?.indicatorContainer = container.widget.opaque
      list.press()
      list.drag(200)
      #expect(try #require(ink(list)).left > 50)
      gtk_widget_set_direction(container.widget, GTK_TEXT_DIR_LTR)
      #expect(try #require(ink(list)).right < 50)
      list.release()
    }

    /// A square at the side where reading starts.
    private struct Side: PullIndicator {
      nonisolated func draw(_ input: IndicatorInput, into list: inout DisplayList) {
        let isRightToLeft = input.environment.direction == .rightToLeft
        let left = isRightToLeft ? input.width - 10 : 0
        list.beginPath()
        list.move(to: Point(left, 0))
        list.line(to: Point(left + 10, 0))
        list.line(to: Point(left + 10, 10))
        list.line(to: Point(left, 10))
        list.close()
        list.fill(.accent)
      }
    }

    /// A frame lays out the child that it knows, and no other.
    @Test func aContainerWithoutALayoutManagerIsRefused() {
      let (list, _) = TestList.refreshed(.ring)
      let (box, frame) = (Container(), Container(gtk_frame_new(nil)))
      list.controls.refresh?.indicatorContainer = box.widget.opaque
      list.controls.refresh?.indicatorContainer = frame.widget.opaque
      #expect(frame.area == nil && box.area != nil)
    }

    @Test func anotherContainerTakesThePictureDuringARun() {
      let (list, _) = TestList.refreshed(.ring)
      let (first, second) = (Container(), Container())
      list.controls.refresh?.indicatorContainer = first.widget.opaque
      list.controls.refresh?.begin()
      list.run(1)
      list.controls.refresh?.indicatorContainer = second.widget.opaque
      #expect(first.area == nil && second.area != nil)
      #expect(ink(list) != nil)
    }

    @Test(arguments: ["destroyed", "emptied", "removed", "widget", "closed"])
    func aContainerThatIsNoMoreHasNoPicture(_ end: String) throws {
      let (list, _) = TestList.refreshed(.ring)
      let control = try #require(list.controls.refresh)
      let own: Widget = gtk_label_new("Own")
      g_object_ref_sink(own)
      defer { g_object_unref(own) }
      let container = Container()
      control.indicatorContainer = container.widget.opaque
      control.begin()
      list.run(1)
      switch end {
      case "destroyed": g_object_run_dispose(OpaquePointer(container.widget).object)
      case "emptied": gtk_widget_unparent(container.area)
      case "removed":
        control.remove()
        list.run(1)
      case "widget": control.setIndicatorWidget(own.opaque)
      default: list.close()
      }
      #expect(container.area == nil)
      #expect(control.indicatorContainer == nil)
      if end == "destroyed" || end == "emptied" {
        list.run(0.1)
        #expect(try list.paintedBounds() != nil)
      }
    }
  }
}

extension OpaquePointer {
  fileprivate var object: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(self) }
}
#endif
