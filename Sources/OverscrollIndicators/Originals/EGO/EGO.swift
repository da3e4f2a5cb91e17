public import Overscroll

/// EGOTableViewPullRefresh: its colors, and what it asks of a host.
enum EGO {
  /// The blue arrow, the text, and the white shadow below it.
  static func color(_ light: inout Palette, _ dark: inout Palette) {
    (light.accent, light.foreground, light.track) = (0x7E8DA2, 0x576C89, 0xFFFFFF)
    (dark.accent, dark.foreground, dark.track) = (0x8E9DB2, 0xA9B8CC, 0x000000)
  }

  /// The original's view is as high as the table and opaque.
  static func traits(_ fidelity: Fidelity) -> LookTraits {
    var traits = LookTraits()
    traits.hasShortDates = true
    traits.tintsAllFigures = true
    if fidelity == .original { traits.gap = 0xE2E7ED }
    return traits
  }

  /// The whole line of text was stored under this key.
  static var lastUpdatedKey: StaticString { "EGORefreshTableView_LastRefresh" }
}

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
    var style = PullStyle(.ego, .ego(fidelity), fidelity)
    (style.light.accent, style.dark.accent) = arrow.colors
    return style
  }
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
