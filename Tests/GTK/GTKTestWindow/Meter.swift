#if GTK
import CGtk
import OverscrollGTK

/// Tells for each frame where rows were painted, and what may have moved them.
final class Meter {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let say: ([String: Any]) -> Void
  /// The list: a finger beside it, as where a larger window is not yet laid out, does not count.
  private let list: UnsafeMutablePointer<GtkWidget>
  /// The list's state and its rows.
  private let read: () -> [String: Any]
  /// What the app has done since the last frame.
  var done: [String] = []
  /// The finger's way since the last frame, in points.
  private var way = 0.0
  /// Where the finger came down, and where it was last; nil without a finger.
  private var finger: (start: Double, last: Double)?
  /// How many fingers have come down.
  private var contacts = 0
  /// Whether a finger was down at any time since the last frame.
  private var wasDown = false
  /// The time of the present frame, in seconds.
  private var time = 0.0

  init(
    _ window: UnsafeMutablePointer<GtkWidget>,
    _ list: UnsafeMutablePointer<GtkWidget>,
    _ say: @escaping ([String: Any]) -> Void,
    _ read: @escaping () -> [String: Any]
  ) {
    (self.window, self.list, self.say, self.read) = (window, list, say, read)
    let me = Unmanaged.passUnretained(self).toOpaque()
    let controller = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window, controller)
    let event: @convention(c) (gpointer, OpaquePointer, gpointer) -> gboolean = { _, event, meter in
      Unmanaged<Meter>.fromOpaque(meter).takeUnretainedValue().follow(event)
      return 0
    }
    let painted: @convention(c) (gpointer, gpointer) -> Void = { _, meter in
      Unmanaged<Meter>.fromOpaque(meter).takeUnretainedValue().painted()
    }
    let sources = [
      (controller, "event", unsafeBitCast(event, to: GCallback.self)),
      (
        gtk_widget_get_frame_clock(window), "after-paint",
        unsafeBitCast(painted, to: GCallback.self)
      ),
    ]
    for (source, signal, function) in sources {
      g_signal_connect_data(
        source.map { UnsafeMutableRawPointer($0) },
        signal,
        function,
        me,
        nil,
        GConnectFlags(rawValue: 0)
      )
    }
    // Every frame counts, also one in which GTK has nothing to paint.
    gtk_widget_add_tick_callback(
      window,
      { _, clock, meter in
        guard let clock, let meter else { return 0 }
        Unmanaged<Meter>.fromOpaque(meter).takeUnretainedValue().time =
          Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
        return 1
      },
      me,
      nil
    )
  }

  private func follow(_ event: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN:
      let target = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT)
      guard let target, gtk_widget_is_ancestor(target, list) != 0 else { break }
      finger = (y, y)
      wasDown = true
      contacts += 1
    case GDK_TOUCH_UPDATE, GDK_TOUCH_END:
      if let last = finger?.last { way += y - last }
      finger?.last = y
      if gdk_event_get_event_type(event) == GDK_TOUCH_END { finger = nil }
    case GDK_TOUCH_CANCEL: finger = nil
    default: break
    }
  }

  private func painted() {
    var frame = read()
    frame["frame"] = time
    frame["way"] = way
    frame["down"] = wasDown
    frame["contacts"] = contacts
    frame["travel"] = finger.map { $0.last - $0.start } ?? 0
    frame["did"] = done
    say(frame)
    (way, done, wasDown) = (0, [], finger != nil)
  }
}
#endif
