internal import Overscroll
public import OverscrollGraphics

/// MRefresh's look: a circle that the pull draws to 324 degrees, blinking during a run.
///
/// It fills the rectangle, begins at 22.5 degrees above the right and goes clockwise. During a run
/// it fades to 0.3 and back in 1.6 seconds; at its end it shrinks to nothing in a tenth of a second
/// and fades in the second half of that. Corrected, the line lies inside the rectangle. For any
/// outline instead of the circle see ``MRefreshPathIndicator``.
public struct MRefreshIndicator: Indicator, Sendable {
  /// Makes the look.
  public init() {}

  /// Appends the picture of one instant to a list.
  ///
  /// - Parameters:
  ///   - input: Where the pull stands, and the room to draw in.
  ///   - list: What takes the picture.
  public func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    guard let share = list.beginBlinking(input) else { return }
    let inset = input.fidelity == .corrected ? 1.0 : 0
    list.beginPath()
    list.arc(
      center: .zero,
      radius: max(min(input.width, input.height) / 2 - inset, 0),
      start: -.pi / 8,
      sweep: share * 1.8 * .pi
    )
    list.stroke(.accent, StrokeStyle(width: 2, cap: .butt))
    list.restore()
  }
}
