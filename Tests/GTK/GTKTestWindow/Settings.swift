#if GTK
import CGtk

/// The settings of the display that an option changes.
enum Settings {
  static func set(_ name: String, to flag: Bool) {
    set(name, GType(5 << 2)) { g_value_set_boolean(&$0, flag ? 1 : 0) }  // G_TYPE_BOOLEAN
  }

  static func set(_ name: String, to number: Int) {
    set(name, GType(6 << 2)) { g_value_set_int(&$0, gint(number)) }  // G_TYPE_INT
  }

  static func set(_ name: String, to text: String) {
    set(name, GType(16 << 2)) { g_value_set_string(&$0, text) }  // G_TYPE_STRING
  }

  private static func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, name, &value)
    g_value_unset(&value)
  }

  /// Applies options, before the first widget is made.
  static func apply(_ options: Options) {
    set("gtk-application-prefer-dark-theme", to: options.isDark)
    if options.isHighContrast { set("gtk-theme-name", to: "Default-hc") }
    if options.hasLessMotion { set("gtk-enable-animations", to: false) }
    if options.textScale != 1 { set("gtk-xft-dpi", to: Int(96 * 1024 * options.textScale)) }
    if options.isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
    if let color = options.background { addStyle("overscroll { background: \(color); }") }
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
}
#endif
