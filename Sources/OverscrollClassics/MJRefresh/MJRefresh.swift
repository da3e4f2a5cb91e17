public import Overscroll
public import OverscrollIndicators
internal import OverscrollText

extension PullStyle {
  /// MJRefresh's header, corrected.
  public static var mj: PullStyle { mj(.corrected) }

  /// MJRefresh's header.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its header.
  public static func mj(_ fidelity: Fidelity) -> PullStyle { mj(.mj, fidelity) }

  /// MJRefresh's footer that is pulled past the end.
  public static var mjBackFooter: PullStyle { mj(.mjBackFooter) }

  /// MJRefresh's footer that loads automatically, corrected.
  public static var mjAutoFooter: PullStyle { mjAutoFooter(.corrected) }

  /// MJRefresh's footer that loads automatically.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its footer.
  public static func mjAutoFooter(_ fidelity: Fidelity) -> PullStyle {
    mj(.mjAutoFooter(fidelity), fidelity)
  }

  /// MJRefresh's trailer, for the end of a horizontal list.
  public static var mjTrailer: PullStyle {
    var style = mj(.mjTrailer)
    style.wording = .mjTrailer
    return style
  }

  private static func mj(_ behavior: Behavior, _ fidelity: Fidelity = .corrected) -> PullStyle {
    let look = Look(.mj, traits: mjTraits()) { MJIndicator($1).draw($0, into: &$2) }
    var style = PullStyle(
      look,
      accent: (0x5A5A5A, 0xB4B4B4),
      texts: .titleAndDetail,
      behavior: behavior,
      fidelity: fidelity
    )
    style.wording = .mj
    style.titleFont = TextFont(14, weight: 700)
    style.detailFont = style.titleFont
    (style.light.foreground, style.dark.foreground) = (0x5A5A5A, 0xB4B4B4)
    return style
  }
}

private func mjTraits() -> LookTraits {
  var traits = tintedTraits()
  traits.hasTitleBesideList = true
  traits.hasImagesInTheirSize = true
  return traits
}
