public import Overscroll
internal import OverscrollText

/// The styles of five controls that people know: how they behaved and how they looked.
///
/// Each is there corrected, and by its function as it was. Split from the style because they are
/// data.
extension PullStyle {
  // MARK: - Headers

  /// EGOTableViewPullRefresh with its blue arrow, corrected.
  public static var ego: PullStyle { ego(.corrected) }

  /// EGOTableViewPullRefresh.
  ///
  /// - Parameters:
  ///   - fidelity: How closely it is followed.
  ///   - arrow: The color of the arrow.
  /// - Returns: The style of its header.
  public static func ego(_ fidelity: Fidelity, arrow: EGOArrow = .blue) -> PullStyle {
    var style = PullStyle(.ego, .ego(fidelity), fidelity)
    (style.light.accent, style.dark.accent) = arrow.colors
    return style
  }

  /// CLLRefresh's header, corrected.
  public static var cll: PullStyle { cll(.corrected) }

  /// CLLRefresh's header.
  ///
  /// - Parameter fidelity: How closely it is followed.
  /// - Returns: The style of its header.
  public static func cll(_ fidelity: Fidelity) -> PullStyle {
    var style = PullStyle(.cll, .cll, fidelity)
    if fidelity == .original { style.light.secondary = 0xA8A8A8 }
    return style
  }

  /// MJRefresh's header, corrected.
  public static var mj: PullStyle { mj(.corrected) }

  /// MJRefresh's header.
  ///
  /// - Parameter fidelity: How closely it is followed.
  /// - Returns: The style of its header.
  public static func mj(_ fidelity: Fidelity) -> PullStyle { PullStyle(.mj, .mj, fidelity) }

  /// MRefresh with its circle, corrected.
  public static var mrefresh: PullStyle { mrefresh(.corrected) }

  /// MRefresh with its circle.
  ///
  /// - Parameter fidelity: How closely it is followed.
  /// - Returns: The style.
  public static func mrefresh(_ fidelity: Fidelity) -> PullStyle {
    PullStyle(.mrefresh, .mrefresh(fidelity), fidelity)
  }

  /// YQRefreshHeadView, corrected.
  public static var yq: PullStyle { yq(.corrected) }

  /// YQRefreshHeadView.
  ///
  /// - Parameter fidelity: How closely it is followed.
  /// - Returns: The style.
  public static func yq(_ fidelity: Fidelity) -> PullStyle {
    PullStyle(.yq, .yq(fidelity), fidelity)
  }

  // MARK: - Footers and a trailer

  /// CLLRefresh's footer: pulled, with a title and, during a run, a spinner.
  public static var cllFooter: PullStyle { PullStyle(.cll, .cllFooter) }

  /// MJRefresh's footer that one pulls past the end.
  public static var mjBackFooter: PullStyle { PullStyle(.mj, .mjBackFooter) }

  /// MJRefresh's footer that loads by itself, corrected.
  public static var mjAutoFooter: PullStyle { mjAutoFooter(.corrected) }

  /// MJRefresh's footer that loads by itself.
  ///
  /// - Parameter fidelity: How closely it is followed.
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

  // MARK: - Memory

  /// The name under which the control kept the time of its last update, for apps that have it.
  ///
  /// EGO kept the whole line of text there, MJ the date. Nil where nothing was kept.
  public var lastUpdatedKey: StaticString? {
    switch indicator {
    case .ego: "EGORefreshTableView_LastRefresh"
    case .mj: "MJRefreshHeaderLastUpdatedTimeKey"
    case .arrow, .ring, .path, .cll, .mrefresh, .yq, .tick, .petals, .disc, .material, .balls,
      .frames, .drop, .wave, .segments:
      nil
    }
  }

  private init(
    _ indicator: BuiltinIndicator,
    _ behavior: Behavior,
    _ fidelity: Fidelity = .corrected
  ) {
    self.init(indicator, role: behavior.role)
    self.behavior = behavior
    self.fidelity = fidelity
  }
}

/// The colors that EGOTableViewPullRefresh's arrow came in.
public enum EGOArrow: UInt8, CaseIterable, Sendable {
  /// A grayish blue, the default.
  case blue
  /// Dark gray.
  case gray
  /// Black.
  case black
  /// White, for dark backgrounds.
  case white

  /// On light and on dark backgrounds, where the dark ones could not be seen.
  var colors: (light: UInt32, dark: UInt32) {
    switch self {
    case .blue: (0x7E8DA2, 0x8E9DB2)
    case .gray: (0x454545, 0x9A9A9A)
    case .black: (0x000000, 0xE6E6E6)
    case .white: (0xFFFFFF, 0xFFFFFF)
    }
  }
}
