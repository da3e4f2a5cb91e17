#if GTK
import Foundation
import Testing

/// All tests of the GTK host, one after the other: they share the settings of a display.
///
/// They need one, even though no window is shown.
@Suite(.serialized, .enabled(if: hasDisplay)) enum GTKTests {}

nonisolated private let hasDisplay =
  getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
#endif
