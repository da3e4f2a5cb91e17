#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// The scrolled windows under a finger or the pointer that lie inside the list.
package struct InnerScrollers {
  private var found: [OpaquePointer] = []

  /// None.
  package init() {}

  /// Finds them between a widget and the list's viewport.
  package init(from widget: Widget?, to viewport: Widget) {
    var next = widget
    while let widget = next, widget != viewport {
      if isInstance(widget, of: gtk_scrolled_window_get_type()) { found.append(widget.opaque) }
      next = gtk_widget_get_parent(widget)
    }
  }

  /// Whether one of them takes a movement towards the start (above 0) or the end of an axis.
  package func canScroll(_ axis: Axis, towards direction: Double) -> Bool {
    found.contains { scrolled in
      let edge: Edge = direction > 0 ? .start : .end
      if Viewport.find(in: scrolled)?.attachment(axis)?.list.part(edge) != nil { return true }
      let adjustment =
        axis == .vertical
        ? gtk_scrolled_window_get_vadjustment(scrolled)
        : gtk_scrolled_window_get_hadjustment(scrolled)
      let value = gtk_adjustment_get_value(adjustment)
      let last = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      return direction > 0 ? value >= 1 : value <= last - 1
    }
  }
}
#endif
