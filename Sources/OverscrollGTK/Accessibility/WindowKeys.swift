#if GTK
import CGtk
import OverscrollHosting

/// Keys of the focused window for a visible list: F5 and Control-R begin its refresh, Escape closes its
/// floor.
enum WindowKeys {
  /// Adds the keys to a viewport, for its whole window.
  static func add(to widget: Widget) {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_MANAGED)
    let none = GdkModifierType(rawValue: 0)
    let refresh: GtkShortcutFunc = { widget, _, _ in
      ViewportType.viewport(widget)?.beginRefreshByKey() == true ? 1 : 0
    }
    let close: GtkShortcutFunc = { widget, _, _ in
      ViewportType.viewport(widget)?.closeFloorByKey() == true ? 1 : 0
    }
    for (key, modifiers, function) in [
      (GDK_KEY_F5, none, refresh), (GDK_KEY_r, GDK_CONTROL_MASK, refresh),
      (GDK_KEY_Escape, none, close),
    ] {
      let action = gtk_callback_action_new(function, nil, nil)
      let trigger = gtk_keyval_trigger_new(guint(key), modifiers)
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
      for part in attachment.list.parts where part.canBeRefreshed {
        return part.begin(by: .key) != nil
      }
    }
    return false
  }

  /// Closes the open floor, if the list is visible and has one.
  ///
  /// - Returns: Whether it closes now.
  fileprivate func closeFloorByKey() -> Bool {
    gtk_widget_get_mapped(widget) != 0 && openFloor?.close() == true
  }
}
#endif
