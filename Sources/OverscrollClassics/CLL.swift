public import Overscroll
package import OverscrollGraphics
public import OverscrollIndicators
internal import OverscrollText

extension PullStyle {
  /// CLLRefresh's header, corrected.
  public static var cll: PullStyle { cll(.corrected) }

  /// CLLRefresh's header.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its header.
  public static func cll(_ fidelity: Fidelity) -> PullStyle {
    var style = cll(.cll, fidelity)
    // Too light to read.
    if fidelity == .original { style.light.secondary = 0xA8A8A8 }
    return style
  }

  /// CLLRefresh's footer: pulled, with a title and, during a run, a spinner.
  public static var cllFooter: PullStyle { cll(.cllFooter, .corrected) }

  private static func cll(_ behavior: Behavior, _ fidelity: Fidelity) -> PullStyle {
    let look = Look(.cll, traits: tintedTraits()) { CLLIndicator($1).draw($0, into: &$2) }
    var style = PullStyle(
      look,
      accent: (0xAD353C, 0xF0777E),
      texts: .titleAndDetail,
      behavior: behavior,
      fidelity: fidelity
    )
    style.wording = .cll
    (style.titleFont, style.detailFont) = (TextFont(14), TextFont(11))
    (style.light.foreground, style.light.secondary) = (0x000000, 0x6E6E6E)
    (style.dark.foreground, style.dark.secondary) = (0xFFFFFF, 0xA8A8A8)
    return style
  }
}

/// CLLRefresh's look: a thin circle that the pull draws, beside two lines.
///
/// The circle has a radius of 9, a line of 1, and is drawn to 342 degrees, from its bottom; from
/// its top if the indicator is behind the list, in the superview. During a run and while closing it
/// rotates once per second. Corrected, circle and lines are centered as one group. A load-more
/// shows its title, and during a run a spinner. With reduced motion the circle fades instead of
/// rotating.
package struct CLLIndicator<Details: LookDetails>: PullIndicator, Sendable {
  private let details: Details

  /// Makes the look.
  ///
  /// - Parameter details: What differs from the original.
  package init(_ details: Details) {
    self.details = details
  }

  /// Makes the look as it was.
  package init() where Details == OriginalDetails {
    details = OriginalDetails()
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    guard !input.isWithoutRoom else { return }
    let input = input.fitting(input.width - 41)
    guard input.role == .refresh else { return list.loadingLine(input, details) }
    let top = (input.height - 60) / 2
    // In a header of 320 points, for which the numbers were chosen.
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
