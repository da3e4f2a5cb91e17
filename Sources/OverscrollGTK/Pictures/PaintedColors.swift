#if GTK
import CGtk
import OverscrollGraphics
import OverscrollIndicators

/// The colors of a look on the present theme.
///
/// Where the style leaves them at the standard colors, text and track have the color of the list's own
/// text, so that they follow light, dark and high-contrast themes, and the accent is that of the theme.
struct PaintedColors {
  private var colors: [GdkRGBA]

  /// The parts of the widget's text color in the less important slots.
  private static let secondary: Float = 0.7
  private static let track: Float = 0.15

  init(_ style: PullStyle, tint: UInt32?, themeAccent: GdkRGBA?, over text: GdkRGBA) {
    // The text is light where the background is dark.
    let isDark = 0.2126 * text.red + 0.7152 * text.green + 0.0722 * text.blue > 0.5
    let palette = isDark ? style.dark : style.light
    let standard = isDark ? Palette.dark : Palette.light
    colors = PaletteSlot.allCases.map { slot in
      let isOwn = palette[slot] != standard[slot]
      switch slot {
      case .accent:
        if tint == nil, !style.hasOwnAccent, let themeAccent { return themeAccent }
        return GdkRGBA(rgb: tint ?? palette[slot])
      case .foreground where !isOwn: return text
      case .secondary where !isOwn: return text.faded(to: Self.secondary)
      case .track where !isOwn: return text.faded(to: Self.track)
      case .foreground, .secondary, .track, .success, .failure: return GdkRGBA(rgb: palette[slot])
      }
    }
  }

  subscript(slot: PaletteSlot) -> GdkRGBA { colors[Int(slot.rawValue)] }
}

extension GdkRGBA {
  /// Makes a color from `0xRRGGBB` in sRGB.
  fileprivate init(rgb: UInt32) {
    self.init(
      red: Float(rgb >> 16 & 0xFF) / 255,
      green: Float(rgb >> 8 & 0xFF) / 255,
      blue: Float(rgb & 0xFF) / 255,
      alpha: 1
    )
  }

  /// The same color, more transparent.
  fileprivate func faded(to factor: Float) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
#endif
