#if GTK
import CGtk
import Foundation

/// The time, frame and timer source of a control; tests replace it.
package protocol FrameClock: AnyObject {
  /// The present time, in seconds, monotonic.
  var now: Double { get }
  /// The date to show as that of the last update.
  var date: Date { get }
  /// Calls a closure with the frame's time before every frame, until stopped.
  func start(_ body: @escaping (Double) -> Void)
  /// Stops the calls.
  func stop()
  /// Calls a closure at a time; replaces an earlier call, and with infinity cancels it.
  func wake(at time: Double, _ body: @escaping (Double) -> Void)
}

/// The frame clock of a widget, and GLib's timers.
///
/// A widget that is not on the screen has no frames, so a wake is a timer.
final class WidgetClock: FrameClock {
  // The viewport's widget owns this clock.
  private let widget: Widget
  private var callback: guint = 0
  private var timer: guint = 0
  private var onFrame: ((Double) -> Void)?
  private var onWake: ((Double) -> Void)?

  init(_ widget: Widget) {
    self.widget = widget
  }

  var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  var date: Date { Date() }

  func start(_ body: @escaping (Double) -> Void) {
    stop()
    onFrame = body
    callback = gtk_widget_add_tick_callback(
      widget,
      { _, frames, clock in
        guard let frames, let clock else { return 0 }
        let time = Double(gdk_frame_clock_get_frame_time(frames)) / 1e6
        Unmanaged<WidgetClock>.fromOpaque(clock).takeUnretainedValue().onFrame?(time)
        return 1
      },
      Unmanaged.passRetained(self).toOpaque(),
      { clock in if let clock { Unmanaged<WidgetClock>.fromOpaque(clock).release() } }
    )
  }

  func stop() {
    if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
    callback = 0
    onFrame = nil
  }

  func wake(at time: Double, _ body: @escaping (Double) -> Void) {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    onWake = body
    guard time < .infinity else { return }
    let milliseconds = max(0, (time - now) * 1e3).rounded(.up)
    timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT,
      guint(min(milliseconds, 1e9)),
      { clock in
        guard let clock else { return 0 }
        Unmanaged<WidgetClock>.fromOpaque(clock).takeUnretainedValue().timerFired()
        return 0
      },
      Unmanaged.passRetained(self).toOpaque(),
      { clock in if let clock { Unmanaged<WidgetClock>.fromOpaque(clock).release() } }
    )
  }

  private func timerFired() {
    timer = 0
    onWake?(now)
  }
}
#endif
