#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollGTK
import OverscrollIndicators
import OverscrollText
import Testing

extension GTKTests {
  /// What a list takes from its surroundings and tells them, and that nothing of it stays behind.
  @Suite struct SurroundingsTests {
    @Test func lessMotionIsFollowedAtOnce() async throws {
      let list = TestList()
      list.controls.onRefresh {}
      list.shown()
      try await DisplaySetting("gtk-enable-animations").whileChanging { set in
        for isAnimated in [true, false, true] {
          set(isAnimated ? 1 : 0)
          #expect(list.attachment.list.environment.reduceMotion == !isAnimated)
        }
      }
    }

    @Test(arguments: TestList.Kind.allCases)
    func controlsFollowToAnotherChild(_ kind: TestList.Kind) throws {
      let list = TestList(kind)
      let control = list.controls.onRefresh {}
      list.shown()
      list.scroll(to: 300)
      let other = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      for _ in 0..<20 {
        let row: Widget = gtk_label_new("other")
        gtk_widget_set_size_request(row, 50, 50)
        append(row, to: other)
      }
      gtk_scrolled_window_set_child(list.scrolled.opaque, nil)
      gtk_scrolled_window_set_child(list.scrolled.opaque, other)
      list.shown()
      #expect(list.value == 0)
      #expect(gtk_adjustment_get_upper(list.adjustment) == 1000)
      list.press()
      list.drag(200)
      #expect(control.phase == .armed && list.displacement > 0)
      #expect(list.controls.firstVisibleRow?.index == 0)
      list.release()
    }

    @Test func theAccentIsThatOfTheThemeOrOfTheApp() throws {
      #expect(gtk_init_check() != 0)
      let display = gdk_display_get_default()
      let sheet = try #require(gtk_css_provider_new())
      gtk_css_provider_load_from_data(sheet, "@define-color accent_color #ff0000;", -1)
      gtk_style_context_add_provider_for_display(display, OpaquePointer(sheet), 900)
      defer { gtk_style_context_remove_provider_for_display(display, OpaquePointer(sheet)) }
      for tint in [nil, 0x00FF00] as [UInt32?] {
        let list = TestList()
        list.controls.onRefresh(.ring) {}.tintColor = tint
        list.shown()
        list.press()
        list.drag(200)
        let (red, green) = try inkOfPicture(list)
        #expect(tint == nil ? red > 4 * green : green > 4 * red)
        list.release()
      }
    }

    /// The ring of a style is red in its light palette and green in its dark one.
    @Test func aDarkThemeHasTheDarkPalette() async throws {
      var style = PullStyle.ring
      style.light.accent = 0xFF0000
      style.dark.accent = 0x00FF00
      try await DisplaySetting("gtk-application-prefer-dark-theme").whileChanging { set in
        for isDark in [false, true] {
          set(isDark ? 1 : 0)
          let (list, _) = TestList.refreshed(style)
          list.press()
          list.drag(200)
          let (red, green) = try inkOfPicture(list)
          #expect(isDark ? green > 4 * red : red > 4 * green)
          list.release()
        }
      }
    }

    /// The sums of red and of green in what is painted.
    private func inkOfPicture(_ list: TestList) throws -> (red: Int, green: Int) {
      let snapshot = try #require(gtk_snapshot_new())
      list.viewport.draw(snapshot)
      let node = try #require(gtk_snapshot_free_to_node(snapshot))
      defer { gsk_render_node_unref(node) }
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 300, 100)
      defer { cairo_surface_destroy(surface) }
      let cairo = cairo_create(surface)
      gsk_render_node_draw(node, cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(surface)
      let data = try #require(cairo_image_surface_get_data(surface))
      return stride(from: 0, to: 300 * 100 * 4, by: 4).reduce((0, 0)) { sums, index in
        (sums.0 + Int(data[index + 2]), sums.1 + Int(data[index + 1]))
      }
    }

    /// The default of `gtk-xft-dpi`, in 1024ths of a dot per inch.
    private let dots = 96.0 * 1024

