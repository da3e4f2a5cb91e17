internal import Overscroll
package import OverscrollGraphics

/// CLLRefresh's look: a thin circle that the pull draws, beside two lines.
///
/// The circle has a radius of 9, a line of 1, and is drawn to 342 degrees, from its bottom; from its
/// top where the indicator lies behind the list, in the superview. During a run and while it closes
/// it turns once a second. Corrected, circle and lines stand in the middle as one group. A load-more
/// is its title, and during a run a spinner. With less motion the circle fades instead of turning.
package struct CLLIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the picture of one instant to a list.
  ///
  /// - Parameters:
  ///   - input: Where the pull stands, and the room to draw in.
  ///   - list: What takes the picture.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    guard !input.isWithoutRoom else { return }
    guard input.role == .refresh else { return list.loadingLine(input) }
    let top = (input.height - 60) / 2
    // In the header of 320 points that the numbers were made for.
    var x = 110.0
    var textWidth = 160.0
    if input.fidelity == .corrected {
      textWidth = min(input.textWidth, max(input.width - 41, 0))
      x = (input.width - 20 - (textWidth > 0 ? 5 + textWidth : 0)) / 2
    }
    let textX = input.isMirrored ? input.width - x - 25 - textWidth : x + 25
    if input.titleWidth > 0 {
      let box = Rect(x: textX, y: top + 15, width: textWidth, height: 14)
      list.text(.title, in: box, alignment: .start, .foreground)
    }
    if input.detailWidth > 0 {
      let box = Rect(x: textX, y: top + 35, width: textWidth, height: 14)
      list.text(.detail, in: box, alignment: .start, .secondary)
    }

    var share = input.pulledShare
    var turn = 0.0
    list.save()
    if let seconds = input.secondsInRun {
      share = 1
      if input.environment.reduceMotion {
        list.opacity(input.breath)
      } else {
        turn = fraction(seconds)
      }
    }
    let isBehind = input.layer == .superview
    list.beginPath()
    list.arc(
      center: Point(input.isMirrored ? input.width - x - 10 : x + 10, top + 25),
      radius: 9,
      start: ((isBehind ? 0.75 : 0.25) + turn) * 2 * .pi,
      sweep: share * 1.9 * .pi
    )
    if share > 0 { list.stroke(.accent, StrokeStyle(width: 1, cap: .butt)) }
    list.restore()
  }
}
