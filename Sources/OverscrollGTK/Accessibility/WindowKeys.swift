#if GTK
import CGtk

/// F5 and Control-R, which begin the refresh of a visible list of the focused window.
enum RefreshKeys {
  /// Adds the keys to a viewport, for its whole window.
  static func add(to widget: Widget) {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_MANAGED)
    let keys = [
      (guint(GDK_KEY_F5), GdkModifierType(rawValue: 0)),
      (guint(GDK_KEY_r), GDK_CONTROL_MASK),
    ]
    for (key, modifiers) in keys {
      let action = gtk_callback_action_new(
        { widget, _, _ in ViewportType.viewport(widget)?.beginRefreshByKey() == true ? 1 : 0 },
        nil,
        nil
      )
      let trigger = gtk_keyval_trigger_new(key, modifiers)
      gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
    }
    gtk_widget_add_controller(widget, controller)
  }
}

extension Viewport {
  /// Begins a refresh, if the list is visible and has one.
  ///
  /// - Returns: Whether it runs now.
  fileprivate func beginRefreshByKey() -> Bool {
    guard gtk_widget_get_mapped(widget) != 0 else { return false }
    for attachment in attachments {
      for part in attachment.parts where part.role == .refresh && !part.isHidden {
        return part.begin(by: .key) != nil
      }
    }
    return false
  }
}
#endif
