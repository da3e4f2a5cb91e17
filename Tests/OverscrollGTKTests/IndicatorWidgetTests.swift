#if GTK
import CGtk
import Overscroll
import OverscrollGTK
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

      /// Where it is in a list.
      func frame(in list: TestList) -> (x: Double, y: Double, width: Double, height: Double) {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, list.viewport.widget, &bounds)
        return (
          Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
          Double(bounds.size.height)
        )
      }
    }

    private func draw(_ list: TestList) throws {
      let snapshot = try #require(gtk_snapshot_new())
      list.viewport.draw(snapshot)
      if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
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
      #expect(own.frame(in: list) == (0, (list.displacement - 56).rounded(), 300, 56))
      list.drag(100)
      list.run(0.3)
      list.release()
      await settle()
      list.run(1)
      #expect(own.frame(in: list) == (0, 0, 300, 56))
      try draw(list)
      #expect(try #require(list.attachment.part(.start)).indicator.picture.list.isEmpty)
      action.finish()
      await settle()
      list.run(2)
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
      #expect(own.frame(in: list).height == 100)
      #expect(list.attachment.list.part(.start)?.behavior.arm.distance == 108)
      own.request(30)
      list.run(1)
      #expect(list.displacement == 56)
      #expect(own.frame(in: list).height == 56)
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
      #expect(own.frame(in: list) == (0, 0, 80, 400))
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
      try draw(list)
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
      gtk_box_append(
        UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self),
        own.widget
      )
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
#endif
