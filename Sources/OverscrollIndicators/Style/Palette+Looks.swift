// Separate file because it grows with the looks.
extension Palette {
  /// The colors of a look.
  ///
  /// The looks of this library each have an accent color. The original controls had colors for
  /// light backgrounds only: the dark ones keep the hue, with the lightness inverted.
  static func pair(of indicator: BuiltinIndicator) -> (light: Palette, dark: Palette) {
    var light = Palette.light
    var dark = Palette.dark
    switch indicator {
    case .arrow, .cover:
      break
    case .tick:
      (light.accent, dark.accent) = (0x8E2A78, 0xF0A0DC)
    case .ring:
      (light.accent, dark.accent) = (0x7A3FD1, 0xBE9BFF)
    case .path:
      (light.accent, dark.accent) = (0xAD4E00, 0xF2B04E)
    case .petals:
      (light.accent, dark.accent) = (0xC2185B, 0xFF8AB5)
    case .disc:
      (light.accent, dark.accent) = (0x00737D, 0x4FC7D0)
    case .material:
      (light.accent, dark.accent) = (0x3547B0, 0xA3B1FF)
    case .balls:
      (light.accent, dark.accent) = (0xA21CAF, 0xEE9BF5)
    case .frames:
      (light.accent, dark.accent) = (0x3F5B7A, 0xA5BCD6)
    case .drop:
      (light.accent, dark.accent) = (0x0369A1, 0x62C4F8)
    case .wave:
      (light.accent, dark.accent) = (0x0A7A6C, 0x4FD1B8)
    case .segments:
      (light.accent, dark.accent) = (0x8A5A2B, 0xDDB182)
    case .sun:
      (light.accent, dark.accent) = (0xA64B07, 0xF5B860)
    case .strokes:
      (light.accent, dark.accent) = (0x7A2E5D, 0xE59CC8)
    case .pulse:
      (light.accent, dark.accent) = (0xC01F3F, 0xFF8FA3)
    case .caret:
      (light.accent, dark.accent) = (0x334E80, 0xA9BEE8)
    case .rows:
      (light.accent, dark.accent) = (0x44607C, 0xA7C0D9)
    case .radar:
      (light.accent, dark.accent) = (0x1B7A3D, 0x6FD892)
    case .bounce:
      (light.accent, dark.accent) = (0x5F6B00, 0xC3CF5E)
    case .liquid:
      (light.accent, dark.accent) = (0x4338CA, 0xABA4FF)
    case .ego:
      // The blue arrow, the text, and the white shadow below it.
      (light.accent, light.foreground, light.track) = (0x7E8DA2, 0x576C89, 0xFFFFFF)
      (dark.accent, dark.foreground, dark.track) = (0x8E9DB2, 0xA9B8CC, 0x000000)
    case .cll:
      // The time was 0xA8A8A8, which is too light to read.
      (light.accent, light.foreground, light.secondary) = (0xAD353C, 0x000000, 0x6E6E6E)
      (dark.accent, dark.foreground, dark.secondary) = (0xF0777E, 0xFFFFFF, 0xA8A8A8)
    case .mj:
      (light.accent, light.foreground) = (0x5A5A5A, 0x5A5A5A)
      (dark.accent, dark.foreground) = (0xB4B4B4, 0xB4B4B4)
    case .mrefresh:
      // UIColor.blue, and black for outlines.
      (light.accent, light.foreground) = (0x0000FF, 0x000000)
      (dark.accent, dark.foreground) = (0x8C9BFF, 0xFFFFFF)
    case .yq:
      (light.accent, light.track) = (0x0BC1F0, 0xAAAAAA)
      (dark.accent, dark.track) = (0x0BC1F0, 0x5A5A5A)
    }
    return (light, dark)
  }
}
