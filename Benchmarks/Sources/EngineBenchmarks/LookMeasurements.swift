import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators

/// Measures the drawing of a look, over all phases and distances.
///
/// - Parameter look: The look.
/// - Returns: The number of allocations.
func measurePictures(of look: BuiltinIndicator) -> Int {
  let phases: [Phase] = [.pulling, .armed, .running, .finishing(.succeeded), .finishing(.failed)]
  let frames = 400
  var list = DisplayList()
  return measure("looks: \(look)", steps: frames * phases.count) {
    for frame in 0..<frames {
      for phase in phases {
        list.removeAll()
        let input = IndicatorInput(
          progress: Double(frame % 100) / 100,
          phase: phase,
          secondsInPhase: Double(frame % 60) / 60,
          time: Double(frame) / 60,
          width: 390,
          height: 56,
          titleWidth: 140,
          detailWidth: 180
        )
        look.draw(input, into: &list)
      }
    }
  }
}
