internal import Overscroll

// How the looks of the old controls move: by their own durations and curves, where the other looks
// share theirs.
extension IndicatorInput {
  /// How far what an armed pull turns over has turned, 0...1.
  ///
  /// Turning back takes as long, and starts from where turning had come.
  func turned(in seconds: Double, _ curve: Curve) -> Double {
    let share = curve.value(at: secondsInPhase / seconds)
    switch phase {
    case .armed: return share
    case .idle, .pulling:
      guard case .armed = previousPhase else { return 0 }
      return curve.value(at: secondsInPrevious / seconds) * (1 - share)
    case .running, .finishing, .exhausted: return 0
    }
  }

  /// Seconds since the run began, going on while it closes; nil when there is neither.
  var secondsInRun: Double? {
    switch phase {
    case .running: return secondsInPhase
    case .finishing:
      guard case .running = previousPhase else { return secondsInPhase }
      return secondsInPhase + secondsInPrevious
    case .idle, .pulling, .armed, .exhausted: return nil
    }
  }

  /// Whether a run is under way.
  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  /// Whether there is nothing to draw in.
  var isWithoutRoom: Bool { width <= 0 || height <= 0 }

  /// The pull's share of a picture, 0...1.
  var pulledShare: Double { min(progress, 1) }

  /// The width of the wider line of text, in points.
  var textWidth: Double { max(titleWidth, detailWidth) }

  /// Whether left and right change places, which the old controls mostly did not think of.
  var isMirrored: Bool { fidelity == .corrected && environment.direction == .rightToLeft }
}
