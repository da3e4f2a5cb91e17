#if GTK
import CGtk
import Overscroll

extension Environment {
  /// The environment of a widget.
  init(of widget: Widget) {
    self.init(
      reduceMotion: integerSetting("gtk-enable-animations", of: widget) == 0,
      scale: Double(gtk_widget_get_scale_factor(widget)),
      direction: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    )
  }
}

/// A setting of a widget's display: a number, or 1 for true.
func integerSetting(_ name: String, of widget: Widget) -> gint {
  guard let settings = gtk_widget_get_settings(widget) else { return 0 }
  var value = GValue()
  g_value_init(&value, GType(6 << 2))  // G_TYPE_INT, to which GLib converts a Boolean
  defer { g_value_unset(&value) }
  let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  g_object_get_property(object, name, &value)
  return g_value_get_int(&value)
}
#endif
