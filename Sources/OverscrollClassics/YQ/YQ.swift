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
    let look = Look(.yq, traits: tintedTraits) { input, _, list in
      YQIndicator().draw(input, into: &list)
    }
    var style = PullStyle(look, accent: (0x0BC1F0, 0x0BC1F0), behavior: .yq(fidelity))
    style.fidelity = fidelity
    (style.light.track, style.dark.track) = (0xAAAAAA, 0x5A5A5A)
    return style
  }
}
