#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollIndicators
import OverscrollText
import Testing

extension GTKTests {
  /// The style, language and words that an app, a window or a part of it gives to its controls.
  @Suite struct DefaultsTests {
    private func defaults(_ change: (inout PullControls.Defaults) -> Void) -> PullControls.Defaults
    {
      var defaults = PullControls.Defaults()
      change(&defaults)
      return defaults
    }

    private func window(of list: TestList) throws -> OpaquePointer {
      try #require(gtk_widget_get_root(list.scrolled))
    }

    private func title(_ control: PullControl, _ list: TestList) -> String? {
      list.attachment.list.part(control.edge.edge)?.words.title(for: .armed)
    }

    private func title(_ language: Language) -> String {
      language.text(.headerArmed).description
    }

    @Test func eachValueIsThatOfTheNearestWidgetThatHasOne() throws {
      let list = TestList()
      let window = try window(of: list)
      var outer = defaults {
        $0.refreshStyle = .arrow
        $0.language = .ko
        $0.titles = { _ in "window" }
      }
      PullControls.setDefaults(outer, for: window)
      let refresh = list.controls.onRefresh {}
      let load = list.controls.onLoadMore { .succeeded }
      #expect(refresh.style == .arrow && load.style == PullStyle.arrow.loadMore)
      #expect(title(refresh, list) == "window")
      outer.titles = nil
      outer.refreshStyle = .ring
      PullControls.setDefaults(outer, for: window)
      #expect(refresh.style == .ring)
      #expect(title(refresh, list) == title(.ko))
      // The control's own values count most, and those of its list more than the window's.
      PullControls.setDefaults(defaults { $0.language = .de }, for: list.scrolled.opaque)
      #expect(title(refresh, list) == title(.de))
      refresh.language = .ja
      refresh.style = .liquid
      #expect(title(refresh, list) == title(.ja) && refresh.style == .liquid)
      refresh.language = nil
      refresh.style = nil
      #expect(title(refresh, list) == title(.de) && refresh.style == .ring)
      PullControls.setDefaults(nil, for: list.scrolled.opaque)
      #expect(PullControls.defaults(for: list.scrolled.opaque) == nil)
      #expect(PullControls.defaults(for: window)?.language == .ko)
      #expect(title(refresh, list) == title(.ko))
    }

    @Test func theDefaultsOfTheAppCountLast() {
      let list = TestList()
      let refresh = list.controls.onRefresh {}
      defer { PullControls.defaults = PullControls.Defaults() }
      PullControls.defaults.refreshStyle = .ring
      PullControls.defaults.language = .fr
      #expect(refresh.style == .ring)
      let other = TestList()
      #expect(other.controls.onRefresh {}.style == .ring)
      PullControls.setDefaults(defaults { $0.refreshStyle = .liquid }, for: list.scrolled.opaque)
      #expect(refresh.style == .liquid)
      #expect(title(refresh, list) == title(.fr))
    }

    @Test func aControlFollowsItsListToAnotherParent() throws {
      let list = TestList()
      let refresh = list.controls.onRefresh {}
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      PullControls.setDefaults(defaults { $0.refreshStyle = .liquid }, for: box.opaque)
      let window = UnsafeMutablePointer<GtkWindow>(try window(of: list))
      g_object_ref(list.scrolled)
      gtk_window_set_child(window, nil)
      gtk_box_append(
        UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self),
        list.scrolled
      )
      gtk_window_set_child(window, box)
      g_object_unref(list.scrolled)
      #expect(refresh.style == .liquid)
    }

    private final class Token {}

    @Test func defaultsGoWithTheirWidget() {
      weak var gone: Token?
      let widget: Widget = gtk_label_new("")
      g_object_ref_sink(widget)
      do {
        let token = Token()
        gone = token
        PullControls.setDefaults(
          defaults { $0.titles = { [token] _ in "\(token)" } },
          for: widget.opaque
        )
      }
      #expect(gone != nil)
      g_object_unref(widget)
      #expect(gone == nil)
    }
  }
}
#endif
