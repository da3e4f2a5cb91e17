#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollIndicators
import OverscrollText
import Testing

extension GTKTests {
  /// The button at an edge, which a keyboard moves the focus to, and the indicator in the same place.
  @Suite struct EdgeButtonTests {
    private func button(_ list: TestList) throws -> Widget {
      var next = gtk_widget_get_first_child(list.viewport.widget)
      while let widget = next {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gtk_button_get_type()) != 0 { return widget }
        next = gtk_widget_get_next_sibling(widget)
      }
      return try #require(next)
    }

    private func label(_ list: TestList) throws -> String {
      let button = UnsafeMutablePointer<GtkButton>(try button(list).opaque)
      return String(cString: gtk_button_get_label(button))
    }

    /// Whether a frame has a picture of the indicator: no widget is drawn outside of a window on the screen.
    private func hasPicture(_ list: TestList) throws -> Bool {
      let snapshot = try #require(gtk_snapshot_new())
      list.viewport.draw(snapshot)
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
      defer { gsk_render_node_unref(node) }
      return true
    }

    /// As a keyboard does.
    private func setFocus(_ list: TestList, _ isFocused: Bool) throws {
      let button = try button(list)
      if isFocused {
        gtk_widget_set_state_flags(button, GTK_STATE_FLAG_FOCUS_VISIBLE, 0)
      } else {
        gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_FOCUS_VISIBLE)
      }
    }

    @Test(arguments: [ScrollEdge.bottom, .top])
    func afterAFailureOneOfItAndTheIndicatorAsksForARetry(_ edge: ScrollEdge) async throws {
      let list = TestList(height: 600)
      let action = TestAction()
      let style = PullStyle.arrow.loadMore
      let control = list.controls.onLoadMore(style, at: edge) { try await action.perform() }
      control.language = .en
      list.shown()
      list.value = edge == .bottom ? 1e6 : 0
      list.layOut()
      control.begin()
      await settle()
      #expect(action.starts == 1)
      try setFocus(list, true)
      list.run(1)
      #expect(control.phase == .running)
      #expect(try hasPicture(list), "the list is loading")
      action.finish(.failure(TestAction.Failure()))
      await settle()
      list.run(3)
      #expect(control.phase == .failed)
      #expect(try label(list) == Language.en.text(.loadRetry).description)
      #expect(try !hasPicture(list))
      try setFocus(list, false)
      #expect(try hasPicture(list))
      control.resetExhausted()
      try setFocus(list, true)
      let key = edge == .bottom ? TextKey.loadMore : .loadEarlier
      #expect(try label(list) == Language.en.text(key).description)
    }

    @Test func aTextThatIsTooWideForTheListIsCut() async throws {
      let list = TestList(width: 120)
      let control = list.controls.onLoadMore(PullStyle.arrow.loadMore) {
        throw TestAction.Failure()
      }
      control.language = .de
      list.shown()
      control.begin()
      await settle()
      list.run(3)
      list.layOut()
      #expect(try gtk_widget_get_width(button(list)) <= 120)
    }
  }
}
#endif
