#if GTK
import CGtk
import Foundation
import OverscrollGTK
import OverscrollTestSupport
import Testing

/// The app that the snippets belong to.
private final class Feed {
  private(set) var reloads = 0

  func reload() async throws {
    reloads += 1
  }

  func next() async throws -> Bool { true }

  func reload(_ finish: @escaping (Bool) -> Void) {
    finish(true)
  }
}

/// A binding's class.
private final class ScrolledWindow {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }
}

extension ScrolledWindow {
  var overscroll: PullControls { PullControls(pointer) }
}

extension GTKTests {
  /// The code of the guide, compiled and run.
  @Suite struct SnippetTests {
    /// The whole program; it would run until its window is closed.
    private func program() {
      gtk_init()
      guard let scrolled = gtk_scrolled_window_new(), let list = gtk_list_box_new() else {
        fatalError()
      }
      let window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
      func add(_ text: String, at index: Int32) {
        gtk_list_box_insert(OpaquePointer(list), gtk_label_new(text), index)
      }
      for number in 1...100 { add("Row \(number)", at: -1) }
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
      gtk_window_set_child(window, scrolled)
      PullControls(OpaquePointer(scrolled)).onRefresh {
        try await Task.sleep(for: .seconds(1))
        add("New", at: 0)
      }
      gtk_window_set_default_size(window, 360, 640)
      gtk_window_present(window)
      while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
        g_main_context_iteration(nil, 1)
      }
    }

    @Test func everySnippetOfTheGuideIsHere() throws {
      #expect(try Snippets("Documentation/GTK.md").missing() == [])
      for (page, chapter) in [
        ("README.md", "## In GTK"), ("Documentation/README.zh-Hans.md", "## GTK 接入"),
      ] {
        let snippets = try Snippets(page, below: chapter)
        #expect(!snippets.snippets.isEmpty)
        #expect(try snippets.missing() == [])
      }
    }

    @Test func theSnippetsRun() async throws {
      let list = TestList()
      let feed = Feed()
      let scrolled = list.scrolled.opaque
      do {
        let controls = PullControls(scrolled)
        controls.onRefresh { try await feed.reload() }
        controls.onLoadMore { try await feed.next() ? .succeeded : .exhausted }
        #expect(controls.refresh != nil && controls.loadMore != nil)
      }
      let controls = ScrolledWindow(scrolled).overscroll
      #expect(controls.refresh != nil)
      controls.removeAll()
      do {
        let control = controls.onRefresh(.ring) { try await feed.reload() }
        control.tintColor = 0xC01C28  // red, green, blue
        control.language = .de
        control.onPhase = { phase in print(phase) }
        control.onError = { error in print(error) }
        control.begin()
        await settle()
        #expect(feed.reloads == 1)
      }
      do {
        let shop = OpaquePointer(gtk_label_new("Shop"))
        controls.refresh?.setFloor(shop)
        controls.refresh?.openFloor()
        controls.refresh?.onFloor = { floor in print(floor) }
      }
      if let control = controls.refresh {
        control.begin(after: 0.5)
        control.begin(callsAction: false)?.end()
        let spinner = gtk_spinner_new()
        control.setIndicatorWidget(OpaquePointer(spinner))
        control.onProgress = { gtk_widget_set_opacity(spinner, min(1, $0.fraction)) }
        control.onPhase = { phase in
          gtk_spinner_set_spinning(OpaquePointer(spinner), phase == .idle ? 0 : 1)
        }
        (control.onProgress, control.onPhase) = (nil, nil)
        let box = try #require(gtk_list_box_row_new())
        g_object_ref_sink(box)
        defer { g_object_unref(box) }
        control.indicatorContainer = OpaquePointer(box)
        let skeleton = PullStyle.petals
        control.firstLoadStyle = skeleton
        control.begin()
      }
      controls.newItems += 12  // "12 new"
      if let row = controls.firstVisibleRow {
        controls.scroll(toRow: row.index, distance: row.distance)
      }
      do {
        let ofShop = PullControls.Defaults()
        let window = try #require(gtk_widget_get_parent(list.scrolled))
        defer { PullControls.defaults = PullControls.Defaults() }
        PullControls.defaults.refreshStyle = .ring
        PullControls.setDefaults(ofShop, for: OpaquePointer(window))
        #expect(controls.onRefresh {}.style == .ring)
      }
      do {
        var style = PullStyle.ring
        style.behavior.drag = Drag(rate: 0.8, limit: 160, movesContent: false)
        style.behavior.placement = .overlay
        style.behavior.locksContent = true
        #expect(controls.onRefresh(style) {}.style == style)
      }
      controls.onLoadMore(at: .top) { try await feed.next() ? .succeeded : .exhausted }
      controls.add(.ring).onBegin = { run in
        feed.reload { isWell in run.end(isWell ? .succeeded : .failed) }
      }
      #expect(controls[.top]?.style?.look.name == .ring)
    }
  }
}
#endif
