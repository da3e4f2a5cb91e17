#if GTK
import CGtk
import Foundation
import Glibc
import Overscroll
import OverscrollCatalog
import OverscrollGTK
import OverscrollIndicators
import OverscrollTrace

/// A window that prints what happens in it as JSON, one object a line, and obeys lines of text.
final class TestWindow {
  private let options: Options
  private let rows: Rows
  private let page = FloorPage()
  private let bar: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
  private let window: UnsafeMutablePointer<GtkWidget>
  private let scrolled: UnsafeMutablePointer<GtkWidget>
  /// Nil for a list as GTK has it.
  private let controls: PullControls?
  var onQuit: () -> Void = {}
  private var continuations: [CheckedContinuation<PullControl.LoadOutcome, Never>] = []
  private var pages = 0
  private var frames = 0
  private var unread = ""
  private var trace: Trace?
  private var meter: Meter?

  init(_ options: Options) {
    self.options = options
    if let color = options.background { Self.addStyle("overscroll { background: \(color); }") }
    rows = Rows(options)
    window = gtk_window_new()
    scrolled = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), rows.widget)
    gtk_scrolled_window_set_policy(
      OpaquePointer(scrolled),
      GTK_POLICY_NEVER,
      GTK_POLICY_AUTOMATIC
    )
    controls = options.isPlain ? nil : PullControls(OpaquePointer(scrolled))
    let gtkWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(gtkWindow, 0)
    gtk_window_set_default_size(gtkWindow, gint(options.width), gint(options.height))
    gtk_window_set_child(gtkWindow, options.hasBar ? withBar() : scrolled)
    rows.onActivate = { Self.say(["activated": $0]) }
    if options.isNesting {
      let box = UnsafeMutableRawPointer(rows.widget).assumingMemoryBound(to: GtkBox.self)
      gtk_box_prepend(box, page.widget)
    }
    if let controls { addControls(to: controls) }
    listen()
    gtk_window_present(gtkWindow)
    waitForFrames()
  }

  private static func addStyle(_ css: String) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(),
      provider.map { OpaquePointer($0) },
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
  }

  /// Says when the window is on the screen: GTK has painted some frames, one after the other.
  private func waitForFrames() {
    gtk_widget_add_tick_callback(
      window,
      { _, _, window in
        guard let window else { return 0 }
        let me = Unmanaged<TestWindow>.fromOpaque(window).takeUnretainedValue()
        me.frames += 1
        guard me.frames == 6 else { return 1 }
        TestWindow.say(["ready": true])
        return 0
      },
      Unmanaged.passUnretained(self).toOpaque(),
      nil
    )
  }

  /// The list below a bar of 60 pixels.
  private func withBar() -> UnsafeMutablePointer<GtkWidget>? {
    let both = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = UnsafeMutableRawPointer(both)?.assumingMemoryBound(to: GtkBox.self)
    gtk_widget_set_size_request(bar, -1, 60)
    gtk_widget_set_vexpand(scrolled, 1)
    gtk_box_append(box, bar)
    gtk_box_append(box, scrolled)
    return both
  }

  private func addControls(to controls: PullControls) {
    controls.isPulledByMouse = options.isPulledByMouse
    if let look = options.refresh {
      var style = PullStyle(look)
      if look == .arrow { style = .arrow }
      if let placement = options.placement { style.behavior.placement = placement }
      style.behavior.locksContent = options.locksContent
      style.behavior.drag.movesContent = !options.staysUnderIndicator
      controls.staysAtTop = options.staysAtTop
      let edge: ScrollEdge = options.isChat ? .bottom : .top
      let control =
        options.requestsEarly == nil
        ? controls.onRefresh(style, at: edge) { [weak self] in _ = try await self?.run("refresh") }
        : controls.onRefresh(style, at: edge, for: self) { window in
          try await Task.sleep(for: .seconds(window.options.delay))
        } show: { window, _ in
          window.rows.insertBefore(3)
          return RefreshResult.updated(3)
        }
      if options.requestsEarly == true { control.style?.behavior.prefetch = .whenArmed }
      listen(to: control, "refresh")
      if options.hasBar { control.indicatorContainer = OpaquePointer(bar) }
      if options.hasFloor {
        page.onChoose = { Self.say(["chosen": $0]) }
        control.setFloor(OpaquePointer(page.widget))
        control.onFloor = { Self.say(["floor": "\($0)"]) }
      }
    }
    if let look = options.loadMore {
      var style = PullStyle(look, role: .loadMore)
      if let behavior = options.loadMoreBehavior { style.behavior = behavior }
      let control = controls.onLoadMore(style, at: options.isChat ? .top : .bottom) { [weak self] in
        guard let self else { throw CancellationError() }
        return try await run("loadMore")
      }
      listen(to: control, "loadMore")
    }
  }

  private func listen(to control: PullControl, _ name: String) {
    control.onPhase = { Self.say(["part": name, "phase": "\($0)"]) }
    control.onMilestone = { Self.say(["part": name, "milestone": "\($0)"]) }
    control.onError = { Self.say(["part": name, "error": "\($0)"]) }
  }

  private func run(_ name: String) async throws -> PullControl.LoadOutcome {
    Self.say(["part": name, "began": true])
    defer { Self.say(["part": name, "returned": true, "cancelled": Task.isCancelled]) }
    guard options.delay >= 0 else {
      return await withCheckedContinuation { continuations.append($0) }
    }
    try await Task.sleep(for: .seconds(options.delay))
    if name == "refresh" {
      if options.isChat { rows.add(1) } else { rows.insertBefore(1) }
      return .succeeded
    }
    pages += 1
    if options.isChat { rows.insertBefore(20) } else { rows.add(20) }
    return pages >= 3 ? .exhausted : .succeeded
  }

  // MARK: Talking

  private static func say(_ object: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: object) else { return }
    // Unbuffered, because the reader waits for each line.
    FileHandle.standardOutput.write(data + [UInt8(ascii: "\n")])
  }

  private func listen() {
    g_unix_fd_add(
      0,
      GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, window in
        guard let window else { return 0 }
        return Unmanaged<TestWindow>.fromOpaque(window).takeUnretainedValue().read() ? 1 : 0
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(0, &bytes, bytes.count)
    guard count > 0 else {
      onQuit()
      return false
    }
    unread += String(decoding: bytes[..<count], as: UTF8.self)
    let lines = unread.components(separatedBy: "\n")
    unread = lines.last ?? ""
    for line in lines.dropLast() { obey(line.split(separator: " ").map(String.init)) }
    return true
  }

  private func obey(_ words: [String]) {
    let word = words.dropFirst().first ?? ""
    meter?.done.append(words.joined(separator: " "))
    switch words.first ?? "" {
    case "state": Self.say(state())
    case "pixels": Self.say(["pixels": savePixels(word)])
    case "insert": rows.insertBefore(Int(word) ?? 1)
    case "new": controls?.newItems = Int(word) ?? 0
    case "append": rows.add(Int(word) ?? 1)
    case "cut": rows.remove(words.dropFirst().joined(separator: " "))
    case "grow": rows.grow(words.dropFirst(2).joined(separator: " "), by: Int(word) ?? 0)
    case "bar": gtk_widget_set_visible(bar, gtk_widget_get_visible(bar) ^ 1)
    case "scroll": gtk_adjustment_set_value(adjustment, Double(word) ?? 0)
    // A jump that the meter must see.
    case "slip": gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 400)
    case "begin": Self.say(["began": controls?.refresh?.begin() != nil])
    case "open": controls?.refresh?.openFloor()
    case "finish": finish(["exhausted": .exhausted, "failed": .failed][word] ?? .succeeded)
    case "remove": controls?.removeAll()
    case "record": record()
    case "measure": measure()
    case "trace": Self.say(["trace": writeTrace(to: word)])
    case "quit": onQuit()
    default: Self.say(["unknown": words])
    }
  }

  private func finish(_ outcome: PullControl.LoadOutcome) {
    let waiting = continuations
    continuations = []
    for continuation in waiting { continuation.resume(returning: outcome) }
  }

  private func record() {
    trace = Trace(axis: .vertical, bounce: .engine)
    controls?.record(along: .vertical) { [weak self] event in _ = self?.trace?.record(event) }
  }

  private func writeTrace(to path: String) -> Bool {
    guard let trace else { return false }
    do {
      try trace.text.write(toFile: path, atomically: true, encoding: .utf8)
      return true
    } catch {
      return false
    }
  }

  /// Begins to tell what is seen in each frame.
  private func measure() {
    meter = Meter(window, scrolled, Self.say) { [weak self] in self?.seen() ?? [:] }
  }

  private func seen() -> [String: Any] {
    let places = visibleRows(below: rows.widget, in: scrolled).compactMap { row in
      (row["text"] as? String).flatMap { text in row["y"].map { (text, $0) } }
    }
    return [
      "value": gtk_adjustment_get_value(adjustment),
      "last": gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment),
      "page": gtk_adjustment_get_page_size(adjustment),
      "displacement": controls?.viewport?.vertical.displacement ?? 0,
      "own": controls?.viewport?.vertical.ownTravel ?? 0,
      "runs": controls?.viewport?.attachment(.vertical)?.list.runScroll.isScrolling ?? false,
      "rows": Dictionary(places) { first, _ in first },
    ]
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
  }

  private func state() -> [String: Any] {
    [
      "offset": gtk_adjustment_get_value(adjustment),
      "upper": gtk_adjustment_get_upper(adjustment),
      "page": gtk_adjustment_get_page_size(adjustment),
      "refresh": "\(controls?.refresh?.phase ?? .idle)",
      "loadMore": "\(controls?.loadMore?.phase ?? .idle)",
      "overscroll": controls?.refresh?.progress?.overscroll ?? 0,
      "rows": visibleRows(below: window, in: window),
      "pageOffset": page.offset,
      "isFocusOnPage": gtk_root_get_focus(OpaquePointer(window)).map(page.contains) ?? false,
    ]
  }

  /// The labels that are inside of a widget, with where they begin in it.
  private func visibleRows(
    below parent: UnsafeMutablePointer<GtkWidget>,
    in visible: UnsafeMutablePointer<GtkWidget>
  ) -> [[String: Any]] {
    var found: [[String: Any]] = []
    var next = gtk_widget_get_first_child(parent)
    while let widget = next {
      next = gtk_widget_get_next_sibling(widget)
      guard gtk_widget_get_mapped(widget) != 0 else { continue }
      found += visibleRows(below: widget, in: visible)
      var bounds = graphene_rect_t()
      guard
        let type = g_type_name_from_instance(
          UnsafeMutableRawPointer(widget)
            .assumingMemoryBound(to: GTypeInstance.self)
        ), String(cString: type) == "GtkLabel",
        gtk_widget_compute_bounds(widget, visible, &bounds) != 0
      else { continue }
      let (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
      let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
      guard y > -height, y < Double(gtk_widget_get_height(visible)), x > -width,
        x < Double(gtk_widget_get_width(visible))
      else { continue }
      let text = String(cString: gtk_label_get_text(OpaquePointer(widget)))
      found.append(["text": text, "x": x, "y": y])
    }
    return found
  }

  /// Paints the window into a file of 4 bytes a pixel.
  private func savePixels(_ path: String) -> Bool {
    guard let texture = paint() else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let width = Int(gdk_texture_get_width(texture))
    var bytes = [UInt8](repeating: 0, count: width * 4 * Int(gdk_texture_get_height(texture)))
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    return FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }

  private func paint() -> OpaquePointer? {
    let paintable = gtk_widget_paintable_new(window)
    defer { if let paintable { g_object_unref(UnsafeMutableRawPointer(paintable)) } }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable,
      snapshot,
      Double(gtk_widget_get_width(window)),
      Double(gtk_widget_get_height(window))
    )
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let renderer = gtk_native_get_renderer(OpaquePointer(window)) else { return nil }
    return gsk_renderer_render_texture(renderer, node, nil)
  }

  func close() {
    // GTK 4.18 complains of a scrolled window that goes away while it moves by itself.
    gtk_scrolled_window_set_kinetic_scrolling(OpaquePointer(scrolled), 0)
    gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
  }
}
#endif
