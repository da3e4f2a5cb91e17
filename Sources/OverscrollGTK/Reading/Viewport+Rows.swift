#if GTK
import CGtk

// The rows of a list by their index, for an app that stores what was read. Separate file because nothing
// else of the viewport knows rows.
extension Viewport {
  /// The first visible row, also in part, and where it begins below the visible edge, in points.
  package var firstVisibleRow: (index: Int, distance: Double)? {
    guard let content, let axis = attachments.first?.scroll else { return nil }
    return axis.firstVisibleRow(in: content, rows)
  }

  /// Scrolls to a row before the next frame is painted.
  package func scroll(toRow index: Int, distance: Double) {
    attachments.first?.scroll.scroll(toRow: index, distance: distance)
  }

  /// Follows the items of a list, before it has rows.
  func followRows(of content: Widget) {
    let changed: NotifyCallback = { content, _, widget in
      ViewportType.viewport(widget)?.rows.follow(
        Widget(OpaquePointer(content)),
        for: Widget(OpaquePointer(widget))
      )
    }
    let list = ListRows.list(in: content) ?? content
    for property in ["model", "factory"] {
      connect(list, "notify::\(property)", to: widget, changed)
    }
    rows.follow(list, for: widget)
  }

  /// Scrolls to wanted rows and reads what is seen after each layout, before the frame is painted.
  ///
  /// A row may have no widget yet, and then another length than was assumed, so GTK lays out again. That is not
  /// done within a layout: GTK forgets what is asked for there.
  func followLayouts() {
    unfollowLayouts()
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let laidOut: PlainCallback = { _, widget in ViewportType.viewport(widget)?.laidOut() }
    let function = unsafeBitCast(laidOut, to: GCallback.self)
    let handler = g_signal_connect_object(
      gpointer(clock),
      "layout",
      function,
      widget,
      GConnectFlags(rawValue: 0)
    )
    layouts = (clock, handler)
  }

  func unfollowLayouts() {
    if let layouts { g_signal_handler_disconnect(gpointer(layouts.clock), layouts.handler) }
    layouts = nil
  }

  /// Asks for a layout, also within one.
  func needsLayout() {
    if let layouts { gdk_frame_clock_request_phase(layouts.clock, GDK_FRAME_CLOCK_PHASE_LAYOUT) }
  }

  package func laidOut() {
    for attachment in attachments { attachment.marker.laidOut() }
    seek()
  }

  /// Scrolls to wanted rows, after a layout; after three of one frame in the next one.
  ///
  /// GDK lays out four times at most before it paints.
  private func seek() {
    guard let content, horizontal.isSeeking || vertical.isSeeking else { return }
    guard mayLayOutAgain else {
      let next: GtkTickCallback = { widget, _, _ in
        gtk_widget_queue_allocate(widget)
        return 0
      }
      gtk_widget_add_tick_callback(widget, next, nil, nil)
      return
    }
    for axis in [horizontal, vertical] { axis.seek(in: content, rows) }
    gtk_widget_queue_allocate(widget)
  }

  private var mayLayOutAgain: Bool {
    guard let layouts else { return true }
    let frame = gdk_frame_clock_get_frame_counter(layouts.clock)
    seeks = (frame, seeks.frame == frame ? seeks.count + 1 : 1)
    return seeks.count <= 3
  }

  func itemsChanged(in range: Range<Int>, to added: Int) {
    for axis in [horizontal, vertical] { axis.itemsChanged(in: range, to: added) }
  }
}
#endif
