internal import Overscroll
internal import OverscrollGraphics

// How the built-in looks show a load-more. In a file of its own because a refresh knows nothing of
// it.
extension IndicatorInput {
  /// The instant to draw for this one.
  ///
  /// A load-more that no pull starts does not follow one, and one that failed goes on showing it:
  /// its picture is that of a result at rest. One that found no more to load is at its end at once.
  var shown: IndicatorInput {
    guard role == .loadMore else { return self }
    var shown = self
    if !trigger.isPull { shown.progress = 0 }
    switch phase {
    case .idle, .pulling:
      guard !trigger.isPull, lastOutcome == .failed else { break }
      shown.phase = .finishing(.failed)
      // Complete, and with a loop that has come to rest upright.
      shown.secondsInPhase = 1
      shown.time = 0.8
    case .finishing(.exhausted):
      shown.phase = .exhausted
    case .armed, .running, .finishing, .exhausted:
      break
    }
    return shown
  }

  /// Whether it waits to be asked, by scrolling or a tap, with nothing to tell about a pull.
  var isWaiting: Bool {
    switch phase {
    case .idle, .pulling: role == .loadMore && !trigger.isPull
    case .armed, .running, .finishing, .exhausted: false
    }
  }

  /// Whether there is no more to load.
  var isExhausted: Bool {
    if case .exhausted = phase { true } else { false }
  }

  /// The color of a figure at rest: plainer where it is all there is to see and may be tapped.
  var restSlot: PaletteSlot { isWaiting ? .secondary : .track }
}

extension Trigger {
  /// Whether a run is started by pulling.
  var isPull: Bool {
    switch self {
    case .release, .reach: true
    case .automatic, .tap, .none: false
    }
  }
}
