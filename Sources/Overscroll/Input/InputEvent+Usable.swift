/// The border where numbers that are not finite stop; a file of its own because hosts never see it.
extension InputEvent {
  /// Whether every number in the event is finite and of a size that cannot overflow further on.
  var isUsable: Bool {
    guard Self.isUsable(time) else { return false }
    switch kind {
    case .contactBegan(_, let position), .contactMoved(_, let position):
      return Self.isUsable(position)
    case .wheelMoved(let delta, _):
      return Self.isUsable(delta)
    case .scrolled(let metrics, _):
      return Self.isUsable(
        abs(metrics.offset) + abs(metrics.viewport) + abs(metrics.extent)
          + abs(metrics.baseStart) + abs(metrics.baseEnd)
      )
    case .environmentChanged(let environment):
      return Self.isUsable(environment.scale)
    case .configured, .contactEnded, .contactCancelled, .beginRequested, .externalLoadingChanged,
      .actionFinished, .cancelRequested, .signal:
      return true
    }
  }

  private static func isUsable(_ number: Double) -> Bool {
    abs(number) <= 1e12  // false for NaN as well
  }
}
