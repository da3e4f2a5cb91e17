#if GTK
import CGtk

// Names for what Swift does not see of GObject: casts, and connections whose callback is typed.

/// A pointer to a widget.
package typealias Widget = UnsafeMutablePointer<GtkWidget>
/// A pointer to an adjustment.
package typealias Adjustment = UnsafeMutablePointer<GtkAdjustment>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same object, for functions that take a type Swift sees as opaque.
  package var opaque: OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  /// The same object as a widget.
  var widget: Widget { Widget(self) }
}

/// Whether an object is of a type.
func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
  g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}

/// A callback without arguments besides the emitter.
typealias PlainCallback = @convention(c) (gpointer, gpointer) -> Void
/// A callback for a property's change.
typealias NotifyCallback = @convention(c) (gpointer, gpointer, gpointer) -> Void

/// Connects a callback until the receiver is finalized.
func connect<Callback>(
  _ source: UnsafeMutableRawPointer,
  _ signal: String,
  to receiver: Widget,
  _ callback: Callback
) {
  let function = unsafeBitCast(callback, to: GCallback.self)
  g_signal_connect_object(source, signal, function, receiver, GConnectFlags(rawValue: 0))
}

/// Disconnects everything that was connected for a receiver.
func disconnect(_ source: UnsafeMutableRawPointer, from receiver: Widget) {
  g_signal_handlers_disconnect_matched(source, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, receiver)
}
#endif
