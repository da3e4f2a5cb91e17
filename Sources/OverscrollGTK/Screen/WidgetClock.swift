#if GTK
import CGtk
import Foundation
import OverscrollHosting

/// The frame clock of a widget, and GLib's timers.
///
/// A widget that is not on the screen has no frames, so a wake is a timer.
final class WidgetClock: FrameClock {
  // The viewport's widget owns this clock.
  private let widget: Widget
  private var callback: guint = 0
  private var timer: guint = 0
  private var onFrame: (@MainActor (Double) -> Void)?
  private var onWake: (@MainActor (Double) -> Void)?

  init(_ widget: Widget) {
    self.widget = widget
  }

  var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  var date: Date { Date() }

  func start(_ body: @escaping @MainActor (Double) -> Void) {
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

  func wake(at time: Double, _ body: @escaping @MainActor (Double) -> Void) {
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
