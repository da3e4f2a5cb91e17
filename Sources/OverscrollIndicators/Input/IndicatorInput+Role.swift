package import Overscroll
package import OverscrollGraphics

// How the built-in looks show a load-more. Separate file because a refresh does not need it.
extension IndicatorInput {
  /// The state to draw for this input.
  ///
  /// A load-more that is not pulled does not follow pulls. After a failure it keeps showing the
  /// result without animation. An exhausted one is shown without a transition.
  package var shown: IndicatorInput {
    guard role == .loadMore else { return self }
    var shown = self
    if !trigger.isPull { shown.progress = 0 }
    switch phase {
    case .idle, .pulling:
      guard !trigger.isPull, lastOutcome == .failed else { break }
      shown.phase = .finishing(.failed)
      // Complete, and with a loop that has stopped upright.
      shown.secondsInPhase = 1
      shown.time = 0.8
    case .finishing(.exhausted):
      shown.phase = .exhausted
    case .armed, .running, .finishing, .exhausted:
      break
    }
    return shown
  }

  /// Whether it waits for scrolling or a tap and has no pull to show.
  package var isWaiting: Bool {
    switch phase {
    case .idle, .pulling: role == .loadMore && !trigger.isPull
    case .armed, .running, .finishing, .exhausted: false
    }
  }

  /// Whether there is no more to load.
  package var isExhausted: Bool {
    if case .exhausted = phase { true } else { false }
  }

  /// The color of a figure at rest: plainer if it is the only thing visible and can be tapped.
  package var restSlot: PaletteSlot { isWaiting ? .secondary : .track }
}

extension Trigger {
  /// Whether pulling starts a run.
  package var isPull: Bool {
    switch self {
    case .release, .reach: true
    case .automatic, .tap, .none: false
    }
  }
}
