public import Overscroll
public import OverscrollIndicators

extension PullStyle {
  /// MRefresh with its circle, corrected.
  public static var mrefresh: PullStyle { mrefresh(.corrected) }

  /// MRefresh with its circle.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style.
  public static func mrefresh(_ fidelity: Fidelity) -> PullStyle {
    let look = Look(.mrefresh, MRefreshIndicator(), traits: tintedTraits())
    // UIColor.blue, and black for outlines.
    var style = PullStyle(
      look,
      accent: (0x0000FF, 0x8C9BFF),
      behavior: .mrefresh(fidelity),
      fidelity: fidelity
    )
    (style.light.foreground, style.dark.foreground) = (0x000000, 0xFFFFFF)
    return style
  }
}
