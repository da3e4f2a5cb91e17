public import Overscroll
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
