import Overscroll
import OverscrollCatalog
import OverscrollIndicators

/// Frames that show the originals' looks, in the sizes they were designed for.
enum OriginalInstants {
  /// The frames of a look, each with its name.
  static func of(_ look: BuiltinIndicator) -> [(String, IndicatorInput)] {
    [
      ("original: pulling, 0.5", at(.pulling, 0.5, look, .original)),
      ("corrected: pulling, 0.5", at(.pulling, 0.5, look, .corrected)),
      ("corrected: armed, after 0.09 s", at(.armed, 1.1, after: 0.09, look, .corrected)),
      ("corrected: running, after 0.5 s", at(.running, 1, after: 0.5, look, .corrected)),
      (
        "corrected: finishing, after 0.075 s",
        at(.finishing(.succeeded), 1, after: 0.075, look, .corrected)
      ),
    ]
  }

  private static func at(
    _ phase: Phase,
    _ progress: Double,
    after seconds: Double = 5,
    _ look: BuiltinIndicator,
    _ fidelity: Fidelity
  ) -> IndicatorInput {
    var input = IndicatorInput(
      progress: progress,
      phase: phase,
      secondsInPhase: seconds,
      time: 60 + seconds,
      width: 320,
      height: height(of: look),
      titleWidth: 100,
      detailWidth: 150
    )
    input.fidelity = fidelity
    switch phase {
    case .armed: (input.previousPhase, input.secondsInPrevious) = (.pulling, 1)
    case .finishing: (input.previousPhase, input.secondsInPrevious) = (.running, 2)
    case .idle, .pulling, .running, .exhausted: break
    }
    return input
  }

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
