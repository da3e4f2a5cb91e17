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
