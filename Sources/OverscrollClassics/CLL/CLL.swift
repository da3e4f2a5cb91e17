public import Overscroll
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