    @Test func aControlWithTextsGrowsWithTheText() async throws {
      var holds: [Double] = []
      try await DisplaySetting("gtk-xft-dpi").whileChanging { set in
        for factor in [1.0, 1.6] {
          set(Int(dots * factor))
          let list = TestList()
          list.controls.onRefresh {}
          list.controls.onLoadMore(PullStyle.ring.loadMore) { .exhausted }
          list.shown()
          holds.append(try #require(list.attachment.list.part(.start)).behavior.hold.distance)
          // A look without texts keeps its size.
          #expect(try #require(list.attachment.list.part(.end)).behavior.resting == 44)
        }
      }
      #expect(abs(holds[1] / holds[0] - 1.6) < 0.2)
    }

    /// The texts of a refresh, and of a load-more that has failed.
    @Test(arguments: [(Language.en, 2.0), (.de, 1.3), (.de, 2), (.ar, 2), (.zhHans, 2)])
    func largeTextsAreShownInANarrowList(_ language: Language, _ factor: Double) async throws {
      try await DisplaySetting("gtk-xft-dpi").whileChanging { set in
        set(Int(dots * factor))
        try await expectTitlesInANarrowList(language)
      }
    }

    private func expectTitlesInANarrowList(_ language: Language) async throws {
      let list = TestList(width: 320, height: 640)
      let refresh = list.controls.onRefresh(.arrow) { try await Task.sleep(for: .seconds(60)) }
      let loadMore = list.controls.onLoadMore { throw CocoaError(.featureUnsupported) }
      for control in [refresh, loadMore] { control.language = language }
      list.shown()
      func hasTitle(_ edge: Edge) throws -> Bool {
        _ = try list.paintedBounds()
        return try #require(list.attachment.part(edge)).indicator.picture.list.hasTitle
      }
      list.press()
      list.drag(60)
      #expect(try hasTitle(.start))
      list.drag(300)
      #expect(refresh.phase == .armed)
      #expect(try hasTitle(.start))
      list.release()
      list.run(1)
      #expect(refresh.phase == .running)
      #expect(try hasTitle(.start))
      refresh.run?.end(.cancelled)
      list.run(3)
      list.scroll(to: 1e6)
      await settle()
      list.run(3)
      #expect(try hasTitle(.end))
    }

    @Test func aTextDirectionThatChangesDuringARunMirrorsTheList() async {
      let list = TestList(isHorizontal: true)
      let action = TestAction()
      let control = list.controls.onRefresh(.ring, at: .leading) { _ = try await action.perform() }
      list.shown()
      control.begin()
      list.run(1)
      await settle()
      #expect(list.viewport.horizontal.position == 56)
      gtk_widget_set_direction(list.viewport.widget, GTK_TEXT_DIR_RTL)
      list.layOut()
      #expect(control.phase == .running)
      #expect(list.viewport.horizontal.position == -56)
      await list.run(2, ending: action)
      #expect(control.phase == .idle)
      #expect(list.viewport.horizontal.position == 0)
      list.pull(200)
      #expect(control.phase == .running)
    }

    @Test func aTextSizeThatChangesDuringARunLeavesTheRunAlone() async throws {
      let (list, action) = TestList.refreshed()
      let control = try #require(list.controls.refresh)
      control.begin()
      list.run(1)
      await settle()
      try await DisplaySetting("gtk-xft-dpi").whileChanging { set in
        for factor in [1.6, 1] {
          set(Int(dots * factor))
          list.run(1)
          #expect(control.phase == .running)
          #expect(list.displacement > 0)
        }
      }
      await list.run(2, ending: action)
      #expect(control.phase == .idle)
      #expect(list.displacement == 0)
      #expect(action.starts == 1 && action.cancellations == 0)
    }

    @Test func A1_assistiveTechnologiesSeeABusyList() async {
      let (list, action) = TestList.refreshed()
      #expect(!isBusy(list))
      list.controls.refresh?.begin()
      await settle()
      #expect(isBusy(list))
      await list.run(0.4, ending: action)
      #expect(!isBusy(list))
    }

    private func isBusy(_ list: TestList) -> Bool {
      overscroll_test_is_busy(list.viewport.widget.opaque) != 0
    }

    @Test func aThousandWindowsLeaveNothing() async throws {
      weak var last: Viewport?
      var objects = 0
      let finalized: GWeakNotify = { count, _ in
        count?.assumingMemoryBound(to: Int.self).pointee -= 1
      }
      for index in 0..<1_000 {
        let list = TestList(rows: 3)
        list.controls.onRefresh {}
        list.controls.onLoadMore { .exhausted }
        let own = try #require(gtk_spinner_new())
        list.controls.refresh?.setIndicatorWidget(own.opaque)
        let container = try #require(gtk_list_box_row_new())
        g_object_ref_sink(container)
        list.controls.loadMore?.indicatorContainer = container.opaque
        let page: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        list.controls.refresh?.setFloor(page.opaque)
        list.shown()
        // One in a hundred is pulled, which takes most of the time; the others close with an open floor.
        if index % 100 == 0 {
          list.pull(200)
          list.run(0.1)
          await settle()
        } else {
          list.controls.refresh?.openFloor()
        }
        last = list.viewport
        let window = try #require(gtk_widget_get_parent(list.scrolled))
        let widgets = [list.viewport.widget, list.scrolled, own, container, page]
        let controllers = [list.scrolled, window].flatMap(controllers)
        withUnsafeMutablePointer(to: &objects) { count in
          for object in widgets.map({ UnsafeMutableRawPointer($0) }) + controllers {
            count.pointee += 1
            g_object_weak_ref(
              object.assumingMemoryBound(to: GObject.self),
              finalized,
              count
            )
          }
        }
        // The container goes before the list, or after it.
        if index % 2 == 0 { g_object_unref(container) }
        list.close()
        if index % 2 == 1 { g_object_unref(container) }
      }
      await settle()
      #expect(last == nil)
      #expect(objects == 0)
    }

    /// The event controllers of a widget, GTK's and those of the host.
    private func controllers(of widget: Widget) -> [UnsafeMutableRawPointer] {
      guard let list = gtk_widget_observe_controllers(widget) else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(list)) }
      return (0..<g_list_model_get_n_items(list)).compactMap { index in
        let controller = g_list_model_get_item(list, index)
        // The widget retains it.
        g_object_unref(controller)
        return controller
      }
    }

