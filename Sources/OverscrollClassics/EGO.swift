public import Overscroll
package import OverscrollGraphics
public import OverscrollIndicators
internal import OverscrollText

extension PullStyle {
  /// EGOTableViewPullRefresh with its blue arrow, corrected.
  public static var ego: PullStyle { ego(.corrected) }

  /// EGOTableViewPullRefresh.
  ///
  /// - Parameters:
  ///   - fidelity: How closely the original is followed.
  ///   - arrow: The color of the arrow.
  /// - Returns: The style of its header.
  public static func ego(_ fidelity: Fidelity, arrow: EGOArrow = .blue) -> PullStyle {
    let look = Look(.ego, traits: egoTraits()) { EGOIndicator($1).draw($0, into: &$2) }
    var style = PullStyle(
      look,
      accent: arrow.colors,
      texts: .titleAndDetail,
      behavior: .ego(fidelity),
      fidelity: fidelity
    )
    style.wording = .ego
    (style.titleFont, style.detailFont) = (TextFont(13, weight: 700), TextFont(12))
    // The text, and the white shadow below it.
    (style.light.foreground, style.light.track) = (0x576C89, 0xFFFFFF)
    (style.dark.foreground, style.dark.track) = (0xA9B8CC, 0x000000)
    return style
  }
}

/// The original's view is as high as the table and opaque.
private func egoTraits() -> LookTraits {
  var traits = tintedTraits()
  traits.hasShortDates = true
  traits.gap = 0xE2E7ED
  return traits
}

/// The colors of EGOTableViewPullRefresh's arrow.
public enum EGOArrow: UInt8, CaseIterable, Sendable {
  /// A grayish blue, the default.
  case blue
  /// Dark gray.
  case gray
  /// Black.
  case black
  /// White, for dark backgrounds.
  case white

  /// The colors on light and on dark backgrounds; on the latter the dark ones are replaced.
  var colors: (light: UInt32, dark: UInt32) {
    switch self {
    case .blue: (0x7E8DA2, 0x8E9DB2)
    case .gray: (0x454545, 0x9A9A9A)
    case .black: (0x000000, 0xE6E6E6)
    case .white: (0xFFFFFF, 0xFFFFFF)
    }
  }
}

/// EGOTableViewPullRefresh's look: an arrow of bars at the left, two centered lines, a spinner.
///
/// Laid out from the rectangle's bottom in a height of 65 points. Armed, the arrow rotates by 180
/// degrees in 0.18 seconds; during a run a spinner replaces it, and at the run's end the arrow
/// reappears immediately. The accent is the arrow's color, the track that of the text's light
/// shadow. Corrected, arrow and spinner have one center, are on the leading side and make room for
/// long texts. A load-more, which that control did not have, shows its title and a spinner.
///
/// ```swift
/// EGOIndicator().draw(input, into: &list)
/// ```
package struct EGOIndicator<Details: LookDetails>: PullIndicator, Sendable {
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
    // A corrected arrow is 22 points wide, and 1 from its side.
    let hasArrow = input.fidelity == .corrected && input.role == .refresh
    let input = input.fitting(input.width - (hasArrow ? 2 * 27 : 0))
    guard input.role == .refresh else { return list.loadingLine(input, details) }
    let bottom = input.height
    if input.titleWidth > 0 { drawText(.title, top: bottom - 48, input, into: &list) }
    if input.detailWidth > 0 { drawText(.detail, top: bottom - 30, input, into: &list) }
    var x = 40.0
    if input.fidelity == .corrected {
      // Half an arrow and an equal gap, if long texts leave no more room.
      x = max(min(x, (input.width - input.textWidth) / 2 - 20), 12)
    }
    let center = Point(input.isMirrored ? input.width - x : x, bottom - 37.5)
    if input.isRunning {
      // In the original, the spinner's frame began at x = 25, 38 above the bottom, with a side of
      // 20.
      let own = Point(35, bottom - 28)
      list.systemSpinner(
        at: input.fidelity == .original ? own : center,
        input,
        side: details.spinnerSide
      )
    } else {
      drawArrow(at: center, input, into: &list)
    }
  }

  private func drawText(
    _ role: TextRole,
    top: Double,
    _ input: IndicatorInput,
    into list: inout DisplayList
  ) {
    var box = Rect(x: 0, y: top + 1, width: input.width, height: 20)
    list.save()
    list.opacity(0.9)
    list.text(role, in: box, alignment: .center, .track)
    list.restore()
    box.y = top
    list.text(role, in: box, alignment: .center, .foreground)
  }

  /// The arrow, drawn in 23 by 60 units and shown 55 points high: four bars, then stem and head.
  private func drawArrow(
    at center: Point,
    _ input: IndicatorInput,
    into list: inout DisplayList
  ) {
    list.save()
    list.transform(.translation(x: center.x, y: center.y))
    list.turnOver(input.turned(in: details.flip ?? 0.18, .systemDefault), input)
    if details.arrowImage != nil {
      list.image(.pull, frame: 0, in: Rect(x: -15, y: -27.5, width: 30, height: 55))
      return list.restore()
    }
    let size = 55.0 / 60
    list.transform(Transform(a: size, b: 0, c: 0, d: size, tx: -11.5 * size, ty: -30 * size))
    for index in 0..<5 {
      let top = 2 + 9 * Double(index)
      let isHead = index == 4
      list.save()
      list.opacity(isHead ? 0.86 : index == 3 ? 0.82 : 0.1 + 0.2 * Double(index))
      list.beginPath()
      list.move(to: Point(6, top))
      list.line(to: Point(17, top))
      list.line(to: Point(17, top + 4.5))
      if isHead {
        list.line(to: Point(22.5, 42.5))
        list.line(to: Point(11.5, 58.7))
        list.line(to: Point(0.5, 42.5))
      }
      list.line(to: Point(6, top + 4.5))
      list.close()
      list.fill(.accent)
      list.restore()
    }
    list.restore()
  }
}
