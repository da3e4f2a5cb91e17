#if GTK
import CGtk
import Glibc
import OverscrollHosting

// What assistive technologies learn of a list: whether it is busy, and texts to say.
extension Viewport {
  /// Updates whether the list is busy: while a run lasts.
  func setBusy() {
    let isBusy = attachments.contains { $0.list.parts.contains { $0.currentRun != nil } }
    setAccessibleState(GTK_ACCESSIBLE_STATE_BUSY, of: widget, to: isBusy)
  }

  /// Says a text without interrupting what is being said.
  ///
  /// GTK announces since 4.14. Before, the text becomes the name of this widget, a change that
  /// screen readers may or may not say.
  func announce(_ text: String) {
    guard let announce = dlsym(nil, "gtk_accessible_announce") else { return setName(text) }
    typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void
    let mediumPriority: CInt = 1
    unsafeBitCast(announce, to: Announce.self)(widget.opaque, text, mediumPriority)
  }

  private func setName(_ text: String) {
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
    g_value_unset(&value)
  }
}

/// Tells assistive technologies a state of a widget that is true or false.
func setAccessibleState(_ state: GtkAccessibleState, of widget: Widget, to isTrue: Bool) {
  var state = state
  var value = GValue()
  g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN
  g_value_set_boolean(&value, isTrue ? 1 : 0)
  gtk_accessible_update_state_value(widget.opaque, 1, &state, &value)
  g_value_unset(&value)
}
#endif
