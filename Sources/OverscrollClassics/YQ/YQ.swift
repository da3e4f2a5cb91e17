public import Overscroll
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
