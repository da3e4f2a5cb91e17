public import Overscroll
internal import OverscrollText

/// Styles that reproduce the behavior and the look of five published controls.
///
/// Each has a corrected version, and a function that also makes the original. Split from the style
/// because they are data.
extension PullStyle {
  // MARK: - Headers

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

  /// CLLRefresh's header, corrected.
  public static var cll: PullStyle { cll(.corrected) }

  /// CLLRefresh's header.
  ///
  /// - Parameter fidelity: How closely the original is followed.
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
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its header.
  public static func mj(_ fidelity: Fidelity) -> PullStyle { PullStyle(.mj, .mj, fidelity) }

  /// MRefresh with its circle, corrected.
  public static var mrefresh: PullStyle { mrefresh(.corrected) }

  /// MRefresh with its circle.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style.
  public static func mrefresh(_ fidelity: Fidelity) -> PullStyle {
    PullStyle(.mrefresh, .mrefresh(fidelity), fidelity)
  }

  /// YQRefreshHeadView, corrected.
  public static var yq: PullStyle { yq(.corrected) }

  /// YQRefreshHeadView.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style.
  public static func yq(_ fidelity: Fidelity) -> PullStyle {
    PullStyle(.yq, .yq(fidelity), fidelity)
  }

  // MARK: - Footers and a trailer

  /// CLLRefresh's footer: pulled, with a title and, during a run, a spinner.
  public static var cllFooter: PullStyle { PullStyle(.cll, .cllFooter) }

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

  // MARK: - Stored times

  /// The key under which the original control stored the time of its last update, for migration.
  ///
  /// EGO stored the whole line of text, MJ the date. Nil if the control stored nothing.
  public var lastUpdatedKey: StaticString? {
    switch indicator {
    case .ego: "EGORefreshTableView_LastRefresh"
    case .mj: "MJRefreshHeaderLastUpdatedTimeKey"
    case .arrow, .ring, .path, .cll, .mrefresh, .yq, .tick, .petals, .disc, .material, .balls,
      .frames, .drop, .wave, .segments, .sun, .strokes, .pulse, .caret, .rows, .radar, .bounce,
      .liquid, .cover:
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
