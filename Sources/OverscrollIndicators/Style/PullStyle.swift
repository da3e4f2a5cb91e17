public import Overscroll
public import OverscrollGraphics
package import OverscrollText

/// A complete control as one value: its behavior, look, texts and colors.
///
/// It contains no state that changes during a pull. It is not a theme of the app: its colors are
/// defaults that a host may override, and in place of the accent a host has the app's tint where it
/// knows one. Stage: read by hosts when a control is made.
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
  package let look: Look
  /// Which lines of text a host measures and paints.
  public var texts: TextLines
  /// The wording of its texts.
  package var wording = Wording.standard
  /// The font of the title: 14 points, semibold.
  public var titleFont = TextFont(14, weight: 600)
  /// The font of the line beneath the title: 12 points, regular.
  public var detailFont = TextFont(12)
  /// How closely the look of an original control is followed; other looks ignore it.
  public var fidelity: Fidelity
  /// The colors on light backgrounds.
  public var light = Palette.light
  /// The colors on dark backgrounds.
  public var dark = Palette.dark

  /// The arrow with two lines of text.
  public static var arrow: PullStyle {
    PullStyle(Look(.arrow, ArrowIndicator()), texts: .titleAndDetail)
  }
  /// The ring.
  public static var ring: PullStyle {
    PullStyle(Look(.ring, RingIndicator()))
  }
  /// The drop of liquid.
  public static var liquid: PullStyle {
    PullStyle(Look(.liquid, LiquidIndicator()))
  }
  /// No picture, for an app that draws everything itself.
  public static var cover: PullStyle {
    PullStyle(Look(.cover, traits: LookTraits()) { _, _, _ in })
  }

  /// Makes the style of a look.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - accent: Its accent color on light and on dark backgrounds; nil for that of all palettes.
  ///   - texts: Its lines of text in a refresh; a load-more has no line for the last update.
  ///   - behavior: Its behavior.
  ///   - fidelity: How closely the look of an original control is followed.
  package init(
    _ look: Look,
    accent: (light: UInt32, dark: UInt32)? = nil,
    texts: TextLines = .none,
    behavior: Behavior = .standard,
    fidelity: Fidelity = .corrected
  ) {
    self.look = look
    self.behavior = behavior
    self.fidelity = fidelity
    self.texts = texts == .titleAndDetail && behavior.role == .loadMore ? .title : texts
    if let accent { (light.accent, dark.accent) = accent }
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

  /// Whether the app or an original has chosen its accent, which then is not the app's tint.
  package var hasOwnAccent: Bool {
    light.accent != Palette.light.accent || dark.accent != Palette.dark.accent
  }

  /// Appends the drawing commands of one frame of the look to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  public func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    look.draw(input, ChangedDetails(), &list)
  }
}

/// The lines of text of a look.
public enum TextLines: UInt8, Sendable {
  /// No text.
  case none
  /// Only the title.
  case title
  /// The title, and below it the time of the last update.
  case titleAndDetail
}

// Types that an app names now and then, nested, so that the import of a host brings few names.
extension PullStyle {
  /// What a pull does, and when.
  public typealias Behavior = Overscroll.Behavior
  /// Whether a control refreshes or loads more.
  public typealias Role = Overscroll.Role
  /// The distance of a pull that has an effect.
  public typealias Threshold = Overscroll.Threshold
  /// What is held open during a run.
  public typealias Hold = Overscroll.Hold
  /// How closely an original control is followed.
  public typealias Fidelity = Overscroll.Fidelity
}

/// The size and the weight of a line of text; the host selects the typeface.
public struct TextFont: Equatable, Sendable {
  /// The size, in points.
  package var size: Double
  /// The weight: 400 is regular, 600 semibold, 700 bold.
  package var weight: UInt16

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: 400 is regular, 600 semibold, 700 bold.
  public init(_ size: Double, weight: UInt16 = 400) {
    self.size = size
    self.weight = weight
  }
}
