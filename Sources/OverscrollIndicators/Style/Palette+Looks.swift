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
    case .material:
      (light.accent, dark.accent) = (0x3547B0, 0xA3B1FF)
    case .frames:
      (light.accent, dark.accent) = (0x3F5B7A, 0xA5BCD6)
    case .drop:
      (light.accent, dark.accent) = (0x0369A1, 0x62C4F8)
    case .wave:
      (light.accent, dark.accent) = (0x0A7A6C, 0x4FD1B8)
    case .segments:
      (light.accent, dark.accent) = (0x8A5A2B, 0xDDB182)
    case .liquid:
      (light.accent, dark.accent) = (0x4338CA, 0xABA4FF)
    case .morph:
      (light.accent, dark.accent) = (0xC01F3F, 0xFF8FA3)
    case .field:
      (light.accent, dark.accent) = (0x1B7A3D, 0x6FD892)
    case .ego: EGO.color(&light, &dark)
    case .cll: CLL.color(&light, &dark)
    case .mj: MJRefresh.color(&light, &dark)
    case .mrefresh: MRefresh.color(&light, &dark)
    case .yq: YQ.color(&light, &dark)
    }
    return (light, dark)
  }
}
