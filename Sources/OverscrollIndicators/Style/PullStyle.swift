public import Overscroll
public import OverscrollGraphics
package import OverscrollText

/// A complete control as one value: its behavior, look, texts and colors.
///
/// It contains no state that changes during a pull. It is not a theme of the app: its colors are
/// defaults that a host may override. Stage: read by hosts when a control is made.
///
/// ```swift
/// var style = PullStyle.ring
/// style.light.accent = 0x0A7A6C
/// style.behavior.minimumRunning = 0.5
/// ```
public struct PullStyle: Equatable, Sendable, PullIndicator {
  /// The behavior of the part.
  ///
  /// A look that draws no result needs a result hold of 0, like the styles of the original
  /// controls.
  public var behavior: Behavior
  /// The look.
  package var indicator: BuiltinIndicator
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
  public static var arrow: PullStyle { PullStyle(.arrow) }
  /// The ring, in violet.
  public static var ring: PullStyle { PullStyle(.ring) }
  /// The paper plane drawn by the pull, in amber.
  public static var path: PullStyle { PullStyle(.path) }
  /// The ring that becomes a tick, in plum.
  public static var tick: PullStyle { PullStyle(.tick) }
  /// The flower of petals, in pink.
  public static var petals: PullStyle { PullStyle(.petals) }
  /// The round arrow on a disc, in indigo.
  public static var material: PullStyle { PullStyle(.material) }
  /// Custom images.
  public static var frames: PullStyle { PullStyle(.frames) }
  /// The drop of water, in sky blue.
  public static var drop: PullStyle { PullStyle(.drop) }
  /// The edge with waves, in sea green.
  public static var wave: PullStyle { PullStyle(.wave) }
  /// The cube of lines, in copper.
  public static var segments: PullStyle { PullStyle(.segments) }
  /// The drop of liquid, in ultramarine.
  public static var liquid: PullStyle { PullStyle(.liquid) }
  /// The shape that changes, in crimson.
  public static var morph: PullStyle { PullStyle(.morph) }
  /// The field of dots, in green.
  public static var field: PullStyle { PullStyle(.field) }
  /// No picture, for an app that draws everything itself.
  public static var cover: PullStyle { PullStyle(.cover) }

  /// Makes the style of a look, with the standard behavior of a role.
  package init(_ indicator: BuiltinIndicator, role: Role = .refresh) {
    let isRefresh = role == .refresh
    self.indicator = indicator
    wording = indicator.wording
    (titleFont, detailFont) = indicator.fonts
    behavior = isRefresh ? .standard : .loadMore
    switch indicator.original {
    case .ego, .cll, .mj: texts = isRefresh ? .titleAndDetail : .title
    case .mrefresh, .yq: texts = .none
    case nil: texts = indicator != .arrow ? .none : isRefresh ? .titleAndDetail : .title
    }
    (light, dark) = Palette.pair(of: indicator)
  }

  /// The same look for what loads more: automatic, and without a line for the last update.
  ///
  /// For a pulled one set ``behavior`` to `.backLoadMore`.
  public var loadMore: PullStyle {
    var style = self
    style.behavior = .loadMore
    if texts == .titleAndDetail { style.texts = .title }
    return style
  }

  /// Appends the drawing commands of one frame of the look to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  public func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    indicator.draw(input, into: &list)
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
