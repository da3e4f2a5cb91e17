import CAdwaita

// Names for what Swift does not see of GTK: casts, callbacks, and a few widgets with their settings.

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same object, for functions that take a type Swift sees as opaque.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// The same object as another type.
  func cast<Type>(_ type: Type.Type) -> UnsafeMutablePointer<Type> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// Calls a closure for each signal, whatever its arguments, for as long as the object lives.
  func on(_ signal: String, _ action: @escaping () -> Void) {
    let callback: @convention(c) (gpointer) -> Void = { Action<Void>.at($0).perform() }
    connect(UnsafeMutableRawPointer(self), signal, callback, Action(action), G_CONNECT_SWAPPED)
  }

  /// Calls a closure for a key while the focus is in the widget; it returns whether it has used the key.
  func onKey(_ key: Int32, _ action: @escaping () -> Bool) {
    let controller = gtk_shortcut_controller_new()
    let perform = gtk_callback_action_new(
      { _, _, action in
        guard let action else { return 0 }
        return Action<Bool>.at(action).perform() ? 1 : 0
      },
      Unmanaged.passRetained(Action(action)).toOpaque(),
      { action in if let action { Unmanaged<Action<Bool>>.fromOpaque(action).release() } }
    )
    let trigger = gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0))
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, perform))
    gtk_widget_add_controller(self, controller)
  }

  /// Calls a closure when a finger swipes in the direction in which a page is taken away.
  func onSwipeBack(_ action: @escaping () -> Void) {
    let swipe: OpaquePointer = gtk_gesture_swipe_new()
    gtk_gesture_single_set_touch_only(swipe, 1)
    gtk_event_controller_set_propagation_phase(swipe, GTK_PHASE_CAPTURE)
    let swiped: @convention(c) (gpointer, gdouble, gdouble, gpointer) -> Void = {
      swipe,
      x,
      y,
      action in
      let widget = gtk_event_controller_get_widget(OpaquePointer(swipe))
      let back = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? -x : x
      // In points a second, about as fast as a page that is pushed.
      if back > 300, back > 2 * abs(y) { Action<Void>.at(action).perform() }
    }
    connect(UnsafeMutableRawPointer(swipe), "swipe", swiped, Action(action))
    gtk_widget_add_controller(self, swipe)
  }
}

/// A closure that GTK owns.
private final class Action<Result> {
  let perform: () -> Result

  init(_ perform: @escaping () -> Result) {
    self.perform = perform
  }

  static func at(_ pointer: gpointer) -> Action {
    Unmanaged<Action>.fromOpaque(pointer).takeUnretainedValue()
  }
}

/// Connects a callback, which receives an object as its last argument, and retains the object.
func connect<Callback>(
  _ source: UnsafeMutableRawPointer,
  _ signal: String,
  _ callback: Callback,
  _ receiver: AnyObject,
  _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
) {
  g_signal_connect_data(
    source,
    signal,
    unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(receiver).toOpaque(),
    { receiver, _ in
      if let receiver { Unmanaged<AnyObject>.fromOpaque(receiver).release() }
    },
    flags
  )
}

/// What GTK makes; it ends the program itself if memory is short.
func made<Made>(_ object: Made?) -> Made {
  guard let object else { preconditionFailure("GTK has made no object.") }
  return object
}

/// A label whose text is never read as markup, and wraps.
func label(_ classes: String...) -> Widget {
  let label = made(gtk_label_new(nil))
  gtk_label_set_xalign(label.opaque, 0)
  gtk_label_set_wrap(label.opaque, 1)
  gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
  for name in classes { gtk_widget_add_css_class(label, name) }
  return label
}

/// A button with a picture, and a name for those who do not see it.
func button(icon: String, _ name: String) -> Widget {
  let button = made(gtk_button_new_from_icon_name(icon))
  gtk_widget_set_tooltip_text(button, name)
  return button
}

/// A header bar with a title, and with buttons at its start.
func bar(_ title: Widget, _ buttons: Widget...) -> Widget {
  let bar = made(adw_header_bar_new())
  adw_header_bar_set_title_widget(bar.opaque, title)
  for button in buttons { adw_header_bar_pack_start(bar.opaque, button) }
  return bar
}

/// Widgets one below the other.
func column(_ children: Widget..., spacing: Int32 = 0) -> Widget {
  box(GTK_ORIENTATION_VERTICAL, children, spacing)
}

/// Widgets one beside the other.
func line(_ children: Widget..., spacing: Int32) -> Widget {
  box(GTK_ORIENTATION_HORIZONTAL, children, spacing)
}

private func box(_ orientation: GtkOrientation, _ children: [Widget], _ spacing: Int32) -> Widget {
  let box = made(gtk_box_new(orientation, spacing))
  for child in children { gtk_box_append(box.cast(GtkBox.self), child) }
  return box
}

func setMargins(_ widget: Widget, _ across: Int32, _ along: Int32) {
  gtk_widget_set_margin_start(widget, across)
  gtk_widget_set_margin_end(widget, across)
  gtk_widget_set_margin_top(widget, along)
  gtk_widget_set_margin_bottom(widget, along)
}