    /// With the clock of apps, whose frames are tick callbacks and whose deadlines are timers of GLib.
    @Test func aThousandWindowsThatCloseDuringARunLeaveNoSourceAndNoHandler() async throws {
      #expect(gtk_init_check() != 0)
      let settings = try #require(gtk_settings_get_default())
      var widgets: Set<UnsafeMutableRawPointer> = []
      let firstSource = newestSource()
      for index in 0..<1_000 {
        let list = TestList(rows: 3)
        let controls = PullControls(list.scrolled.opaque)
        controls.onRefresh { try await Task.sleep(for: .seconds(1_000)) }
        list.shown()
        #expect(controls.refresh?.begin() != nil)
        await settle()
        let widget = UnsafeMutableRawPointer(list.viewport.widget)
        #expect(handlers(of: settings, for: widget) == 1)
        #expect(index > 0 || sources(since: firstSource) > 0)
        widgets.insert(widget)
        list.close()
      }
      await settle()
      #expect(sources(since: firstSource) == 0)
      #expect(widgets.allSatisfy { handlers(of: settings, for: $0) == 0 })
    }

    /// The number of the newest of GLib's sources, which are numbered in order.
    private func newestSource() -> guint {
      let source = g_idle_add({ _ in 0 }, nil)
      g_source_remove(source)
      return source
    }

    /// How many of the sources that were added after one are there still.
    private func sources(since first: guint) -> Int {
      (first..<newestSource()).count { g_main_context_find_source_by_id(nil, $0) != nil }
    }

    /// 1 if a handler of an object is connected for a receiver, else 0.
    private func handlers(of object: OpaquePointer, for receiver: UnsafeMutableRawPointer) -> Int {
      let found = g_signal_handler_find(
        UnsafeMutableRawPointer(object),
        G_SIGNAL_MATCH_DATA,
        0,
        0,
        nil,
        nil,
        receiver
      )
      return found == 0 ? 0 : 1
    }
  }
}
#endif
