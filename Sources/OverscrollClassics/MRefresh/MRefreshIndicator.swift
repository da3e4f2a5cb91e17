internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
package import OverscrollLooks

/// MRefresh's look: a circle that the pull draws to 324 degrees, blinking during a run.
///
/// Its line lies just inside the rectangle; in the original half of it lay outside of the view,
/// where a host would clip it. It begins at 22.5 degrees above the right and goes clockwise. During
/// a run it fades to 0.3 and back in 1.6 seconds; at the end it shrinks to nothing in a tenth of a
/// second and fades in the second half of that. Instead of the circle it may have another look's
/// outline; for one that grows piece by piece, as in the original, use ``MRefreshPathIndicator``.
package struct MRefreshIndicator: PullIndicator, Sendable {
  private let outline: PathIndicator?

  /// Makes the look.
  ///
  /// - Parameter outline: The look whose outline is drawn instead of the circle: as large as fits,
  ///   with a line of 1 point, along its length.
  package init(outline: PathIndicator? = nil) {
    self.outline = outline
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    guard let share = list.beginBlinking(input) else { return }
    if let outline {
      // From the square of 26 points into which the other look's outline is scaled.
      let size = min(input.width, input.height) / 26
      list.transform(.scale(x: size, y: size))
      list.beginPath()
      outline.add(pulled: share, to: &list)
      list.stroke(.foreground, StrokeStyle(width: 1 / size))
    } else {
      list.beginPath()
      list.arc(
        center: .zero,
        radius: max(min(input.width, input.height) / 2 - 1, 0),
        start: -.pi / 8,
        sweep: share * 1.8 * .pi
      )
      list.stroke(.accent, StrokeStyle(width: 2, cap: .butt))
    }
    list.restore()
  }
}
