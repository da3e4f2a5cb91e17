#if GTK
import CGtk

/// Runs the main actor's tasks from GLib's main loop.
///
/// GTK apps run GLib's loop, which does not know libdispatch, on whose main queue the main actor
/// runs: without this, no task would ever start. Libdispatch signals work by an event descriptor.
enum MainQueueSource {
  /// Adds the source to GLib's default context, once.
  ///
  /// Elsewhere than on the first thread of the process there is another loop already, which drains
  /// the main queue: that of a test runner, or after an `await` of an asynchronous `main`.
  static func add() {
    _ = isAdded
  }

  private static let isAdded: Bool = {
    guard overscroll_is_first_thread() != 0 else { return false }
    g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(),
      G_IO_IN,
      { descriptor, _, _ in
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      },
      nil
    )
    return true
  }()
}
#endif
