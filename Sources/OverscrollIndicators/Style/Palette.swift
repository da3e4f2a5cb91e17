package import OverscrollGraphics

/// The color of each slot on one kind of background, as plain numbers.
///
/// A color is `0xRRGGBB` in sRGB, opaque, so that every host and a style sheet use the same. A
/// palette is for one appearance, light or dark; the user's setting selects one, and a host may
/// override the colors. Stage: beside the painter; looks use slots only.
public struct Palette: Equatable, Sendable {
  /// Parts that move with the pull.
  public var accent: UInt32
  /// The main text and figures.
  public var foreground: UInt32
  /// Less important text and figures.
  public var secondary: UInt32
  /// The track below a moving figure.
  public var track: UInt32
  /// A successful result.
  public var success: UInt32
  /// A failed result.
  public var failure: UInt32

  /// Makes a palette.
  ///
  /// A color is `0xRRGGBB` in sRGB.
  ///
  /// - Parameters:
  ///   - accent: Parts that move with the pull.
  ///   - foreground: The main text and figures.
  ///   - secondary: Less important text and figures.
  ///   - track: The track below a moving figure.
  ///   - success: A successful result.
  ///   - failure: A failed result.
  public init(
    accent: UInt32,
    foreground: UInt32,
    secondary: UInt32,
    track: UInt32,
    success: UInt32,
    failure: UInt32
  ) {
    self.accent = accent
    self.foreground = foreground
    self.secondary = secondary
    self.track = track
    self.success = success
    self.failure = failure
  }

  /// For light backgrounds: every color but the track's has a contrast of 4.5 to 1 on white.
  ///
  /// - SeeAlso: [WCAG 2.2, contrast](https://www.w3.org/TR/WCAG22/#contrast-minimum)
  public static let light = Palette(
    accent: 0x1D5FD6,
    foreground: 0x16181D,
    secondary: 0x5B626D,
    track: 0xDFE2E8,
    success: 0x157A3C,
    failure: 0xCF2F24
  )

  /// The colors for dark backgrounds.
  ///
  /// Every color but the track's has a contrast of 4.5 to 1 on `0x1C1F26`, and more on darker
  /// backgrounds.
  public static let dark = Palette(
    accent: 0x7FB0FF,
    foreground: 0xF2F3F5,
    secondary: 0xA0A7B2,
    track: 0x3A404A,
    success: 0x5FD38D,
    failure: 0xFF8075
  )

  /// The color of a slot.
  ///
  /// A color is `0xRRGGBB` in sRGB.
  package subscript(slot: PaletteSlot) -> UInt32 {
    switch slot {
    case .accent: accent
    case .foreground: foreground
    case .secondary: secondary
    case .track: track
    case .success: success
    case .failure: failure
    }
  }
}
