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

/// The gestures under a finger that lie inside the list and may take it, such as for dragging a row elsewhere.
///
/// Clicks are left out, because a pull that begins on a button takes the finger from it. So are the gestures of
/// nested scrolled windows, see ``InnerScrollers``.
struct RowGestures {
  private var found: [OpaquePointer] = []

  /// Finds them between a widget and the list's viewport.
  init(from target: Widget, to viewport: Widget) {
    var next: Widget? = target
    while let widget = next, widget != viewport {
      if !isInstance(widget, of: gtk_scrolled_window_get_type()) {
        found += Self.gestures(of: widget)
      }
      next = gtk_widget_get_parent(widget)
    }
  }

  private static func gestures(of widget: Widget) -> [OpaquePointer] {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map(UnsafeMutableRawPointer.init)) }
    return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
      guard let controller = g_list_model_get_item(controllers, index) else { return nil }
      // The widget has another reference.
      defer { g_object_unref(controller) }
      let isRival =
        isInstance(controller, of: gtk_gesture_get_type())
        && !isInstance(controller, of: gtk_gesture_click_get_type())
      return isRival ? OpaquePointer(controller) : nil
    }
  }

  var isEmpty: Bool { found.isEmpty }

  /// Whether a mouse that moves drags the row elsewhere; GTK waits up to a tenth of a second before that.
  var canDragRow: Bool {
    found.contains(where: Self.isDragSource)
  }

  /// Whether one of them has taken a finger, or with nil the mouse.
  func haveTaken(_ sequence: OpaquePointer?) -> Bool {
    found.contains {
      gtk_gesture_get_sequence_state($0, sequence) == GTK_EVENT_SEQUENCE_CLAIMED
        || Self.isDragging($0)
    }
  }

  /// Whether a row is being dragged elsewhere, which its gesture does not claim.
  ///
  /// A busy app gets movements of the finger that were made before the drag began.
  private static func isDragging(_ gesture: OpaquePointer) -> Bool {
    isDragSource(gesture) && gtk_drag_source_get_drag(gesture) != nil
  }

  private static func isDragSource(_ gesture: OpaquePointer) -> Bool {
    isInstance(gpointer(gesture), of: gtk_drag_source_get_type())
  }
}
#endif
