import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport

/// One frame of an original control's header, in a list 320 points wide, for which it was designed.
func header(
  _ phase: Phase,
  progress: Double = 1,
  after seconds: Double = 10,
  previous: Phase = .idle,
  lasted: Double = 10,
  height: Double,
  _ fidelity: Fidelity = .corrected
) -> IndicatorInput {
  var input = IndicatorInput(
    progress: progress,
    phase: phase,
    secondsInPhase: seconds,
    time: 100,
    width: 320,
    height: height
  )
  (input.previousPhase, input.secondsInPrevious, input.fidelity) = (previous, lasted, fidelity)
  return input
}

extension Behavior {
  /// The progress at a pull, by the glossary: (overscroll - start) / (arm - start), at least 0.
  func progress(at pull: Double) -> Double {
    max(0, (pull - startDistance) / (arm.distance - startDistance))
  }
}

/// The direction of a point seen from another, in degrees clockwise from the right, in 0..<360.
func degrees(_ point: Point, from center: Point) -> Double {
  let angle = atan2(point.y - center.y, point.x - center.x) * 180 / .pi
  return angle < -0.0005 ? angle + 360 : angle
}

extension Picture.Ink {
  /// The degrees that an arc of a radius covers.
  func sweep(radius: Double) -> Double {
    length / radius * 180 / .pi
  }
}
