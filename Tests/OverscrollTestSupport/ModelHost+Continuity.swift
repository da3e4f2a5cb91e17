import Overscroll

/// R17: what is read moves only by a finger, by scrolling, or along a motion's curve from where it is.
///
/// A frame before an event and one right after it, at the same time, show what the event itself moves.
extension ModelHost {
  /// The place of the content on the screen, up to a constant, in points.
  private var place: Double { invariants.displacement - reported.offset }

  /// What a host's rounding to pixels may move, in points.
  private static let tolerance = 1.5

  /// Requires that an event, if it happened now, would leave what is read where it is.
  mutating func requireContinuity(of kind: InputEvent.Kind) {
    guard presence == .shown, invariants.violation == nil, !invariants.hasJumps else { return }
    var host = self
    host.metrics = reported
    host.deliver(.frame)
    // A toolkit that does not bounce scrolls content back that lies past its edge.
    guard bounce == .native || host.isInRange else { return }
    let offset = host.metrics.offset
    host.metrics = metrics
    host.metrics.offset = offset
    guard let allowed = host.travels(by: kind) else { return }
    // Behind an open floor nothing is read.
    guard host.invariants.start.floor != .open, host.invariants.end.floor != .open else { return }
    let before = host.place
    host.deliver(kind)
    host.deliver(.frame)
    guard host.invariants.violation == nil, host.presence == .shown else { return }
    let travel = host.place - before
    let isExpected = allowed.contains { abs(travel - $0) <= Self.tolerance }
    invariants.require(isExpected, "R17: \(kind) moves the content by \(travel), not \(allowed)")
  }

  /// How far an event may move the content on the screen, in points; nil if it may move it as it likes.
  ///
  /// Rows above what is read move the content by their length, so that what is read stays.
  private func travels(by kind: InputEvent.Kind) -> [Double]? {
    guard case .raw(let event) = kind else { return nil }
    switch event.code {
    case .scrolled:
      return event.flag ? nil : [reported.offset - event.metrics.offset]
    case .contentChanged:
      // What does not fill the viewport cannot stay where it is.
      if reported.extent <= reported.viewport { return nil }
      guard event.flag else { return [0, reported.extent - event.x] }
      // Where what is read is removed, something else is read.
      return event.y < 0 ? nil : [-event.y]
    case .contactBegan, .contactEnded, .contactCancelled, .wheelBegan, .wheelEnded, .beginRequested,
      .externalLoadingChanged, .actionFinished, .cancelRequested, .resetRequested, .floorRequested,
      .exhaustRequested, .uncoverRequested, .concurrencyChanged, .prefetchFinished,
      .environmentChanged:
      return [0]
    case .contactMoved, .wheelMoved, .frame, .woke, .attached, .shown, .hidden, .detached:
      return nil
    }
  }
}
