public import Overscroll
package import OverscrollText

/// A complete control as one value: its behavior, look, texts and colors.
///
/// It contains no state that changes during a pull. It is not a theme of the app: its colors are
/// defaults that a host may override. Stage: read by hosts when a control is made.
///
/// ```swift
/// var style = PullStyle.ring
/// style.light.accent = 0x0A7A6C
/// style.behavior = try Behavior(arm: Threshold(80))
/// ```
public struct PullStyle: Equatable, Sendable {
  /// The behavior of the part.
  ///
  /// A look that draws no result needs a result hold of 0, like the styles of the original
  /// controls.
  public var behavior: Behavior
  /// The look.
  public var indicator: BuiltinIndicator
  /// Which lines of text a host measures and paints.
  public var texts: TextLines
  /// The wording of its texts.
  package var wording: Wording
  /// The font of the title.
  public var titleFont: TextFont
  /// The font of the line beneath the title.
  public var detailFont: TextFont
  /// How closely the look of an original control is followed; other looks ignore it.
  public var fidelity = Fidelity.corrected
  /// The colors on light backgrounds.
  public var light: Palette
  /// The colors on dark backgrounds.
  public var dark: Palette

  /// The arrow with two lines of text, in blue.
  public static let arrow = PullStyle(.arrow)
  /// The ring, in violet.
  public static let ring = PullStyle(.ring)
  /// The paper plane drawn by the pull, in amber.
  public static let path = PullStyle(.path)
  /// The ring that becomes a tick, in plum.
  public static let tick = PullStyle(.tick)
  /// The flower of petals, in pink.
  public static let petals = PullStyle(.petals)
  /// The circle that fills, in teal.
  public static let disc = PullStyle(.disc)
  /// The round arrow on a disc, in indigo.
  public static let material = PullStyle(.material)
  /// The three balls, in magenta.
  public static let balls = PullStyle(.balls)
  /// Custom images.
  public static let frames = PullStyle(.frames)
  /// The drop of water, in sky blue.
  public static let drop = PullStyle(.drop)
  /// The edge with waves, in sea green.
  public static let wave = PullStyle(.wave)
  /// The cube of lines, in copper.
  public static let segments = PullStyle(.segments)
  /// The sun over a horizon, in orange.
  public static let sun = PullStyle(.sun)
  /// The four strokes, in aubergine.
  public static let strokes = PullStyle(.strokes)
  /// The heartbeat, in crimson.
  public static let pulse = PullStyle(.pulse)
  /// The typing caret, in slate.
  public static let caret = PullStyle(.caret)
  /// The rows without content, in steel.
  public static let rows = PullStyle(.rows)
  /// The radar, in green.
  public static let radar = PullStyle(.radar)
  /// The bouncing ball, in olive.
  public static let bounce = PullStyle(.bounce)
  /// The drop of liquid, in ultramarine.
  public static let liquid = PullStyle(.liquid)
  /// No picture, for an app that draws everything itself.
  public static let cover = PullStyle(.cover)

  /// Makes the style of a look, with the standard behavior of a role.
  ///
  /// A load-more is automatic and has no line for the last update. For a pulled one set the
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
      .wave, .segments, .sun, .strokes, .pulse, .caret, .rows, .radar, .bounce, .liquid, .cover:
      texts = .none
    }
    (light, dark) = Palette.pair(of: indicator)
  }
}

/// The lines of text of a look.
public enum TextLines: UInt8, CaseIterable, Sendable {
  /// No text.
  case none
  /// Only the title.
  case title
  /// The title, and below it the time of the last update.
  case titleAndDetail
}
