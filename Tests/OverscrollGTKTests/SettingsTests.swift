#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollTesting
import OverscrollText
import Testing

extension GTKTests {
  /// Parameters of a behavior and settings of a control, as a list shows them.
  @Suite struct SettingsTests {
    @Test func theAppsClockIsThatOfANewList() throws {
      let scrolled = try #require(gtk_scrolled_window_new())
      gtk_scrolled_window_set_child(scrolled.opaque, gtk_label_new("row"))
      g_object_ref_sink(scrolled)
      defer { g_object_unref(scrolled) }
      let clock = PullControls.ManualClock()
      PullControls.clock = clock
      let control = PullControls(scrolled.opaque).onRefresh {}
      PullControls.clock = nil
      control.begin(after: 60)
      clock.advance(by: 59)
      #expect(control.run == nil)
      clock.advance(by: 2)
      #expect(control.run != nil)
    }

    @Test func theLanguageMayChangeDuringAPull() throws {
      let list = TestList()
      let control = list.controls.onRefresh {}
      list.shown()
      list.press()
      list.drag(60)
      for language in [Language.en, .ko] {
        control.language = language
        let snapshot = try #require(gtk_snapshot_new())
        list.viewport.draw(snapshot)
        gtk_snapshot_free_to_node(snapshot).map { gsk_render_node_unref($0) }
        let words = list.attachment.part(.start)?.indicator.picture.words
        #expect(words?.title == language.text(.headerIdle).description)
      }
      list.release()
    }

    @Test(arguments: [
      (Role.refresh, ScrollEdge.bottom, false), (.loadMore, .bottom, false),
      (.loadMore, .trailing, false), (.loadMore, .trailing, true),
    ])
    func anEndIsPulledWhateverItsControlIsFor(
      _ role: Role,
      _ edge: ScrollEdge,
      _ isRightToLeft: Bool
    ) {
      let list = TestList(isHorizontal: edge == .trailing, isRightToLeft: isRightToLeft)
      var style = PullStyle.ring
      style.behavior = role == .refresh ? .standard : .backLoadMore
      let control = list.controls.add(style, at: edge)
      control.onBegin = { _ in }
      list.shown()
      list.value = isRightToLeft ? 0 : 1e6
      list.layOut()
      list.pull(-200)
      #expect(control.phase == .running)
      list.run(1)
      #expect(list.displacement == -56)
    }
  }
}
#endif
