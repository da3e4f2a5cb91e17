#if GTK
import CGtk

// Separate from GObject.swift, which only names what Swift does not see.
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Allocates a frame, in whole points; more at its end where the widget needs more.
  func allocate(in frame: graphene_rect_t) {
    var least: gint = 0
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    let width = max(least, gint(frame.size.width))
    gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
    let height = max(least, gint(frame.size.height))
    var origin = frame.origin
    gtk_widget_allocate(self, width, height, -1, gsk_transform_translate(nil, &origin))
  }
}
#endif
