/// When a run that was requested with a delay begins.
struct DelayedBegin: Sendable {
  #if OVERSCROLL_BASIC
  // As in `StoredFloorPhase`.
  var dueAt: Double {
    get { .infinity }
    set {}
  }
  #else
  /// Seconds; infinity when none was requested.
  var dueAt = Double.infinity
  #endif
}
