public import Overscroll
package import OverscrollText

/// A complete control as one value: how it behaves, how it looks, what it says, in which colors.
///
/// What a host is given and applies; it holds nothing that moves. Not a theme of the app: colors
/// here are defaults that a host may override. Stage: read by hosts when a control is made.
///
/// ```swift
/// var style = PullStyle.ring
/// style.light.accent = 0x0A7A6C
/// style.behavior = try Behavior(arm: Threshold(80))
/// ```
public struct PullStyle: Equatable, Sendable {
  /// How the part behaves.
  ///
  /// A look that draws no result needs a result hold of 0, as the styles of the old controls have.
  public var behavior: Behavior
  /// How it looks.
  public var indicator: BuiltinIndicator
  /// Which lines of text a host measures and paints.
  public var texts: TextLines
  /// Whose words it uses.
  package var wording: Wording
  /// The font of the title.
  public var titleFont: TextFont
  /// The font of the line beneath the title.
  public var detailFont: TextFont
  /// How closely the look of an old control keeps to it; the other looks do not ask.
  public var fidelity = Fidelity.corrected
  /// The colors on light backgrounds.
  public var light: Palette
  /// The colors on dark backgrounds.
  public var dark: Palette

  /// The classic arrow with its two lines, in blue.
  public static let arrow = PullStyle(.arrow)
  /// The ring, in violet.
  public static let ring = PullStyle(.ring)
  /// The project's mark drawn by the pull, in amber.
  public static let path = PullStyle(.path)
  /// The ring that runs off into a tick, in plum.
  public static let tick = PullStyle(.tick)
  /// The flower of petals, in pink.
  public static let petals = PullStyle(.petals)
  /// The circle that fills, in teal.
  public static let disc = PullStyle(.disc)
  /// The round arrow on a disc, in indigo.
  public static let material = PullStyle(.material)
  /// The three balls, in magenta.
  public static let balls = PullStyle(.balls)
  /// Images of one's own.
  public static let frames = PullStyle(.frames)
  /// The drop of water, in sky blue.
  public static let drop = PullStyle(.drop)
  /// The edge that makes waves, in sea green.
  public static let wave = PullStyle(.wave)
  /// The cube of lines, in copper.
  public static let segments = PullStyle(.segments)

  /// Makes the style that belongs to a look, with the plain behavior of a role.
  ///
  /// A load-more is automatic; it has no line for the last update. For one that is pulled set the
  /// behavior to `.backLoadMore`.
  ///
  /// - Parameters:
  ///   - indicator: The look.
  ///   - role: What the part is for.
  public init(_ indicator: BuiltinIndicator, role: Role = .refresh) {
    let isRefresh = role == .refresh
    self.indicator = indicator
    wording = indicator.wording
    (titleFont, detailFont) = indicator.fonts
    behavior = isRefresh ? .standard : .loadMore
    switch indicator {
    case .arrow, .ego, .cll, .mj:
      texts = isRefresh ? .titleAndDetail : .title
    case .ring, .path, .mrefresh, .yq, .tick, .petals, .disc, .material, .balls, .frames, .drop,
      .wave, .segments:
      texts = .none
    }
    (light, dark) = Palette.pair(of: indicator)
  }
}

/// Which lines of text belong to a look.
public enum TextLines: UInt8, CaseIterable, Sendable {
  /// None.
  case none
  /// The title alone.
  case title
  /// The title, and beneath it the time of the last update.
  case titleAndDetail
}
