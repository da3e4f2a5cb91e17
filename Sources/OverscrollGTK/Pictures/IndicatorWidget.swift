#if GTK
import CGtk
import Overscroll

/// A widget of the app in the place of a drawn indicator: a child of the viewport.
final class IndicatorWidget {
  let widget: Widget
  /// The length that it needs along the axis, in points, as last measured.
  private(set) var length = 0.0
  private var isBehind = false

  /// Takes a widget without a parent.
  init(_ widget: Widget, in viewport: Viewport) {
    self.widget = widget
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(widget, viewport.widget)
  }

  /// Releases the widget; one that the app holds is as it was before.
  func remove() {
    g_object_ref(widget)
    gtk_widget_unparent(widget)
    gtk_widget_set_child_visible(widget, 1)
    g_object_unref(widget)
  }

  /// Measures the length that it needs.
  ///
  /// - Parameters:
  ///   - axis: The axis of the list.
  ///   - across: The list's length across the axis, in points; 0 if it is not known yet.
  /// - Returns: Whether the length has changed.
  func measure(_ axis: Axis, across: Double) -> Bool {
    let previous = length
    let orientation = axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    var least: gint = 0
    gtk_widget_measure(
      widget,
      orientation,
      across > 0 ? gint(across) : -1,
      &least,
      nil,
      nil,
      nil
    )
    length = Double(least)
    return length != previous
  }

  /// Puts it in front of the list or behind it, where a pointer finds it in the same order.
  func order(_ layer: IndicatorPlacement.Layer, in viewport: Viewport) {
    guard layer.isBehind != isBehind else { return }
    isBehind = layer.isBehind
    gtk_widget_insert_before(widget, viewport.widget, isBehind ? viewport.content : nil)
  }

  /// Places it where the picture of its part would be; without a picture it is not seen.
  func place(_ picture: Picture?) {
    gtk_widget_set_child_visible(widget, picture == nil ? 0 : 1)
    if let picture { widget.allocate(in: picture.frame) }
  }
}
#endif
