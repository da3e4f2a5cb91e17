#if GTK
import CGtk
import Overscroll

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

// Separate from GObject.swift, which only names what Swift does not see, and from Viewport.swift, which knows no button.
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Allocates a frame, in whole points; more at its end where the widget needs more.
  func allocate(in frame: graphene_rect_t) {
    var least: gint = 0
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    let width = max(least, gint(frame.size.width))
    gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
    let height = max(least, gint(frame.size.height))
    var origin = frame.origin
    gtk_widget_allocate(self, width, height, -1, gsk_transform_translate(nil, &origin))
  }
}

extension Viewport {
  /// Points between an edge and a button at it.
  static var margin: Double { 6 }

  /// Places a button in the middle of an edge, as wide as its text, past what another one covers there, in points.
  func place(_ button: Widget, at edge: Edge, along axis: Axis, after taken: Double = 0) {
    var (least, natural) = (GtkRequisition(), GtkRequisition())
    gtk_widget_get_preferred_size(button, &least, &natural)
    let room = gint(size.width - 2 * Self.margin)
    natural.width = max(least.width, min(natural.width, room))
    let length = axis == .vertical ? Double(natural.height) : Double(natural.width)
    let across = axis == .vertical ? Double(natural.width) : Double(natural.height)
    let along = self.axis(axis)
    let near = Self.margin + taken
    let start = edge == .start ? near : self.length(along: axis) - near - length
    let first = min(along.logical(start), along.logical(start + length))
    let middle = max(0, (self.length(across: axis) - across) / 2)
    var place =
      axis == .vertical
      ? graphene_point_t(x: Float(middle), y: Float(first))
      : graphene_point_t(x: Float(first), y: Float(middle))
    let transform = gsk_transform_translate(nil, &place)
    gtk_widget_allocate(button, natural.width, natural.height, -1, transform)
  }
}
#endif
