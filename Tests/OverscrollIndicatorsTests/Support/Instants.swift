import Foundation
import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// On Apple platforms Foundation exports MacTypes, which declares these names too; declarations in
// the target take precedence.
typealias Point = OverscrollGraphics.Point
typealias Rect = OverscrollGraphics.Rect

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
  static let figures: [BuiltinIndicator] = ours.filter {
    ![.drop, .wave, .liquid, .field].contains($0)
  }
}

extension Phase {
  /// Every phase with every outcome.
  static let all: [Phase] = [
    .idle, .pulling, .armed, .running, .finishing(.succeeded), .finishing(.failed),
    .finishing(.cancelled), .finishing(.exhausted), .exhausted,
  ]
}

/// The sizes that the originals' looks were designed for.
enum OriginalInstants {
  static func height(of look: BuiltinIndicator) -> Double {
    switch look.original {
    case nil: 56
    case .ego: 65
    case .cll: 60
    case .mj: 54
    case .mrefresh, .yq: 50
    }
  }
}

/// An angle in -π...π.
func wrapped(_ angle: Double) -> Double {
  remainder(angle, 2 * .pi)
}

/// Checks that both ends of a run's arc only go forward, once round in so many seconds.
///
/// - Parameters:
///   - seconds: How long a turn takes.
///   - largest: What neither end may go in a hundredth of a second, in radians.
///   - arc: Where the arc starts and how long it is, in radians, at a time.
func expectOneTurn(
  in seconds: Double,
  step largest: Double,
  arc: (Double) -> (start: Double, sweep: Double)
) {
  var before = arc(0)
  var ways = (start: 0.0, end: 0.0)
  for frame in 1...Int((seconds * 100).rounded()) {
    let now = arc(Double(frame) / 100)
    let step = wrapped(now.start - before.start)
    let endStep = wrapped(now.start + now.sweep - before.start - before.sweep)
    #expect(step > 0 && endStep > 0)
    #expect(step < largest && endStep < largest)
    ways = (ways.start + step, ways.end + endStep)
    before = now
  }
  #expect(ways.start.isClose(to: 2 * .pi, within: 0.01))
  #expect(ways.end.isClose(to: 2 * .pi, within: 0.01))
}
