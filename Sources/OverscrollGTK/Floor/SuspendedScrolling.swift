#if GTK
import CGtk

/// A scrolled window that does not scroll, because a floor has the screen; released, it scrolls as before.
final class SuspendedScrolling {
  private let scrolled: OpaquePointer
  private let isKinetic: Bool
  /// The scroll bars that are hidden meanwhile.
  private let bars: [Widget]

  init(_ scrolled: OpaquePointer) {
    self.scrolled = scrolled
    g_object_ref(UnsafeMutableRawPointer(scrolled))
    // A scrolled window's own gestures take a finger before those that are inside of it.
    isKinetic = gtk_scrolled_window_get_kinetic_scrolling(scrolled) != 0
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 0)
    let all = [
      gtk_scrolled_window_get_hscrollbar(scrolled), gtk_scrolled_window_get_vscrollbar(scrolled),
    ]
    bars = all.compactMap { $0 }.filter { gtk_widget_get_visible($0) != 0 }
    for bar in bars { gtk_widget_set_visible(bar, 0) }
  }

  /// Stops the motion that a touchpad's end began.
  ///
  /// A scrolled window goes on by itself even if the touchpad has scrolled another one, inside of it.
  func stop() {
    // Only switched off does it stop.
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 1)
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 0)
  }

  isolated deinit {
    for bar in bars { gtk_widget_set_visible(bar, 1) }
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, isKinetic ? 1 : 0)
    g_object_unref(UnsafeMutableRawPointer(scrolled))
  }
}
#endif
