public import Overscroll
internal import OverscrollText

/// MJRefresh: its colors, and what it asks of a host.
enum MJRefresh {
  static func color(_ light: inout Palette, _ dark: inout Palette) {
    (light.accent, light.foreground) = (0x5A5A5A, 0x5A5A5A)
    (dark.accent, dark.foreground) = (0xB4B4B4, 0xB4B4B4)
  }

  static var traits: LookTraits {
    var traits = LookTraits()
    traits.hasTitleBesideList = true
    traits.hasImagesInTheirSize = true
    traits.tintsAllFigures = true
    return traits
  }

  /// The date was stored under this key.
  static var lastUpdatedKey: StaticString { "MJRefreshHeaderLastUpdatedTimeKey" }
}

extension PullStyle {
  /// MJRefresh's header, corrected.
  public static var mj: PullStyle { mj(.corrected) }

  /// MJRefresh's header.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its header.
  public static func mj(_ fidelity: Fidelity) -> PullStyle { PullStyle(.mj, .mj, fidelity) }

  /// MJRefresh's footer that is pulled past the end.
  public static var mjBackFooter: PullStyle { PullStyle(.mj, .mjBackFooter) }

  /// MJRefresh's footer that loads automatically, corrected.
  public static var mjAutoFooter: PullStyle { mjAutoFooter(.corrected) }

  /// MJRefresh's footer that loads automatically.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its footer.
  public static func mjAutoFooter(_ fidelity: Fidelity) -> PullStyle {
    PullStyle(.mj, .mjAutoFooter(fidelity), fidelity)
  }

  /// MJRefresh's trailer, for the end of a horizontal list.
  public static var mjTrailer: PullStyle {
    var style = PullStyle(.mj, .mjTrailer)
    style.wording = .mjTrailer
    return style
  }
}
