#if GTK
import CGtk

/// A page for a floor: a button above a scrolled window with rows, and a label below it.
final class FloorPage {
  let widget: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  private let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
  /// Called when the button is clicked.
  var onChoose: (Bool) -> Void = { _ in }

  init() {
    let button = gtk_button_new_with_label("Choose")
    let clicked: @convention(c) (gpointer, gpointer) -> Void = { _, page in
      Unmanaged<FloorPage>.fromOpaque(page).takeUnretainedValue().onChoose(true)
    }
    g_signal_connect_data(
      button,
      "clicked",
      unsafeBitCast(clicked, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      GConnectFlags(rawValue: 0)
    )
    let rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for number in 0..<20 { append(Self.label("Item \(number)"), to: rows) }
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), rows)
    gtk_widget_set_size_request(scrolled, -1, 250)
    append(button, to: widget)
    append(scrolled, to: widget)
    let below = Self.label("Below")
    gtk_widget_set_vexpand(below, 1)
    append(below, to: widget)
  }

  private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
    let label = gtk_label_new(text)
    gtk_widget_set_size_request(label, -1, 40)
    return label
  }

  private func append(
    _ child: UnsafeMutablePointer<GtkWidget>?,
    to box: UnsafeMutablePointer<GtkWidget>?
  ) {
    gtk_box_append(UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkBox.self), child)
  }

  /// Where its scrolled window is scrolled to.
  var offset: Double {
    gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)))
  }

  func contains(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_is_ancestor(widget, self.widget) != 0
  }
}
#endif
