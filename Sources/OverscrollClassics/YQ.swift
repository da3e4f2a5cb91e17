public import Overscroll
package import OverscrollGraphics
public import OverscrollIndicators

extension PullStyle {
  /// YQRefreshHeadView, corrected.
  public static var yq: PullStyle { yq(.corrected) }

  /// YQRefreshHeadView.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style.
  public static func yq(_ fidelity: Fidelity) -> PullStyle {
    var style = PullStyle(
      Look(.yq, YQIndicator(), traits: tintedTraits()),
      accent: (0x0BC1F0, 0x0BC1F0),
      behavior: .yq(fidelity),
      fidelity: fidelity
    )
    (style.light.track, style.dark.track) = (0xAAAAAA, 0x5A5A5A)
    return style
  }
}

/// YQRefreshHeadView's look: a gray ring that the pull fills from the top.
///
/// The radius is 15 and the line 2. During a run an arc of 72 degrees rotates in 2 seconds, slowly
/// at the top; the original rotated by 349.2 degrees and skipped the rest. While the list closes,
/// the ring empties with it. With reduced motion the full ring fades in and out.
package struct YQIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard !input.isWithoutRoom else { return }
    let center = Point(input.width / 2, input.height / 2)
    let radius = max(min(15, min(input.width, input.height) / 2 - 1), 0)
    let style = StrokeStyle(width: 2)
    list.save()
    list.beginPath()
    list.circle(center: center, radius: radius)
    list.stroke(.track, style)
    var share = input.isExhausted ? 0 : input.pulledShare
    var turn = 0.0
    if input.isRunning {
      share = 1
      if input.environment.reduceMotion {
        list.opacity(input.breath)
      } else {
        share = 0.2
        let whole = input.fidelity == .original ? 0.97 : 1
        turn = whole * Curve.easeInOut.value(at: fraction(input.secondsInPhase / 2))
      }
    }
    if share > 0 {
      list.beginPath()
      list.arc(
        center: center,
        radius: radius,
        start: (turn - 0.25) * 2 * .pi,
        sweep: share * 2 * .pi
      )
      list.stroke(.accent, style)
    }
    list.restore()
  }
}
