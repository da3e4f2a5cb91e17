import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators

/// The input for one frame, with a figure of 28 points in the middle of a square of 56, at (28,
/// 28), where it also is when a pull begins: the square does not come with the content.
func instant(
  _ phase: Phase,
  progress: Double = 1,
  seconds: Double = 1,
  time: Double = 0,
  reduceMotion: Bool = false
) -> IndicatorInput {
  var input = IndicatorInput(
    progress: progress,
    phase: phase,
    secondsInPhase: seconds,
    time: time,
    width: 56,
    height: 56,
    environment: Environment(reduceMotion: reduceMotion)
  )
  input.layer = .behind
  // A result is that of a run.
  if case .finishing = phase { (input.previousPhase, input.secondsInPrevious) = (.running, 3) }
  return input
}

/// One frame of a pull that was armed and is released partially.
func returning(_ phase: Phase, seconds: Double, lasted: Double = 1) -> IndicatorInput {
  var input = instant(phase, progress: 0.95, seconds: seconds)
  (input.previousPhase, input.secondsInPrevious) = (.armed, lasted)
  return input
}

/// One frame of a load-more, in the same square.
func load(
  _ phase: Phase,
  progress: Double = 1,
  seconds: Double = 1,
  time: Double = 0,
  _ trigger: Trigger,
  edge: Edge = .end,
  last outcome: Outcome? = nil
) -> IndicatorInput {
  var input = instant(phase, progress: progress, seconds: seconds, time: time)
  (input.role, input.edge, input.trigger, input.lastOutcome) = (.loadMore, edge, trigger, outcome)
  return input
}

extension BuiltinIndicator {
  /// The looks that follow this module's own rules; the others follow those of the original
  /// controls.
  static let ours: [BuiltinIndicator] = [
    .arrow, .ring, .path, .tick, .petals, .material, .frames, .drop, .wave, .segments, .liquid,
    .morph, .field,
  ]
  /// Those of them that the pull draws as lines; the others are filled shapes.
  static let drawnInLines: [BuiltinIndicator] = [
    .arrow, .ring, .path, .tick, .material, .wave, .segments,
  ]
  /// Those of them that are a figure in the middle; the others fill the whole rectangle.
  static let figures: [BuiltinIndicator] = ours.filter { ![.wave, .liquid, .field].contains($0) }
}

extension Phase {
  /// Every phase with every outcome.
  static let all: [Phase] = [
    .idle, .pulling, .armed, .running, .finishing(.succeeded), .finishing(.failed),
    .finishing(.cancelled), .finishing(.exhausted), .exhausted,
  ]
}
