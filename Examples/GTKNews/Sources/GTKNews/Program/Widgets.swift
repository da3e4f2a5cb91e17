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

  /// Calls a closure for each signal, for as long as the object lives.
  func on(_ signal: String, _ action: @escaping () -> Void) {
    on(signal) { _ in action() }
  }

  /// Calls a closure with the first argument of each signal, which is an object or a number.
  func on(_ signal: String, _ action: @escaping (OpaquePointer?) -> Void) {
    let callback: @convention(c) (gpointer, OpaquePointer?) -> Void = { Action.at($0).perform($1) }
    connect(signal, callback, Action(action))
  }

  /// Calls a closure when a finger swipes in the direction in which a page is taken away.
  func onSwipeBack(_ action: @escaping () -> Void) {
    let swipe = made(gtk_gesture_swipe_new())
    gtk_gesture_single_set_touch_only(swipe, 1)
    gtk_event_controller_set_propagation_phase(swipe, GTK_PHASE_CAPTURE)
    typealias Swiped = @convention(c) (gpointer, gdouble, gdouble, OpaquePointer) -> Void
    let swiped: Swiped = { action, x, y, swipe in
      let widget = gtk_event_controller_get_widget(swipe)
      let back = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? -x : x
      // In points a second, about as fast as a page that is pushed.
      if back > 300, back > 2 * abs(y) { Action.at(action).perform(nil) }
    }
    Widget(swipe).connect("swipe", swiped, Action { _ in action() })
    gtk_widget_add_controller(self, swipe)
  }

  /// Connects a callback whose first argument is an action, which lives as long as the object.
  private func connect<Callback>(_ signal: String, _ callback: Callback, _ action: Action) {
    g_signal_connect_data(
      self,
      signal,
      unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(action).toOpaque(),
      { action, _ in
        if let action { Unmanaged<Action>.fromOpaque(action).release() }
      },
      G_CONNECT_SWAPPED
    )
  }

  /// Adds an action with a name to an application or a window.
  @discardableResult
  func addAction(_ name: String, _ perform: @escaping () -> Void) -> Widget {
    let action = Widget(made(g_simple_action_new(name, nil)))
    action.on("activate", perform)
    g_action_map_add_action(opaque, action.opaque)
    return action
  }
}

/// A closure that GTK owns.
private final class Action {
  let perform: (OpaquePointer?) -> Void

  init(_ perform: @escaping (OpaquePointer?) -> Void) {
    self.perform = perform
  }

  static func at(_ pointer: gpointer) -> Action {
    Unmanaged<Action>.fromOpaque(pointer).takeUnretainedValue()
  }
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
